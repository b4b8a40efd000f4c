import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { writeDocumentIndex } from "../../src/gatsby-node/searchTexts";
import { documentIndexPath, type SearchablePage } from "../../src/lib/passages";
import { TestFolder } from "../support/testFolder";
import { expect, test } from "./support/test";

const hearing = {
  path: "/documents/tide-hearing",
  title: "The Tide Hearing",
  sections: ["Who keeps the keys?", "The deputy kept two."].map((text, index) => ({
    id: `p${index + 1}`,
    heading: `Page ${index + 1}`,
    passages: [text],
  })),
};

test("every page of every document is in the index", ({ site }) => {
  const written = site.paths
    .filter((path) => path.startsWith("/documents/"))
    .flatMap((path) =>
      [...site.html(path).matchAll(/<h2[^>]* id="(p\d+)"/g)].map(([, id]) => `${path}#${id}`),
    );
  const folder = join(site.root, documentIndexPath, "fragment");
  const indexed = readdirSync(folder).map((name) => {
    const record = gunzipSync(readFileSync(join(folder, name))).toString();
    return /"url":"([^"]+)"/.exec(record)?.[1];
  });
  expect(written.length).toBeGreaterThan(10);
  expect(indexed.sort()).toEqual(written.sort());
});

test("the site contains no files of Pagefind except the index and the scripts that read it", ({ site }) => {
  const names = readdirSync(join(site.root, documentIndexPath)).filter((name) => /\.(js|css)$/.test(name));
  expect(names.sort()).toEqual(["pagefind-worker.js", "pagefind.js"]);
});

test("the same documents have the same index, byte for byte", async () => {
  const folders = [new TestFolder(), new TestFolder()];
  for (const { root } of folders) await writeDocumentIndex([hearing], "en-GB", root);
  const [one, other] = folders.map((folder) =>
    folder.names(/\.\w+$/).map((name) => [name, folder.bytes(name).toString("base64")]),
  );
  expect(one?.length).toBeGreaterThan(8);
  expect(other).toEqual(one);
  for (const folder of folders) folder.delete();
});

test("an index is written again for other documents only", async () => {
  const folder = new TestFolder();
  const added = `${documentIndexPath.slice(1)}/added.txt`;
  const isKept = async (documents: SearchablePage[]) => {
    folder.write(added);
    await writeDocumentIndex(documents, "en-GB", folder.root);
    return folder.names().includes(added);
  };
  await writeDocumentIndex([hearing], "en-GB", folder.root);
  expect(await isKept([hearing])).toBe(true);
  expect(await isKept([{ ...hearing, title: "Another hearing" }])).toBe(false);
  expect(await isKept([])).toBe(false);
  folder.delete();
});
