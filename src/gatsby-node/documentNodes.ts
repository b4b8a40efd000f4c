/** What the texts of documents become: the fields of a document, and a node for each part of its text. */
import { inWords } from "../content-model/dates";
import type { DocumentText } from "../content-model/pdf/readDocuments";
import { pagesPerPart, partPath } from "../lib/documentPaths";

/** "85 KB" or "1.2 MB". */
const sizeInWords = (bytes: number) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;

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
    pdf: { path: `/documents/${String(file)}`, pages: pages.length, size: sizeInWords(bytes), sha256 },
  };
}

/** The nodes of a document's text: a few pages each. */
export const documentParts = (anchor: string, { pages }: DocumentText) =>
  Array.from({ length: Math.ceil(pages.length / pagesPerPart) }, (_, index) => {
    const [first, path] = [index * pagesPerPart, partPath(anchor, index + 1)];
    const numbered = pages
      .slice(first, first + pagesPerPart)
      .map((paragraphs, place) => ({ number: first + place + 1, paragraphs }));
    const fields = { path, part: index + 1, document: anchor, pages: numbered };
    return { type: "DocumentPart", relativePath: path, fields };
  });
