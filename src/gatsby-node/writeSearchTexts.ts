import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { searchTextsPath, type TextPage } from "../lib/passages";
import { textSections, toSearchTexts } from "./searchTexts";
import { writeDocumentIndex } from "./writeDocumentIndex";

async function readTexts(
  pages: readonly Pick<TextPage, "path" | "title">[],
  root: string,
): Promise<TextPage[]> {
  const texts: TextPage[] = [];
  for (const { path, title } of pages) {
    const html = await readFile(join(root, path, "index.html"), "utf8");
    texts.push({ path, title, sections: textSections(html) });
  }
  return texts;
}

/**
 * Writes the texts of all pages. The pages that the search lists come first, and testimonies last. Documents have an index of their own.
 * @param root the folder of the built site, whose pages are read
 */
export async function writeSearchTexts(
  { allPage, allTestimony, allDocumentPart, allSearchEntry }: Queries.FinishedSiteQuery,
  language: string,
  root: string,
): Promise<void> {
  const listed = allSearchEntry.nodes.map(({ page }) => page.path);
  const place = ({ path }: { path: string }) => (listed.includes(path) ? listed.indexOf(path) : Infinity);
  const pages = [
    ...allPage.nodes.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b))),
    ...allTestimony.nodes.map(({ path, name }) => ({ path, title: name })),
  ];
  const parts = allDocumentPart.nodes.map(({ path, document }) => ({ path, title: document.title }));
  await writeFile(join(root, searchTextsPath), JSON.stringify(toSearchTexts(await readTexts(pages, root))));
  await writeDocumentIndex(await readTexts(parts, root), language, root);
}
