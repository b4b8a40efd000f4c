import { cpSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ann, ben, clones, life, pushByHand } from "../../tests/support/annAndBen";
import { call, change, read, refusals, runAndDie } from "../../tests/support/clones";
import {
  deleteTestimony,
  forgetFiles,
  headOf,
  holding,
  testimony,
  word,
} from "../../tests/support/forgetting";
import { drawnPdf } from "../../tests/support/drawnPdf";
import { forgetCommand } from "./forgetCommand";
import { share } from "./share";

test.each(["rewrite", "replace"])(
  "killed at %s, nothing has changed, and it can be done again",
  async (step) => {
    await deleteTestimony();
    const before = headOf(clones.server);
    expect(runAndDie(ann, step, testimony)).toMatchObject({ stderr: "", signal: "SIGKILL" });
    await share(ann);
    expect([headOf(clones.server), headOf(ann)]).toEqual([before, before]);
    await forgetFiles();
    expect(holding(word, ann, clones.server)).toEqual([]);
  },
);

test.each(["replaced", "switch", "journal"])("killed at %s, the next share completes it", async (step) => {
  await deleteTestimony();
  expect(runAndDie(ann, step, testimony)).toMatchObject({ stderr: "", signal: "SIGKILL" });
  const { notices } = await share(ann);
  expect(notices.join("\n")).not.toMatch(/^Somebody/m);
  clones.git(clones.server, "gc", "--prune=now", "-q");
  expect(holding(word, ann, clones.server)).toEqual([]);
  expect(headOf(ann)).toBe(headOf(clones.server));
});

test.each(["push", "switch", "journal"])(
  "another's share killed at %s is completed by the next",
  async (step) => {
    await clones.prepare("a testimony was erased", async () => {
      await deleteTestimony();
      await forgetFiles();
    });
    change(ben, life, ["A Working Life", "A Whole Life"]);
    expect(runAndDie(ben, step)).toMatchObject({ stderr: "", signal: "SIGKILL" });
    await share(ben);
    expect(read(ben, life)).toContain("A Whole Life");
    expect(holding(word, ben, clones.server)).toEqual([]);
    expect(clones.git(ben, "rev-parse", "HEAD")).toBe(clones.git(clones.server, "rev-parse", "main"));
  },
);

describe("changes nothing and says why", () => {
  /** Shares a binary file that contains a word. Then deletes the file and shares the deletion. */
  const shareBytes = () => {
    writeFileSync(join(ann, "bytes"), Buffer.from("\xffXyzzy", "latin1"));
    pushByHand(ann);
    rmSync(join(ann, "bytes"));
    pushByHand(ann);
  };
  const shareDocument = async () => {
    const path = join(ann, "content/documents/a.pdf");
    writeFileSync(path, await drawnPdf((pdf) => pdf.text("Then Xyz\u00adzy spoke of Xyzzy.")));
    pushByHand(ann);
    rmSync(path);
    pushByHand(ann);
  };
  const copyAndDelete = () => {
    cpSync(join(ann, "content/images/pier.jpg"), join(ann, "content/images/one.jpg"));
    pushByHand(ann);
    rmSync(join(ann, "content/images/one.jpg"));
    pushByHand(ann);
  };
  const stash = () => {
    change(ann, life, ["Working", "Whole"]);
    clones.git(ann, "stash");
  };
  const protect = () => clones.git(clones.server, "config", "receive.denyNonFastForwards", "true");

  /** Runs the command, and returns its status, its lines, and whether the shared repository has changed. */
  async function answerTo(args: readonly string[]) {
    const main = headOf(clones.server);
    const type = () => Promise.resolve(args.at(-1));
    const { status, lines } = await call(
      (project, given) => forgetCommand(project, given, type),
      ann,
      ...args,
    );
    const repositories = readdirSync(clones.folder).filter((name) => name.endsWith(".git"));
    const isChanged = headOf(clones.server) !== main || repositories.join() !== "server.git";
    return { status, text: lines.join("\n"), isChanged };
  }

  /**
   * Returns the result that `answerTo` must have if the command refuses: the shared repository has not changed, and a line matches
   * `reason`.
   */
  const refusedFor = (reason: RegExp) => ({
    status: 1,
    text: expect.stringMatching(reason) as string,
    isChanged: false,
  });

  test("if the command names nothing that can be erased, or is not confirmed", async () => {
    rmSync(join(ann, testimony));
    pushByHand(ann);
    for (const [args, reason] of [
      [[], /npm run forget -- /],
      [["--words", " "], /npm run forget -- /],
      [[life], /still in the project[^]*her-life/],
      [["content/pages/no.md"], /^No version[^]*no\.md$/],
      [["--words", "a working  life"], /still contain the words[^]*her-life/],
      [["--words", "no such words"], /^No version of the project contains these words/],
      [["--words", "no such words"], /The files below were not searched[^]*images\/pier\.jpg/],
      [[testimony, "--words", "Caspian"], /You did not type the confirmation/],
    ] as const)
      expect(await answerTo(args)).toEqual(refusedFor(reason));
  });

  test("if no version contains the words, and lists all files that it could not search", async () => {
    const names = Array.from({ length: 30 }, (_, index) => `unread-${index}`);
    for (const name of names) writeFileSync(join(ann, name), Buffer.from(`\xff${name}`, "latin1"));
    pushByHand(ann);
    const { text } = await answerTo(["--words", "no such words"]);
    for (const name of names) expect(text.split("\n")).toContain(`  ${name}`);
  });

  test.each<[string, string[], () => unknown, RegExp]>([
    [
      "something is not saved in git",
      [testimony],
      () => change(ann, life, ["Working", "Whole"]),
      /^Some changes are not shared/,
    ],
    ["something is not received", [testimony], () => share(ben), /^Some changes are not shared yet/],
    ["there is a stash", [testimony], stash, /WIP on main/],
    [
      "it is there under another name",
      ["content/images/one.jpg"],
      copyAndDelete,
      /still in[^]*images\/pier\.jpg/,
    ],
    [
      "the words are in a binary file",
      ["--words", "xyzzy"],
      shareBytes,
      /cannot be blacked out[^]*\nbytes\n[^]*\nnpm run forget -- bytes --words xyzzy$/,
    ],
    [
      "the words are in a document",
      ["--words", "xyzzy"],
      shareDocument,
      /cannot be blacked out[^]*\nnpm run forget -- content\/documents\/a\.pdf --words xyzzy$/,
    ],
    [
      "the words are in the name of a branch",
      ["--words", "ann smith"],
      () => clones.git(ann, "push", "-q", "origin", "HEAD:refs/heads/ann-smith"),
      /branches or tags below[^]*ann-smith/,
    ],
    ["the server does not allow it", [testimony], protect, /must allow force pushes/],
  ])("if %s", async (_, args, prepare, reason) => {
    rmSync(join(ann, testimony));
    pushByHand(ann);
    change(ben, life, ["label: Her Life", "label: Life"]);
    await prepare();
    expect(await answerTo(args)).toEqual(refusedFor(reason));
  });

  test("if somebody shares at the same moment", async () => {
    await deleteTestimony();
    await share(ben);
    change(ben, life, ["A Working Life", "A Whole Life"]);
    const attempt = forgetFiles(undefined, (step) => step === "replace" && pushByHand(ben));
    expect(await refusals(attempt)).toEqual([expect.stringContaining("at the same moment")]);
    expect(headOf(clones.server)).toBe(headOf(ben));
  });
});
