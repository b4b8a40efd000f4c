import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ann, ben, clones, life, pushByHand, timeline } from "../../tests/support/annAndBen";
import { change, read, refusals, replaceGit, runAndDie } from "../../tests/support/clones";
import { share } from "./share";

/** The steps of a share just before or after which something outside the process changes. */
const steps = ["fetch", "merge", "push", "switch", "files", "file 1", "file 2", "branch", "journal"];

it.each(steps)("a run killed at %s is completed by the next one, and nothing is lost", async (step) => {
  change(ann, life, ["A Working Life", "A Whole Life"]);
  change(ann, timeline, ["The pier closes", "The pier shuts"]);
  pushByHand(ann);
  change(ben, life, ["label: Her Life", "label: Life"]);
  writeFileSync(join(ben, "notes.txt"), "private");

  expect(runAndDie(ben, step)).toMatchObject({ stderr: "", signal: "SIGKILL" });
  expect(read(ben, life)).toContain("label: Life");

  // A change that is saved between the two runs must survive too.
  change(ben, timeline, ["A ledger is found", "The ledger is found"]);
  await share(ben);
  expect(clones.git(ben, "rev-parse", "HEAD")).toBe(clones.git(clones.server, "rev-parse", "main"));
  expect(read(ben, life)).toContain("title: A Whole Life\nlabel: Life\n");
  expect(read(ben, timeline)).toMatch(/The pier shuts[^]*The ledger is found/);
  expect(clones.status(ben)).toBe("?? notes.txt");
  expect(readdirSync(join(ben, ".git/sharing"))).toEqual(["last-shared", "received"]);
});

it("asks nothing twice if the server had everything and its answer was lost", async () => {
  change(ann, life, ["A Working Life", "Ann's Title"]);
  await share(ann);
  change(ben, life, ["A Working Life", "Ben's Title"]);
  const lost = `
    const { readFileSync } = require("fs");
    const [, , commit] = readFileSync(".git/sharing/switch", "utf8").trim().split(" ");
    require("child_process").spawnSync("git", ["push", "-q", "origin", commit + ":refs/heads/main"]);
    console.error("fatal: the remote end hung up unexpectedly");
    process.exit(128);`;
  replaceGit(lost, "push");
  expect(await refusals(share(ben, { resolve: () => ({ write: "Both Titles" }) }))).toEqual([
    expect.stringContaining("cannot be reached"),
    expect.any(String),
  ]);
  jest.restoreAllMocks();
  expect(clones.git(clones.server, "log", "-1", "--format=%an", "main")).toBe("Ben");
  change(ben, timeline, ["A ledger is found", "The ledger is found"]);
  expect(await share(ben)).toMatchObject({ shared: "Timeline: one entry changed" });
  expect(read(ben, life)).toContain("title: Both Titles");
  expect(read(ben, timeline)).toContain("The ledger is found");
  expect(clones.status(ben)).toBe("");
});
