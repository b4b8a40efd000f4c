import { cpSync, existsSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { change, Clones, read } from "../tests/support/clones";
import { registerMergeDriver } from "./mergeDriver.mjs";

const life = "content/pages/her-life.md";
const timeline = "content/timeline.yaml";

let clones: Clones;
let project = "";

/** A clone with the merge driver registered. */
beforeEach(() => {
  clones = new Clones();
  project = clones.clone("Ann");
  for (const name of ["src", "scripts", "node_modules"]) symlinkSync(resolve(name), join(project, name));
  cpSync(".gitattributes", join(project, ".gitattributes"));
  writeFileSync(join(project, ".gitignore"), "src\nscripts\nnode_modules\n.cache/\n");
  clones.commit(project, "Attributes");
  registerMergeDriver(project);
});
afterEach(() => clones.remove());

/** Commits their change on a branch and mine on main, and merges the branch with git. */
function merge(theirs: () => void, mine: () => void): void {
  clones.git(project, "checkout", "-q", "-b", "theirs");
  theirs();
  clones.commit(project, "Theirs");
  clones.git(project, "checkout", "-q", "main");
  mine();
  clones.commit(project, "Mine");
  clones.git(project, "merge", "-q", "theirs");
}

it("lets git merge neighbouring fields and entries", () => {
  merge(
    () => {
      change(project, life, ["label: Her Life", "label: Life"]);
      change(project, timeline, ["Takings are missed", "Takings were missed"]);
    },
    () => {
      change(project, life, ["A Working Life", "A Whole Life"]);
      change(project, timeline, ["date: January 1997", "date: Early in 1997"]);
    },
  );
  expect(read(project, life)).toContain("title: A Whole Life\nlabel: Life\n");
  expect(read(project, timeline)).toMatch(/date: Early in 1997\n.*\n.*title: Takings were missed\n/);
  expect(clones.status(project)).toBe("");
});

it.each([
  ["both changed one field", "tsx"],
  ["the project's packages are not installed", "missing"],
])("leaves git's own conflict markers where %s", (_where, program) => {
  const driver = clones.git(project, "config", "merge.content.driver");
  clones.git(project, "config", "merge.content.driver", driver.replace("tsx", program));
  const conflict = (wording: string) => () => change(project, life, ["A Working Life", wording]);
  expect(() => merge(conflict("Another Life"), conflict("One Life"))).toThrow("git merge");
  expect(read(project, life)).toContain(
    "<<<<<<< mine\ntitle: One Life\n=======\ntitle: Another Life\n>>>>>>> theirs\n",
  );
  expect(clones.status(project)).toBe(`UU ${life}`);
});

it("does nothing where there is no repository", () => {
  registerMergeDriver(clones.folder);
  expect(existsSync(join(clones.folder, ".git"))).toBe(false);
});
