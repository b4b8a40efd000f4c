import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ann, ben, clones, life, pushByHand, timeline } from "../../tests/support/annAndBen";
import { change, read, runAndDie } from "../../tests/support/clones";
import { share } from "./share";

/** Every step just before or after which something outside the process changes. */
const steps = ["fetch", "merge", "push", "switch", "files", "file 1", "file 2", "branch", "journal"];

it.each(steps)("a run killed at %s is completed by the next one, and nothing is lost", async (step) => {
  change(ann, life, ["A Working Life", "A Whole Life"]);
  change(ann, timeline, ["The pier closes", "The pier shuts"]);
  pushByHand(ann);
  change(ben, life, ["label: Her Life", "label: Life"]);
  writeFileSync(join(ben, "notes.txt"), "private");

  expect(runAndDie(ben, step)).toMatchObject({ stderr: "", signal: "SIGKILL" });
  expect(read(ben, life)).toContain("label: Life");

  // A save between the two runs must survive too.
  change(ben, timeline, ["A ledger is found", "The ledger is found"]);
  await share(ben);
  expect(clones.git(ben, "rev-parse", "HEAD")).toBe(clones.git(clones.server, "rev-parse", "main"));
  expect(read(ben, life)).toContain("title: A Whole Life\nlabel: Life\n");
  expect(read(ben, timeline)).toMatch(/The pier shuts[^]*The ledger is found/);
  expect(clones.status(ben)).toBe("?? notes.txt");
  expect(readdirSync(join(ben, ".git/sharing"))).toEqual(["last-shared", "received"]);
});
