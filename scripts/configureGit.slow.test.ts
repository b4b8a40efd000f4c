import { cpSync, existsSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ann, clones, life, timeline } from "../tests/support/annAndBen";
import { change, read } from "../tests/support/clones";
import { configureGit } from "./configureGit.mjs";

/**
 * Configures git in Ann's clone. The clone gets links to the folders of the project's code, which contain the merge driver and the commit
 * hook.
 */
beforeEach(() => {
  for (const name of ["src", "scripts", "node_modules"]) symlinkSync(resolve(name), join(ann, name));
  cpSync(".gitattributes", join(ann, ".gitattributes"));
  writeFileSync(join(ann, ".gitignore"), "src\nscripts\nnode_modules\n.cache/\n");
  clones.commit(ann, "Attributes");
  configureGit(ann);
});

/** Commits the change `theirs` on a branch and the change `mine` on main. Then git merges the branch into main. */
function merge(theirs: () => void, mine: () => void): void {
  clones.git(ann, "checkout", "-q", "-b", "theirs");
  theirs();
  clones.commit(ann, "Theirs");
  clones.git(ann, "checkout", "-q", "main");
  mine();
  clones.commit(ann, "Mine");
  clones.git(ann, "merge", "-q", "theirs");
}

it("lets git merge neighbouring fields and entries", () => {
  merge(
    () => {
      change(ann, life, ["label: Her Life", "label: Life"]);
      change(ann, timeline, ["Takings are missed", "Takings were missed"]);
    },
    () => {
      change(ann, life, ["A Working Life", "A Whole Life"]);
      change(ann, timeline, ["date: January 1997", "date: Early in 1997"]);
    },
  );
  expect(read(ann, life)).toContain("title: A Whole Life\nlabel: Life\n");
  expect(read(ann, timeline)).toMatch(/date: Early in 1997\n.*\n.*title: Takings were missed\n/);
  expect(clones.status(ann)).toBe("");
});

it.each([
  ["both changed one field", "tsx"],
  ["the project's packages are not installed", "missing"],
])("leaves git's own conflict markers where %s", (_where, program) => {
  const driver = clones.git(ann, "config", "merge.content.driver");
  clones.git(ann, "config", "merge.content.driver", driver.replace("tsx", program));
  const conflict = (wording: string) => () => change(ann, life, ["A Working Life", wording]);
  expect(() => merge(conflict("Another Life"), conflict("One Life"))).toThrow("git merge");
  expect(read(ann, life)).toContain(
    "<<<<<<< mine\ntitle: One Life\n=======\ntitle: Another Life\n>>>>>>> theirs\n",
  );
  expect(clones.status(ann)).toBe(`UU ${life}`);
});

it("does nothing where there is no repository", () => {
  configureGit(clones.folder);
  expect(existsSync(join(clones.folder, ".git"))).toBe(false);
});

describe("the hook for commit messages", () => {
  const commit = (message: string) => () => {
    clones.git(ann, "commit", "--allow-empty", "-q", "-m", message);
  };
  beforeEach(() => {
    change(ann, ".gitattributes", ["content/", "content/ "]);
    clones.git(ann, "add", "--all");
  });

  it("refuses a subject that hides the change, and says what to write", () => {
    expect(commit("Say it once")).toThrow(/one of these verbs: Add, Fix, Remove/);
    expect(commit("Add a space to the attributes")).not.toThrow();
  });

  it("accepts any subject for a change of content alone", () => {
    commit("Fix a space")();
    change(ann, life, ["label: Her Life", "label: Life"]);
    clones.git(ann, "add", "--all");
    expect(commit("Corrections by Ann")).not.toThrow();
  });

  it("stays off where somebody has chosen other hooks", () => {
    clones.git(ann, "config", "core.hooksPath", "elsewhere");
    configureGit(ann);
    expect(clones.git(ann, "config", "core.hooksPath").trim()).toBe("elsewhere");
  });
});
