import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { documentTextsPath, searchTextsPath, type TextPage } from "../lib/passages";
import { textSections, toSearchTexts } from "./searchTexts";

/** The pages of the site, and those that the search lists, in its order. */
export interface SearchedPages {
  allPage: { nodes: readonly { path: string; title: string }[] };
  allTestimony: { nodes: readonly { path: string; name: string }[] };
  allDocumentPart: { nodes: readonly { path: string; document: { title: string } }[] };
  allSearchEntry: { nodes: readonly { page: { path: string } }[] };
}

/**
 * Writes the texts of all pages, those that the search lists first; testimonies come last. Those of documents have a file of their own.
 * @param root the folder of the built site, whose pages are read
 */
export async function writeSearchTexts(
  { allPage, allTestimony, allDocumentPart, allSearchEntry }: SearchedPages,
  root: string,
): Promise<void> {
  const listed = allSearchEntry.nodes.map(({ page }) => page.path);
  const place = ({ path }: { path: string }) => (listed.includes(path) ? listed.indexOf(path) : Infinity);
  const pages = [
    ...allPage.nodes.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b))),
    ...allTestimony.nodes.map(({ path, name }) => ({ path, title: name })),
  ];
  const parts = allDocumentPart.nodes.map(({ path, document }) => ({ path, title: document.title }));
  for (const [name, some] of [
    [searchTextsPath, pages],
    [documentTextsPath, parts],
  ] as const) {
    const texts: TextPage[] = [];
    for (const { path, title } of some)
      texts.push({
        path,
        title,
        sections: textSections(await readFile(join(root, path, "index.html"), "utf8")),
      });
    await writeFile(join(root, name), JSON.stringify(toSearchTexts(texts)));
  }
}
