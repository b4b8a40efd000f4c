import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import fs from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { ann, ben, clones, life, pullByHand, pushByHand, timeline } from "../../tests/support/annAndBen";
import { call, change, read, refusals } from "../../tests/support/clones";
import { deleteTestimony, forgetFiles, holding, testimony, word } from "../../tests/support/forgetting";
import { forget } from "./forget";
import { forgetCommand } from "./forgetCommand";
import { keepFile, keptFiles } from "./keptFiles";
import { newsOf } from "./news";
import { share } from "./share";
import { changeListOf } from "./changeList";

test("an erased testimony is in no object of three clones and their server, and other unshared changes are kept", async () => {
  const cleo = clones.clone("Cleo");
  await deleteTestimony();
  change(ben, life, ["A Working Life", "A Whole Life"]);
  change(cleo, testimony, ["eleven years", "thirteen years"]);
  change(cleo, timeline, ["The pier closes", "The pier shuts"]);
  const drafts = join(cleo, ".drafts");
  mkdirSync(drafts);
  writeFileSync(join(drafts, "one.json"), JSON.stringify({ path: testimony, text: "Caspian" }));
  writeFileSync(join(drafts, "two.json"), JSON.stringify({ path: life }));
  for (const path of [testimony, life])
    await keepFile(cleo, path, Buffer.from(path === life ? "" : "Caspian"));
  const { copy = "" } = (await forgetFiles()) ?? {};
  expect(holding(word, ann, clones.server, copy)).toEqual([copy]);

  expect(await share(ben)).toMatchObject({
    notices: [expect.stringContaining("erased something")],
    shared: "Her Life: title",
    received: "Caspian Webb: testimony deleted",
  });
  expect(read(ben, life)).toContain("A Whole Life");
  // The list of changes cannot show the changes that Ben received last. It would have to compare two versions, and one of them is erased.
  expect((await changeListOf(ben)).received).toBeUndefined();

  expect(await refusals(share(cleo))).toEqual([
    expect.stringContaining("erased from the history"),
    testimony,
  ]);
  rmSync(join(cleo, testimony));
  expect(await share(cleo)).toMatchObject({ shared: "Timeline: one entry changed" });
  for (const project of [ann, ben]) await share(project);
  expect(holding(word, ann, ben, cleo, clones.server)).toEqual([]);
  expect(readdirSync(drafts).sort()).toEqual(["deleted", "two.json"]);
  expect(await keptFiles(cleo)).toMatchObject([{ path: life }]);
  expect(await share(ann)).toMatchObject({ notices: [], shared: "", received: "" });
  for (const project of [ann, ben, cleo]) expect((await changeListOf(project)).changes).toEqual([]);
  expect(new Set([ann, ben, cleo].map((project) => clones.git(project, "rev-parse", "HEAD"))).size).toBe(1);
});

test("copies of the erased text that checks and builds have made go, too, or the result names their folders", async () => {
  const copies = [".document-texts/one.json", "dist/voices/index.html"];
  const gatsby = [".cache/data/data.mdb", "public/voices/index.html"];
  const build = (project: string, names: readonly string[]) => {
    for (const name of names) {
      mkdirSync(dirname(join(project, name)), { recursive: true });
      writeFileSync(join(project, name), "Caspian");
    }
  };
  await deleteTestimony();
  build(ann, copies);
  build(ben, [...copies, ...gatsby]);
  expect((await forgetFiles())?.done.notices).toEqual([expect.stringMatching(/^You have erased something/)]);
  expect(holding(word, ann)).toEqual([]);
  const original = fs.rm;
  jest.spyOn(fs, "rm").mockImplementation((path, options) => {
    if (path !== join(ben, "dist/voices")) return original(path, options);
    return Promise.reject(Object.assign(new Error("It is in use"), { code: "ENOTEMPTY" }));
  });
  expect((await share(ben)).notices).toEqual([
    expect.stringMatching(/^Somebody has erased something/),
    expect.stringMatching(`^The folder ${join(ben, "dist")} may still .* delete it by hand\\.$`),
    expect.stringMatching(/^The folders \.cache and public may still .* npm run clean/),
  ]);
  for (const name of ["dist", ".cache", "public"]) rmSync(join(ben, name), { recursive: true });
  expect(holding(word, ben)).toEqual([]);
});

test("a testimony that was fetched as news of others is erased, too", async () => {
  await deleteTestimony();
  await newsOf(ben);
  await forgetFiles();
  await share(ben);
  expect(holding(word, ben)).toEqual([]);
});

test.each([
  ["renamed", (from: string, to: string) => clones.git(ben, "mv", from, to)],
  ["copied", (from: string, to: string) => writeFileSync(join(ben, to), readFileSync(join(ben, from)))],
])("all names of a file go, and one that somebody else has %s is not shared either", async (_, move) => {
  const [first, second, third] = ["one", "two", "three"].map((name) => `content/images/face-${name}.jpg`) as [
    string,
    string,
    string,
  ];
  await clones.prepare("a renamed and deleted picture", async () => {
    const face = sharp({ create: { width: 900, height: 600, channels: 3, background: "pink" } });
    writeFileSync(join(ann, first), await face.jpeg().toBuffer());
    pushByHand(ann);
    clones.git(ann, "mv", first, second);
    pushByHand(ann);
    pullByHand(ben);
    rmSync(join(ann, second));
    pushByHand(ann);
  });
  const blob = clones.git(ben, "rev-parse", `HEAD:${second}`);
  await forgetFiles([second]);
  expect(holding(/face-/, ann, clones.server)).toEqual([]);
  for (const folder of [ann, clones.server])
    expect(() => clones.git(folder, "cat-file", "-e", blob)).toThrow();
  move(second, third);
  expect(await refusals(share(ben))).toEqual([expect.stringContaining("erased from the history"), third]);
});

test("words go from all versions and authors, and come back neither in a conflict nor in another file", async () => {
  const words = { files: [], words: ["closes for repairs", "ben"] };
  change(ben, life, ["A Working Life", "A Whole Life"]);
  pushByHand(ben);
  change(ben, timeline, ["pier closes for repairs", "Pier  Closes  for repairs"]);
  change(ben, life, ["A Whole Life", "It closes-for-repairs"]);
  clones.git(ben, "config", "user.name", "Benedict");
  pullByHand(ann);
  change(ann, timeline, ["The pier closes", "The pier shuts"]);
  pushByHand(ann);
  await forget(ann, words, () => Promise.resolve(true));
  expect(clones.git(ann, "log", "--format=%an")).toBe("Ann\nAnn\n███\nFirst");
  expect(holding(/closes\s+for\s+repairs/i, ann, clones.server)).toEqual([]);
  // This command imitates a code editor, such as VS Code, which fetches in the background.
  clones.git(ben, "fetch", "-q");
  const keepMine = { resolve: () => "mine" as const };
  expect(await refusals(share(ben, keepMine))).toEqual([
    expect.stringContaining("words were erased from the history"),
    `${life}: closes-for-repairs`,
    `${timeline}: Closes for repairs`,
  ]);
  change(ben, timeline, ["Pier  Closes  for repairs", "pier is shut"]);
  change(ben, life, ["It closes-for-repairs", "A Long Life"]);
  await share(ben, keepMine);
  expect(read(ben, timeline)).toContain("The pier is shut");
  expect(holding(/closes\s+for\s+repairs/i, ben, clones.server)).toEqual([]);
});

test("if words are in a binary file, the command that is printed erases the words and the file", async () => {
  const file = "Ann's $file.bin";
  writeFileSync(join(ann, file), Buffer.from("\xffcloses for repairs", "latin1"));
  pushByHand(ann);
  for (const name of [file, testimony]) rmSync(join(ann, name));
  change(ann, timeline, ["pier closes for repairs", "pier is shut"]);
  pushByHand(ann);
  const confirm = () => Promise.resolve(testimony);
  const run = (...args: string[]) =>
    call((project, given) => forgetCommand(project, given, confirm), ann, ...args);
  const { lines } = await run(testimony, "--words", "closes for repairs");
  const command = lines.at(-1)?.replace("npm run forget --", "printf '%s\\n'") ?? "";
  const args = spawnSync("sh", ["-c", command], { encoding: "utf8" }).stdout.trim().split("\n");
  expect(args).toEqual([testimony, file, "--words", "closes for repairs"]);
  const done = await run(...args);
  expect(done.status).toBe(0);
  expect(done.lines).toContain("  the words, blacked out in 1 version of a file");
  expect(holding(/closes for repairs|Caspian/, ann, clones.server)).toEqual([]);
});

test("stashes are kept, and a notice lists the stashes that still contain erased text", async () => {
  await deleteTestimony();
  for (const title of ["A Whole Life", "A Long Life"]) {
    change(ben, life, ["A Working Life", title]);
    clones.git(ben, "stash");
  }
  await forgetFiles();
  expect((await share(ben)).notices).toEqual([
    expect.stringContaining("This folder now has the new history without it"),
    expect.stringMatching(/still on this computer.*: stash\.$/),
  ]);
  clones.git(ben, "stash", "drop");
  clones.git(ben, "stash", "pop");
  expect((await share(ben)).shared).toBe("Her Life: title");
  expect(read(ben, life)).toContain("A Whole Life");
  expect(holding(word, ben)).toEqual([]);
});

test("the command explains, asks for the name, and says what is left to do", async () => {
  await deleteTestimony();
  const ask = jest.fn(() => Promise.resolve(testimony));
  const { status, lines } = await call((project, args) => forgetCommand(project, args, ask), ann, testimony);
  expect(status).toBe(0);
  expect(ask).toHaveBeenCalledWith(expect.stringContaining(testimony));
  const copy = readdirSync(clones.folder).find((name) => /^Ann-before-.*\.git$/.test(name)) ?? "none";
  expect(lines).toEqual(
    expect.arrayContaining([
      `  ${testimony}`,
      expect.stringMatching(/^Then git/),
      expect.stringMatching(/This folder now has the new history without it/),
      expect.stringMatching(new RegExp(`^7\\. .*${copy}$`)),
    ]),
  );
});
