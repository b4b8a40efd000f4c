import { spawnSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { change, Clones, read } from "../../tests/support/clones";
import { share } from "./share";

/** Every moment at which something outside the running program has just changed, or is about to. */
const moments = [
  "commit",
  "committed",
  "fetch",
  "merge",
  "push",
  "switch",
  "files",
  "file 1",
  "file 2",
  "branch",
  "journal",
];

const life = "content/pages/her-life.md";
const timeline = "content/timeline.yaml";

let clones: Clones;
beforeEach(() => (clones = new Clones()));
afterEach(() => clones.remove());

/** Runs the sharing in a program of its own, which kills itself at a step. */
function shareAndDie(project: string, step: string) {
  const args = ["--import", "tsx", "tests/support/killedShare.mts", project, step];
  return spawnSync(process.execPath, args, { encoding: "utf8", env: process.env });
}

it.each(moments)("killed at %s, it is completed by the next run, and nothing is lost", async (step) => {
  const [ann, ben] = [clones.clone("Ann"), clones.clone("Ben")];
  change(ann, life, ["A Working Life", "A Whole Life"]);
  change(ann, timeline, ["The pier closes", "The pier shuts"]);
  clones.commit(ann, "Ann's");
  clones.git(ann, "push", "-q", "origin", "main");
  change(ben, life, ["label: Her Life", "label: Life"]);
  writeFileSync(join(ben, "notes.txt"), "private");

  expect(shareAndDie(ben, step)).toMatchObject({ stderr: "", signal: "SIGKILL" });
  expect(read(ben, life)).toContain("label: Life");

  // What somebody saves between the two runs counts as well.
  change(ben, timeline, ["A ledger is found", "The ledger is found"]);
  await share(ben);
  expect(clones.git(ben, "rev-parse", "HEAD")).toBe(clones.git(clones.server, "rev-parse", "main"));
  expect(read(ben, life)).toContain("title: A Whole Life\nlabel: Life\n");
  expect(read(ben, timeline)).toMatch(/The pier shuts[^]*The ledger is found/);
  expect(clones.status(ben)).toBe("?? notes.txt");
  expect(readdirSync(join(ben, ".git/sharing"))).toEqual(["last-shared"]);
});
