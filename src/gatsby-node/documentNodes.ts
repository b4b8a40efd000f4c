/** What the texts of documents become: the fields of a document, and a node for each part of its text. */
import { inWords } from "../content-model/dates";
import type { DocumentText } from "../content-model/pdf/readDocuments";
import { pagesPerPart, partPath } from "../lib/documentPaths";

/** "85 KB" or "1.2 MB". */
const sizeInWords = (bytes: number) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;

/** The parts of a document's text: the address of each, and its pages in words: "pages 11–20", or "page 21" where there is one. */
const partsOf = (anchor: string, pages: number) =>
  Array.from({ length: Math.ceil(pages / pagesPerPart) }, (_, index) => {
    const [first, last] = [index * pagesPerPart + 1, Math.min((index + 1) * pagesPerPart, pages)];
    const range = first === last ? `page ${first}` : `pages ${first}–${last}`;
    return { path: partPath(anchor, index + 1), range, first };
  });

/** What is derived for a document; `text` is what its PDF holds, if the site publishes one, `register` the address of the page that lists all. */
export function documentFields(
  { anchor, made, file }: Record<string, unknown>,
  text: DocumentText | undefined,
  register: string | undefined,
  language: string,
) {
  const row = register === undefined ? null : `${register}#${String(anchor)}`;
  const madeOn = typeof made === "string" ? inWords(made, language) : null;
  if (!text) return { madeOn, row, path: null, pdf: null };
  const { pages, bytes, sha256 } = text;
  return {
    madeOn,
    row,
    path: partPath(String(anchor)),
    pdf: {
      path: `/documents/${String(file)}`,
      pages: pages.length,
      size: sizeInWords(bytes),
      sha256,
      parts: partsOf(String(anchor), pages.length),
    },
  };
}

/** The nodes of a document's text: a few pages each. */
export const documentParts = (anchor: string, { pages }: DocumentText) =>
  partsOf(anchor, pages.length).map(({ path, range, first }) => {
    const numbered = pages
      .slice(first - 1, first - 1 + pagesPerPart)
      .map((paragraphs, index) => ({ number: first + index, paragraphs }));
    const fields = { path, range, document: anchor, pages: numbered };
    return { type: "DocumentPart", relativePath: path, fields };
  });
