/**
 * Writes the texts for the search. The texts are read from the finished pages, so that every passage is visible on its page and every
 * address exists.
 */
import { readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { ElementType, parseDocument } from "htmlparser2";
import type { CustomRecord } from "pagefind";
import { sha256 } from "../content-model/sha256";
import { assertFound } from "../lib/assertFound";
import {
  documentIndexPath,
  isInline,
  minQueryLetters,
  searchTextsPath,
  type SearchablePage,
  visibleText,
} from "../lib/passages";

type Node = ReturnType<typeof parseDocument>["children"][number];
type TextSection = SearchablePage["sections"][number];
const isHeading = (name: string) => /^h[1-3]$/.test(name);
const isSectioning = (name: string) => ["article", "li", "section"].includes(name);
/** Returns whether a link goes to another page of the site. Returns false for links within the page and for links to PDFs. */
const leadsToPage = (href: string) => /^\/[^.]*$/.test(href);
const withoutPassages = new Set(["button", "fieldset", "nav", "noscript", "script", "style", "svg"]);

/**
 * Returns whether the passages leave out the text of an element. They leave out the text of controls, hidden text, the header and footer of
 * a document's page, and the counter, whose figures change every day.
 */
const isLeftOut = (name: string, attributes: Readonly<Record<string, string>>): boolean =>
  withoutPassages.has(name) ||
  attributes["aria-hidden"] === "true" ||
  // Citation numbers, and links from sources back to citations, have an aria-label.
  (name === "a" && Boolean(attributes["aria-label"])) ||
  Boolean(attributes["data-since"]) ||
  /\b(visually-hidden|sample-mark|page-edges)\b/.test(attributes.class ?? "");

const oneLine = (text: string) => visibleText(text).replace(/\s+/g, " ").trim();

/**
 * Returns the sections of a page, in the order of its text. A paragraph that is only a link to another page, for example in a list of
 * pages, is not a passage. A teaser with several paragraphs in one link has passages like other text.
 * @param html the page as served
 */
function textSections(html: string): TextSection[] {
  const main = assertFound(/<main[^>]*>([^]*)<\/main>/.exec(html)?.[1], "element", "<main>");
  let here: TextSection = { passages: [] };
  const sections = [here];
  /** The sections that have a heading of their own. All other sections still have the heading of the text around them. */
  const named = new Set<TextSection>();
  let passage = { text: "", hasOwnWords: false };

  const begin = (section: TextSection) => {
    here = section;
    sections.push(section);
  };
  const takePassage = () => {
    const { text, hasOwnWords } = passage;
    passage = { text: "", hasOwnWords: false };
    return { text: oneLine(text), hasOwnWords };
  };
  const keepPassage = () => {
    const { text, hasOwnWords } = takePassage();
    if (hasOwnWords && text.length >= minQueryLetters) here.passages.push(text);
  };
  const nameSection = (heading: string, id: string | undefined) => {
    // If a section begins at an element with an id, its name is the first heading in that element. Text before that heading, for example a
    // date, belongs to the same section.
    if (id !== undefined || here.id === undefined || named.has(here))
      begin({ id: id ?? here.id, heading, passages: [] });
    else here.heading = heading;
    named.add(here);
  };
  /**
   * @param link describes the link to another page that contains the nodes. It is "inside" if the link is a part of a paragraph, and
   * "around" if the link contains whole paragraphs. It is undefined if there is no such link
   */
  const read = (nodes: readonly Node[], link?: "inside" | "around") => {
    for (const node of nodes) {
      if (node.type === ElementType.Text) {
        passage.text += node.data;
        passage.hasOwnWords ||= link !== "inside" && /[\p{L}\p{N}]/u.test(node.data);
      }
      if (!("attribs" in node)) continue;
      const { name, attribs, children } = node;
      if (name === "br") passage.text += " ";
      if (isLeftOut(name, attribs)) continue;
      if (isInline(name)) {
        read(children, name === "a" && leadsToPage(attribs.href ?? "") ? "inside" : link);
        continue;
      }
      keepPassage();
      if (isHeading(name)) {
        read(children, link);
        const { text } = takePassage();
        // The title of the page does not begin a section, because the search already has the title. A heading inside a link belongs to
        // another page, so it is ignored.
        if (name !== "h1" && !link && text !== "") nameSection(text, attribs.id);
        continue;
      }
      const outside = here;
      if (attribs.id !== undefined) begin({ id: attribs.id, heading: here.heading, passages: [] });
      read(children, link && "around");
      keepPassage();
      if (attribs.id !== undefined || isSectioning(name)) here = outside;
    }
  };
  read(parseDocument(main).children);
  keepPassage();
  return sections.filter((section) => section.passages.length > 0 || named.has(section));
}

/**
 * Returns the texts of all pages. A passage that several pages contain, such as a contention or a source, is listed only for the first of
 * these pages.
 * @param pages the pages in the order in which results are listed
 */
function toSearchTexts(pages: readonly SearchablePage[]): SearchablePage[] {
  const known = new Set<string>();
  const isNew = (passage: string) => !known.has(passage) && known.add(passage);
  return pages.map((page) => ({
    ...page,
    sections: page.sections.flatMap((section) => {
      const passages = section.passages.filter(isNew);
      return passages.length > 0 || section.passages.length === 0 ? [{ ...section, passages }] : [];
    }),
  }));
}

/**
 * Loads the package Pagefind by the path of its file. Gatsby compiles each `import` to `require`, and `require` cannot load this package by
 * its name.
 */
function loadPagefind(): typeof import("pagefind") {
  const file = resolve("node_modules/pagefind/lib/index.js");
  return createRequire(file)(file) as typeof import("pagefind");
}

/** The files of Pagefind's own user interfaces. Pagefind writes these files next to the index, and the build deletes them. */
const unused = ["component-ui", "highlight", "modular-ui", "ui"].flatMap((name) => [
  `pagefind-${name}.js`,
  `pagefind-${name}.css`,
]);

function assertDone(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`The documents could not be indexed: ${errors.join("; ")}`);
}

/**
 * The options of the index. `maxFragments` limits the number of files, because some hosts accept only 20,000. If there are more records
 * than fragments, a file contains several records. In a campaign with 140 hearings, a file contains two records, and a query loads 10 KB
 * more.
 */
const options = { maxFragments: 8000 };

/**
 * Returns the records of the index, one for each page of a document.
 * @param parts the finished pages with the text of documents
 */
const recordsOf = (parts: readonly SearchablePage[], language: string): CustomRecord[] =>
  parts.flatMap(({ path, title, sections }) =>
    sections.flatMap(({ id, heading = "", passages }) =>
      id === undefined
        ? []
        : {
            url: `${path}#${id}`,
            content: passages.join("\n"),
            language,
            meta: { heading },
            // The searched text does not contain the title of the document. If it did, a query for the title would find every page of the
            // document.
            filters: { document: [title] },
          },
    ),
  );

/**
 * Writes the index for the search in documents. The index has many parts, so that a visitor's browser loads only the parts that it needs.
 * If an earlier build has written the same index, nothing is written.
 * @param parts the finished pages with their text. Without parts, there is no index
 * @param root the folder of the built site
 */
export async function writeDocumentIndex(
  parts: readonly SearchablePage[],
  language: string,
  root: string,
): Promise<void> {
  const folder = join(root, documentIndexPath);
  const stamp = join(folder, "made-of.txt");
  const records = recordsOf(parts, language);
  const program = await readFile("node_modules/pagefind/package.json", "utf8");
  const digest = sha256(JSON.stringify([program, options, records]));
  if ((await readFile(stamp, "utf8").catch(() => "")) === digest) return;
  // An earlier build may have left parts of the index that this build does not write again.
  await rm(folder, { recursive: true, force: true });
  if (records.length === 0) return;
  const { close, createIndex } = loadPagefind();
  const created = await createIndex(options);
  assertDone(created.errors);
  const index = assertFound(created.index, "index", "of documents");
  for (const record of records) assertDone((await index.addCustomRecord(record)).errors);
  assertDone((await index.writeFiles({ outputPath: folder })).errors);
  await close();
  for (const name of unused) await rm(join(folder, name), { force: true });
  await writeFile(stamp, digest);
}

async function readTexts(
  pages: readonly Pick<SearchablePage, "path" | "title">[],
  root: string,
): Promise<SearchablePage[]> {
  const texts: SearchablePage[] = [];
  for (const { path, title } of pages) {
    const html = await readFile(join(root, path, "index.html"), "utf8");
    texts.push({ path, title, sections: textSections(html) });
  }
  return texts;
}

/**
 * Writes the texts of all pages. The pages that the search lists come first, and testimonies last. Documents have a separate index.
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
