import { readFileSync } from "node:fs";
import { join } from "node:path";
import { searchTextsPath, type SearchablePage } from "../../../src/lib/passages";
import { expect, test } from "../support/test";

test("every page is among the texts, and every address in them exists", ({ site }) => {
  const texts = JSON.parse(readFileSync(join(site.root, searchTextsPath), "utf8")) as SearchablePage[];
  // The texts of documents are not in the file of search texts, because they have a separate index (see documentSearch.spec.ts).
  const pages = site.paths.filter((path) => !path.startsWith("/documents/"));
  expect(texts.map(({ path }) => path).sort()).toEqual([...pages].sort());
  for (const { path, sections } of texts)
    for (const { id } of sections)
      if (id !== undefined) expect.soft(site.html(path), `${path}#${id}`).toContain(`id="${id}"`);
});
