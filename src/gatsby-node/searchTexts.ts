/** The texts for the search. They are read from finished pages, so that every passage is visible and every address exists. */
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
/** Returns whether a link is to a page of the site, and not to a place on this page or a document. */
const leadsToPage = (href: string) => /^\/[^.]*$/.test(href);
const withoutPassages = new Set(["button", "fieldset", "nav", "noscript", "script", "style", "svg"]);

/**
 * Returns whether an element's text is left out of passages: controls, hidden text, the edges of a document's page, and figures that change
 * every day (Counter.tsx).
 */
const isLeftOut = (name: string, attributes: Readonly<Record<string, string>>): boolean =>
  withoutPassages.has(name) ||
  attributes["aria-hidden"] === "true" ||
  // Citation numbers and the links back to them have an aria-label.
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
  /** The sections with a heading of their own. */
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
    // Text before the heading of an entry with an id, for example the date, is part of the entry.
    if (id !== undefined || here.id === undefined || named.has(here))
      begin({ id: id ?? here.id, heading, passages: [] });
    else here.heading = heading;
    named.add(here);
  };
  /** @param link whether a link to another page is around the nodes: within their paragraph, or around whole paragraphs */
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
        // The page's own title is already known, and a heading inside a link belongs to another page.
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
 * Returns the texts of a site. A text that several pages show, such as a contention or a source, is kept once, on the first page.
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

/** Loads Pagefind by its file, because Gatsby compiles each `import` to `require`, for which the package has no entry. */
function loadPagefind(): typeof import("pagefind") {
  const file = resolve("node_modules/pagefind/lib/index.js");
  return createRequire(file)(file) as typeof import("pagefind");
}

/** The files of Pagefind's own user interfaces, which it writes next to the index. */
const unused = ["component-ui", "highlight", "modular-ui", "ui"].flatMap((name) => [
  `pagefind-${name}.js`,
  `pagefind-${name}.css`,
]);

function assertDone(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`The documents could not be indexed: ${errors.join("; ")}`);
}

/**
 * Some hosts accept only 20,000 files, so the number of files is limited and a file can contain several records. In a campaign with 140
 * hearings, a file has two records, and a query loads 10 KB more.
 */
const options = { maxFragments: 8000 };

/** Returns a record for each page of a document. */
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
            // The title is not searched. Otherwise a query for the title would find every page of the document.
            filters: { document: [title] },
          },
    ),
  );

/**
 * Writes an index of documents, in parts that a visitor's browser loads as it needs them, unless an earlier build has written the same
 * index.
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
  // An earlier build may have left parts that this one does not have.
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
