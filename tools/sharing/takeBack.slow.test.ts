import { execFileSync } from "node:child_process";
import { existsSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { askIn } from "../../tests/support/editorProject";
import { ann, ben, clones, life, pullByHand, pushByHand, timeline } from "../../tests/support/annAndBen";
import { change, refusals, read } from "../../tests/support/clones";
import { pageText } from "../../tests/support/tinyContent";
import { keptFiles } from "./keptFiles";
import { share } from "./share";
import { history, sinceShared, takeBack } from "./takeBack";

const words = async () =>
  (await history(ann)).entries.map((entry) => `${entry.summary}${entry.isShared ? "" : " (not shared)"}`);
const idOf = async (wanted: string) =>
  (await history(ann)).entries.find((entry) => entry.summary === wanted)?.id ?? "";

it("lists saved and shared changes, newest first, with their differences", async () => {
  change(ann, life, ["A Working Life", "A Whole Life"]);
  pushByHand(ann);
  change(ann, timeline, ["The pier closes", "The pier shuts"]);
  expect(await words()).toEqual(["Timeline: one entry changed (not shared)", "Her Life: title"]);
  const [saved, shared] = (await history(ann)).entries;
  expect(saved).toMatchObject({
    id: sinceShared,
    author: "Ann",
    changes: [
      {
        file: timeline,
        changes: [
          {
            where: ["pier-closes", "title"],
            before: "The pier closes for repairs",
            after: "The pier shuts for repairs",
          },
        ],
      },
    ],
  });
  expect(shared).toMatchObject({ author: "Ann", changes: [{ file: life, changes: [{ where: ["title"] }] }] });
});

it("shows citations as the page does, by the kinds of the sources", async () => {
  change(ann, "content/pages/auditor.md", ["[^court-record:12-14]", "[^court-record:15]"]);
  const [saved] = (await history(ann)).entries;
  const shown = saved?.changes[0]?.changes[0]?.words.flatMap(({ type, shown = "" }) =>
    type === "unchanged" ? [] : shown,
  );
  expect(shown).toEqual([expect.stringMatching(/^\[\d, §12-14\]$/), expect.stringMatching(/^\[\d, §15\]$/)]);
});

const addressOf = (path: string) => /^path: (.+)$/m.exec(read(ann, path))?.[1] ?? "";

test("a change on which another change depends is refused, with the change to undo first", async () => {
  const redirects = "content/redirects.yaml";
  const address = addressOf(life);
  change(ann, life, [`path: ${address}`, "path: /another-address"]);
  writeFileSync(join(ann, redirects), `- from: ${address}\n  page: her-life\n`);
  change(ann, timeline, ["The pier closes", "The pier shuts"]);
  expect(await refusals(takeBack(ann, sinceShared, { files: [life] }))).toEqual([
    "Nothing was undone, because another change depends on this one: Old addresses. Undo that change first.",
  ]);
  await takeBack(ann, sinceShared, { files: [redirects] });
  await takeBack(ann, sinceShared, { files: [life] });
  expect(await words()).toEqual(["Timeline: one entry changed (not shared)"]);
});

test("of two changes that depend on each other, none can be undone alone", async () => {
  const other = "content/pages/auditor.md";
  const [first, second] = [addressOf(life), addressOf(other)];
  change(ann, life, [`path: ${first}`, `path: ${second}`]);
  change(ann, other, [`path: ${second}`, `path: ${first}`]);
  expect(await refusals(takeBack(ann, sinceShared, { files: [life] }))).toEqual([
    "Nothing was undone, because other changes depend on this one, and this one depends on them. To undo all of them together, select “Undo a change” at the top of the window.",
  ]);
  await takeBack(ann, sinceShared);
  expect(await words()).not.toContainEqual(expect.stringContaining("not shared"));
});

it("undoes a shared change, and keeps later changes", async () => {
  change(ann, life, ["A Working Life", "A Whole Life"]);
  pushByHand(ann);
  change(ann, life, ["label: Her Life", "label: Life"]);
  pushByHand(ann);
  expect(await takeBack(ann, await idOf("Her Life: title"))).toBe("Life: title");
  expect(read(ann, life)).toContain("title: A Working Life\nlabel: Life\n");
  expect(clones.git(ann, "rev-parse", "HEAD")).toBe(clones.git(clones.server, "rev-parse", "main"));
  expect(await words()).toEqual(["Life: title (not shared)", "Life: label", "Her Life: title"]);
  expect(await share(ann)).toMatchObject({ shared: "Life: title" });
});

it("undoes unshared changes, even invalid and new files, and an undo can be undone too", async () => {
  const before = read(ann, timeline);
  const picture = join(ann, "content/images/new.jpg");
  writeFileSync(join(ann, timeline), "nothing readable: [");
  writeFileSync(picture, "\0");
  await takeBack(ann, sinceShared);
  expect(read(ann, timeline)).toBe(before);
  expect(existsSync(picture)).toBe(false);
  expect(await words()).toEqual([]);
  change(ann, life, ["A Working Life", "A Whole Life"]);
  await takeBack(ann, sinceShared);
  expect(read(ann, life)).toBe(read(ben, life));
  const [kept, ...others] = await keptFiles(ann);
  expect([kept, ...others].map((one) => one?.path).sort()).toEqual([
    "content/images/new.jpg",
    life,
    timeline,
  ]);
  await askIn(ann)("bringBack", { id: kept?.id ?? "" });
  expect(read(ann, life)).toContain("A Whole Life");
});

it("says what was undone, and lists the change again when it is restored", async () => {
  change(ann, life, ["A Working Life", "A Whole Life"]);
  await takeBack(ann, sinceShared);
  const [deleted, ...others] = await askIn(ann)("deletedFiles", {});
  expect(others).toEqual([]);
  expect(deleted).toMatchObject({ name: "A Whole Life", undone: "Her Life: title" });
  await askIn(ann)("bringBack", { id: deleted?.id ?? "" });
  expect(await words()).toEqual(["Her Life: title (not shared)"]);
  expect((await history(ann)).entries).toMatchObject([{ isOwn: true }]);
});

it("says that a deleted page is restored, and that a page of this name was new before", async () => {
  const page = "content/pages/spare.md";
  writeFileSync(join(ann, page), pageText("/spare"));
  expect(await share(ann)).toMatchObject({ shared: "spare: new page" });
  await askIn(ann)("deleteFile", { path: page });
  expect(await share(ann)).toMatchObject({ shared: "spare: page deleted" });
  await takeBack(ann, await idOf("spare: page deleted"));
  expect(await words()).toEqual([
    "spare: page restored (not shared)",
    "spare: page deleted",
    "spare: new page",
  ]);
  expect(await share(ann)).toMatchObject({ shared: "spare: page restored" });
});

it("restores an undone change without undoing what others have shared since", async () => {
  change(ann, timeline, ["The pier closes", "The pier shuts"]);
  await takeBack(ann, sinceShared);
  change(ben, timeline, ["A ledger is found", "The ledger is found"]);
  pushByHand(ben);
  pullByHand(ann);
  const [kept] = await keptFiles(ann);
  const restore = () => askIn(ann)("bringBack", { id: kept?.id ?? "" });
  expect(await restore()).toEqual({ form: "/timeline" });
  expect(read(ann, timeline)).toContain("The ledger is found");
  // The restored version stays in the list of deleted files until somebody deletes it for good. The reason is that somebody may discard the
  // changes of the form.
  expect(await keptFiles(ann)).toHaveLength(1);
  await expect(restore()).rejects.toThrow("Not restored. Timeline has unsaved changes.");

  const form = { path: timeline, form: "one" };
  const { values = {}, before, draft } = await askIn(ann)("openForm", form);
  await askIn(ann)("save", { ...form, before, values, answers: [], adopted: draft });
  expect(read(ann, timeline)).toMatch(/The pier shuts[^]*The ledger is found/);
  expect(await askIn(ann)("overview", {})).toMatchObject({ drafts: [] });
});

it("reports only the fields that it has undone, if the later wording of another field is kept", async () => {
  change(ann, life, ["A Working Life", "A Whole Life"], ["label: Her Life", "label: Life"]);
  pushByHand(ann);
  change(ann, life, ["A Whole Life", "A Third Life"]);
  pushByHand(ann);
  const id = clones.git(ann, "rev-parse", "HEAD^");
  expect(await takeBack(ann, id, { resolve: () => "mine" })).toBe("Life: label");
  expect(read(ann, life)).toContain("title: A Third Life\nlabel: Her Life\n");
});

it("shares no part of a change that was undone before it was shared", async () => {
  const everything = () => clones.git(clones.server, "log", "--all", "-p", "--format=%B");
  const picture = "content/images/new.jpg";
  change(ann, life, ["A Working Life", "A Secret Life"]);
  writeFileSync(join(ann, picture), "\0");
  change(ann, timeline, ["The pier closes", "The pier shuts"]);
  await takeBack(ann, sinceShared, { files: [life, picture] });
  expect(await share(ann)).toMatchObject({ shared: "Timeline: one entry changed" });
  expect(everything()).toContain("The pier shuts");
  expect(everything()).not.toMatch(/Secret|new\.jpg/);
  expect(clones.git(ann, "rev-parse", "HEAD")).toBe(clones.git(clones.server, "rev-parse", "main"));
});

describe("an undo is refused and changes nothing", () => {
  beforeEach(() => change(ann, life, ["A Working Life", "A Whole Life"]));

  it("if the same place was changed again, until somebody chooses a wording", async () => {
    pushByHand(ann);
    change(ann, life, ["A Whole Life", "A Third Life"]);
    pushByHand(ann);
    const id = clones.git(ann, "rev-parse", "HEAD^");
    expect(await refusals(takeBack(ann, id))).toHaveLength(1);
    expect(read(ann, life)).toContain("A Third Life");
    await takeBack(ann, id, { resolve: () => "theirs" });
    expect(read(ann, life)).toContain("A Working Life");
  });

  it("if the change is already undone", async () => {
    pushByHand(ann);
    const id = clones.git(ann, "rev-parse", "HEAD");
    await takeBack(ann, id);
    expect(await refusals(takeBack(ann, id))).toEqual([
      expect.stringContaining("There is nothing left to undo in this change"),
    ]);
  });

  it("if other content needs the change", async () => {
    pushByHand(ann);
    const page = read(ann, life)
      .replace("/her-life", "/new")
      .replace(/^(title|label): .*$/gm, "$1: A new page")
      .replace(
        /^description: .*$/m,
        "description: A new page, said in a sentence that is long enough for the check",
      );
    writeFileSync(join(ann, "content/pages/new.md"), page);
    pushByHand(ann);
    const id = clones.git(ann, "rev-parse", "HEAD");
    change(ann, "content/redirects.yaml", ["- from", "- from: /an-old-one\n  page: new\n- from"]);
    pushByHand(ann);
    expect(await refusals(takeBack(ann, id))).toEqual([
      expect.stringContaining("would cause these problems"),
      expect.stringContaining("redirects.yaml"),
    ]);
    expect(existsSync(join(ann, "content/pages/new.md"))).toBe(true);
  });

  it("if the change does not exist", async () => {
    pushByHand(ann);
    for (const id of [sinceShared, "nonsense"])
      expect(await refusals(takeBack(ann, id))).toEqual([
        expect.stringContaining("no longer in the history"),
      ]);
  });
});

it("restores the wording that somebody shared before a conflict was settled, not the wording before both changes", async () => {
  change(ann, life, ["A Working Life", "Ann's Title"]);
  pushByHand(ann);
  change(ben, life, ["A Working Life", "Ben's Title"]);
  await share(ben, { resolve: () => "mine" });
  pullByHand(ann);
  expect(read(ann, life)).toContain("title: Ben's Title\n");
  const [latest] = (await history(ann)).entries;
  expect(latest).toMatchObject({ author: "Ben", summary: "Her Life: title" });
  await takeBack(ann, latest?.id ?? "");
  expect(read(ann, life)).toContain("title: Ann's Title\n");
});

it("lists all changes back to the first, and those of one page under all of its names", async () => {
  const moved = "content/pages/a-life.md";
  // One process makes all commits. Two processes for each commit would take most of the time of this test.
  const texts = new Map([life, timeline].map((file) => [file, read(ann, file)]));
  const dataOf = (text: string) => `data ${Buffer.byteLength(text)}\n${text}`;
  const stream = Array.from({ length: 45 }, (_, count) => {
    const file = count === 20 || count === 40 ? life : timeline;
    const text = `${texts.get(file) ?? ""}\n# ${count}\n`;
    texts.set(file, text.replace("Working", "Whole").replace("Whole L", `Life${count} L`));
    return [
      "commit refs/heads/main",
      `committer Ann <ann@example.invalid> ${1_700_000_000 + count} +0000`,
      dataOf(`Number ${count}`),
      ...(count === 0 ? ["from refs/heads/main^0"] : []),
      ...(count === 40 ? [`D ${life}`] : []),
      `M 100644 inline ${count === 40 ? moved : file}\n${dataOf(texts.get(file) ?? "")}`,
    ].join("\n");
  });
  execFileSync("git", ["fast-import", "--quiet"], { cwd: ann, input: stream.join("\n") });
  clones.git(ann, "reset", "-q", "--hard");
  clones.git(ann, "push", "-q", "origin", "main");
  const ids: string[] = [];
  let place: Parameters<typeof history>[1] = {};
  for (let page = 0; page < 4 && place; page++) {
    const { entries, more } = await history(ann, place);
    ids.push(...entries.map(({ id }) => id));
    place = more;
  }
  const all = clones.git(ann, "rev-list", "HEAD", "--min-parents=1").split("\n");
  expect(ids.length).toBeGreaterThan(0);
  expect(all.filter((id) => ids.includes(id))).toEqual(ids);
  expect(
    (await history(ann, { path: moved })).entries.map(({ id }) =>
      clones.git(ann, "log", "-1", "--format=%s", id),
    ),
  ).toEqual(["Number 40", "Number 20"]);
  // The page is renamed again. This second renaming is not shared yet.
  const again = "content/pages/her-whole-life.md";
  renameSync(join(ann, moved), join(ann, again));
  const { entries } = await history(ann, { path: again });
  expect(
    entries.map(({ id }) => (id === sinceShared ? id : clones.git(ann, "log", "-1", "--format=%s", id))),
  ).toEqual([sinceShared, "Number 40", "Number 20"]);
});
