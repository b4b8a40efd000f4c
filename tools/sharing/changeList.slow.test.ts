import { cpSync, existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ann, ben, clones, life, pushByHand, timeline } from "../../tests/support/annAndBen";
import { change, read } from "../../tests/support/clones";
import { drawnPdf } from "../../tests/support/drawnPdf";
import { readContent } from "../../src/content-model/readContent";
import { contentAt } from "./contentAt";
import { openRepository } from "./repository";
import { share } from "./share";
import { sinceShared, takeBack } from "./takeBack";
import { changeListOf } from "./changeList";

const files = async () => (await changeListOf(ann)).changes.map(({ file }) => file);

it("lists saved and committed changes until they are shared", async () => {
  expect(await changeListOf(ann)).toMatchObject({ base: clones.git(ann, "rev-parse", "HEAD"), changes: [] });
  change(ann, life, ["A Working Life", "A Whole Life"]);
  renameSync(clones.server, `${clones.server}.gone`);
  await expect(share(ann)).rejects.toThrow();
  rmSync(join(ann, "content/pages/tide-tables.md"));
  expect((await changeListOf(ann)).changes).toMatchObject([
    { file: life, isDeleted: false, changes: [{ before: "A Working Life", after: "A Whole Life" }] },
    { file: "content/pages/tide-tables.md", isDeleted: true },
  ]);
  await takeBack(ann, sinceShared, { files: ["content/pages/tide-tables.md"] });
  renameSync(`${clones.server}.gone`, clones.server);
  await share(ann);
  expect(await files()).toEqual([]);
});

it("describes a new picture by its name and its pixels", async () => {
  cpSync(join(ann, "content/images/pier.jpg"), join(ann, "content/images/harbour.jpg"));
  expect((await changeListOf(ann)).changes).toMatchObject([
    {
      title: "Picture harbour.jpg",
      changes: [
        { before: undefined, after: expect.stringMatching(/^a picture of \d+ × \d+ pixels/) as string },
      ],
    },
  ]);
});

it("warns of names that must never be published", async () => {
  writeFileSync(join(ann, "never-publish.txt"), "Zoe O'Hara\n");
  change(ann, life, ["A Working Life", "A Life of Zoe O’Hara"]);
  expect((await changeListOf(ann)).changes[0]?.consequences[0]).toMatch(
    "a name that must never be published",
  );
});

it("lists the changes received from others until the next share", async () => {
  change(ben, timeline, ["The pier closes", "The pier shuts"]);
  pushByHand(ben);
  change(ann, life, ["A Working Life", "A Whole Life"]);
  const { tree } = await changeListOf(ann);
  await share(ann);
  const versions = [tree, clones.git(ann, "rev-parse", "HEAD:")];
  const received = {
    changes: [{ file: timeline, changes: [{ after: "The pier shuts for repairs" }] }],
    versions,
  };
  expect(await changeListOf(ann)).toMatchObject({ changes: [], received });
  await share(ann);
  expect(await changeListOf(ann)).not.toHaveProperty("received");
});

it("allows undoing all unshared changes of one file, whether they are committed or only saved", async () => {
  change(ann, life, ["A Working Life", "A Whole Life"]);
  clones.commit(ann, "By hand");
  change(ann, life, ["label: Her Life", "label: Life"]);
  change(ann, timeline, ["The pier closes", "The pier shuts"]);
  await takeBack(ann, sinceShared, { files: [life] });
  expect(read(ann, life)).toBe(read(ben, life));
  expect(await files()).toEqual([timeline]);
});

it("writes corrected dates as the pages do, in the format of the campaign's region", async () => {
  change(ann, "content/campaign.yaml", ["language: en-GB", "language: en-US"]);
  change(ann, timeline, ['"1998-05-14"', '"1998-05-15"']);
  const found = (await changeListOf(ann)).changes.find(({ file }) => file === timeline);
  expect(found?.corrections).toMatchObject([{ entry: 4, was: "May 14, 1998", now: "May 15, 1998" }]);
});

it("shows a document by its name and its number of pages", async () => {
  const path = "content/documents/pier-inquiry.pdf";
  writeFileSync(join(ann, path), await drawnPdf((pdf) => pdf.text("One").addPage().text("Two")));
  writeFileSync(join(ann, "content/documents/broken.pdf"), "%PDF");
  const [broken, replaced] = (await changeListOf(ann)).changes;
  expect(broken?.changes[0]?.after).toBe("broken.pdf: unreadable, 4 bytes");
  expect(replaced?.changes[0]).toMatchObject({
    before: expect.stringMatching(/^pier-inquiry\.pdf: \d+ pages?, [\d,]+ KB$/) as string,
    after: expect.stringMatching(/^pier-inquiry\.pdf: 2 pages, [\d,]+ KB$/) as string,
  });
});

it("lists a renamed file under both names, and the old name as deleted", async () => {
  renameSync(join(ann, life), join(ann, "content/pages/life.md"));
  expect((await changeListOf(ann)).changes).toMatchObject([
    {
      file: life,
      isDeleted: true,
      consequences: ["This content disappears from the site when the site is next published."],
    },
    {
      file: "content/pages/life.md",
      consequences: ["This change goes online when the site is next published."],
    },
  ]);
});

it("says who has deleted a page that the changes restore", async () => {
  const path = "content/pages/tide-tables.md";
  const text = read(ann, path);
  rmSync(join(ben, path));
  pushByHand(ben);
  clones.git(ann, "pull", "-q");
  expect(existsSync(join(ann, path))).toBe(false);
  writeFileSync(join(ann, path), text);
  const [restored] = (await changeListOf(ann)).changes;
  expect(restored?.consequences[0]).toBe(
    "Ben has deleted or renamed an earlier file of this name. If you share this change, everybody has a file of this name again.",
  );
});

it("says nothing of a deletion for a page that nobody has deleted", async () => {
  writeFileSync(join(ann, "content/pages/life.md"), read(ann, life).replaceAll("her-life", "life"));
  const [added] = (await changeListOf(ann)).changes;
  expect(added?.consequences.join()).not.toContain("deleted");
});

it("parses a changed file once for the list of changes and for the check", async () => {
  // No other test of this file may have parsed the same text before.
  change(ann, life, ["A Working Life", "A Life That No Other Test Reads"]);
  const { git } = await openRepository(ann);
  const { files: listed } = await contentAt(git, (await changeListOf(ann)).tree);
  const { files: checked } = await readContent(join(ann, "content"));
  const treeIn = (files: typeof listed) => files.find(({ file }) => file === life)?.tree;
  expect(treeIn(listed)).toBeDefined();
  expect(treeIn(listed)).toBe(treeIn(checked));
});
