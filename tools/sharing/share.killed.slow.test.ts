import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ann, ben, clones, life, pullByHand, pushByHand, timeline } from "../../tests/support/annAndBen";
import { EditorProcess } from "../../tests/support/editorProcess";
import { change, read, refusals, replaceGit, runAndDie } from "../../tests/support/clones";
import { SharingError, SharingUnknownError } from "./git";
import { completeShare, share } from "./share";
import { changeListOf } from "./changeList";

/**
 * The steps of a share at which the tests kill it. Between two of these steps, the share changes something on the disk or on the server. The
 * step "files" is left out, because the share only reads between "switch" and "files".
 */
const steps = ["fetch", "merge", "push", "switch", "file 1", "file 2", "branch", "journal"];

it.each(steps)("a run killed at %s is completed by the next one, and nothing is lost", async (step) => {
  change(ann, life, ["A Working Life", "A Whole Life"]);
  change(ann, timeline, ["The pier closes", "The pier shuts"]);
  pushByHand(ann);
  change(ben, life, ["label: Her Life", "label: Life"]);
  writeFileSync(join(ben, "notes.txt"), "private");

  expect(runAndDie(ben, step)).toMatchObject({ stderr: "", signal: "SIGKILL" });
  expect(read(ben, life)).toContain("label: Life");

  // A change that is saved between the two shares must not be lost.
  change(ben, timeline, ["A ledger is found", "The ledger is found"]);
  await share(ben);
  expect(clones.git(ben, "rev-parse", "HEAD")).toBe(clones.git(clones.server, "rev-parse", "main"));
  expect(read(ben, life)).toContain("title: A Whole Life\nlabel: Life\n");
  expect(read(ben, timeline)).toMatch(/The pier shuts[^]*The ledger is found/);
  expect(clones.status(ben)).toBe("?? notes.txt");
  expect(readdirSync(join(ben, ".git/sharing"))).toEqual(["last-shared", "received"]);
});

/** A script in place of git that imitates a broken connection: the server receives the whole push, but its answer is lost. */
const lost = `
  const { readFileSync } = require("fs");
  const [, , commit] = readFileSync(".git/sharing/switch", "utf8").trim().split(" ");
  require("child_process").spawnSync("git", ["push", "-q", "origin", commit + ":refs/heads/main"]);
  console.error("fatal: the remote end hung up unexpectedly");
  process.exit(128);`;

it.each([
  ["the connection broke", lost],
  ["git was killed", lost.replace(/console.error[^]*/, 'process.kill(process.pid, "SIGKILL");')],
])("has shared if %s after the server had everything", async (_what, script) => {
  change(ben, life, ["A Working Life", "Ben's Title"]);
  replaceGit(script, "push");
  expect(await share(ben)).toMatchObject({ shared: "Her Life: title" });
  jest.restoreAllMocks();
  expect(clones.git(ben, "rev-parse", "HEAD")).toBe(clones.git(clones.server, "rev-parse", "main"));
  expect(clones.status(ben)).toBe("");
});

it("does not claim that nothing was shared if the server cannot be asked, and asks nothing twice", async () => {
  change(ann, life, ["A Working Life", "Ann's Title"]);
  pushByHand(ann);
  change(ben, life, ["A Working Life", "Ben's Title"]);
  replaceGit(lost, "push", "ls-remote");
  await expect(share(ben, { resolve: () => ({ write: "Both Titles" }) })).rejects.toThrow(
    SharingUnknownError,
  );
  jest.restoreAllMocks();
  expect(clones.git(clones.server, "log", "-1", "--format=%an", "main")).toBe("Ben");
  change(ben, timeline, ["A ledger is found", "The ledger is found"]);
  expect(await share(ben)).toMatchObject({
    notices: [expect.stringMatching(/^An earlier share was interrupted. It had already sent: .*title\.$/)],
    shared: "Timeline: one entry changed",
  });
  expect(read(ben, life)).toContain("title: Both Titles");
  expect(read(ben, timeline)).toContain("The ledger is found");
  expect(clones.status(ben)).toBe("");
});

it("is completed by the start of the editor, before its page asks for the list of changes", async () => {
  change(ben, life, ["label: Her Life", "label: Life"]);
  expect(runAndDie(ben, "switch")).toMatchObject({ stderr: "", signal: "SIGKILL" });
  const editor = await EditorProcess.start(ben, { env: clones.environment });
  try {
    const { body } = await editor.ask("changeList", {});
    expect(body).toMatchObject({ type: "done", done: { changes: [] } });
  } finally {
    await editor.stop();
  }
});

it("says that nothing was shared if the connection broke before the server had everything", async () => {
  change(ben, life, ["A Working Life", "Ben's Title"]);
  replaceGit('console.error("fatal: the remote end hung up unexpectedly"); process.exit(128);', "push");
  const attempt = await share(ben).catch((error: unknown) => error);
  expect(attempt).toBeInstanceOf(SharingError);
  expect(attempt).not.toBeInstanceOf(SharingUnknownError);
});

describe.each(["switch", "file 1", "branch", "journal"])("a run killed at %s, after its push,", (step) => {
  beforeEach(() =>
    clones.prepare(`killed at ${step}`, () => {
      change(ann, timeline, ["The pier closes", "The pier shuts"]);
      pushByHand(ann);
      change(ben, life, ["label: Her Life", "label: Life"]);
      expect(runAndDie(ben, step)).toMatchObject({ stderr: "", signal: "SIGKILL" });
    }),
  );

  it("is completed from the list of changes only as long as the list is up to date, and says what was shared", async () => {
    const { tree: shown } = await changeListOf(ben);
    const unseen = "A Title that nobody saw in the list";
    change(ben, life, ["A Working Life", unseen]);
    expect(await refusals(share(ben, { shown }))).toEqual([expect.stringContaining("changed since you saw")]);
    change(ben, life, [unseen, "A Working Life"]);
    const { shared } = await share(ben, { shown });
    // At the last step, only the deletion of the journal is missing. The next share then has nothing to complete, so it does not report a
    // change.
    expect(shared).toBe(step === "journal" ? "" : "Life: label");
    expect(clones.status(ben)).toBe("");
  });

  it("is completed when the editor starts, and the list of changes is empty", async () => {
    await completeShare(ben);
    expect((await changeListOf(ben)).changes).toEqual([]);
    expect(read(ben, timeline)).toContain("The pier shuts");
    expect(clones.git(ben, "rev-parse", "HEAD")).toBe(clones.git(clones.server, "rev-parse", "main"));
    expect(clones.status(ben)).toBe("");
    const notice = "An earlier share was interrupted, and completed later. It had sent: Life: label.";
    const notices = step === "journal" ? [] : [notice];
    expect(await share(ben)).toMatchObject({ notices, shared: "" });
    expect(await share(ben)).toMatchObject({ notices: [] });
  });
});

it("a share that only received and was killed is not said to have sent anything", async () => {
  change(ann, timeline, ["The pier closes", "The pier shuts"]);
  pushByHand(ann);
  expect(runAndDie(ben, "file 1")).toMatchObject({ stderr: "", signal: "SIGKILL" });
  await completeShare(ben);
  expect(read(ben, timeline)).toContain("The pier shuts");
  expect(await share(ben)).toMatchObject({ notices: [], shared: "", received: "" });
});

it("the changes that a killed share had sent are also reported if a share that only receives is killed after it", async () => {
  change(ben, life, ["label: Her Life", "label: Life"]);
  expect(runAndDie(ben, "branch")).toMatchObject({ stderr: "", signal: "SIGKILL" });
  await completeShare(ben);
  pullByHand(ann);
  change(ann, timeline, ["The pier closes", "The pier shuts"]);
  pushByHand(ann);
  expect(runAndDie(ben, "file 1")).toMatchObject({ stderr: "", signal: "SIGKILL" });
  await completeShare(ben);
  expect(await share(ben)).toMatchObject({ notices: [expect.stringMatching(/It had sent: Life: label\.$/)] });
});
