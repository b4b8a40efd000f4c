/**
 * Makes the nodes of documents. There is a node for each part of a document's text. Other fields describe the PDF, and the row in the list
 * of documents.
 */
import { z } from "zod";
import { daysBetween, inWords } from "../content-model/dates";
import type { documentKind } from "../content-model/document";
import { documentReference } from "../content-model/fields";
import type { ContentOf } from "../content-model/kind";
import type { DocumentText } from "../content-model/pdf/readDocuments";
import { pagesPerPart, partPath } from "../lib/paths";
import { sizeInWords } from "../lib/sizeInWords";
import type { Site } from "./site";

type Document = ContentOf<typeof documentKind>;

const link = {
  path: z.string().describe("The address of this page of the site."),
  range: z
    .string()
    .describe("The pages of the PDF that this page of the site shows: pages 11–20, or page 21."),
};

/** A PDF that the site publishes. */
const documentFile = z
  .strictObject({
    path: z.string().describe("The address of the PDF."),
    pages: z.int().describe("The number of pages of the PDF."),
    size: z.string().describe("The size of the file, for example 1.2 MB."),
    sha256: z.string().describe("The SHA-256 of the file, with which anybody can verify a copy."),
    parts: z
      .array(
        z.strictObject(link).meta({
          title: "DocumentPartLink",
          description: "A page of the site with a part of a document's text.",
        }),
      )
      .describe("The pages of the site that contain the document's text, in order."),
  })
  .meta({ title: "DocumentFile", description: "A PDF that the site publishes." });

const paragraph = z
  .strictObject({
    speaker: z
      .string()
      .nullable()
      .describe("The speaker, as the document names them. Null if the document does not name a speaker."),
    text: z.string().describe("The text. In a row of a table, a vertical line separates the cells."),
    cells: z.array(z.string()).nullable().describe("The cells of a row of a table. Null for a paragraph."),
    isAside: z
      .boolean()
      .describe("Whether this paragraph interrupts the text: a footnote, or text in another direction."),
  })
  .meta({ title: "DocumentParagraph", description: "A paragraph of a document, or a row of a table." });

export const documentPart = z.strictObject({
  ...link,
  document: documentReference().describe("The document."),
  pages: z
    .array(
      z
        .strictObject({
          number: z.int().describe("The number of the page in the PDF, counted from 1."),
          paragraphs: z
            .array(paragraph)
            .describe("The text of the page. Empty if the page has no text, or text that cannot be read."),
          edges: z
            .array(z.string())
            .describe(
              "The text at the edges of the page: page numbers, running heads, stamps. It is not part of the paragraphs.",
            ),
        })
        .meta({ title: "DocumentPage", description: "A page of a document." }),
    )
    .describe("The pages of the document in this part, in order."),
});

const partsOf = (anchor: string, pages: number) =>
  Array.from({ length: Math.ceil(pages / pagesPerPart) }, (_, index) => {
    const [first, last] = [index * pagesPerPart + 1, Math.min((index + 1) * pagesPerPart, pages)];
    const range = first === last ? `page ${first}` : `pages ${first}–${last}`;
    return { path: partPath(anchor, index + 1), range, first };
  });

const toDocumentFile = (
  anchor: string,
  file: string,
  { pages, bytes, sha256 }: DocumentText,
): z.infer<typeof documentFile> => ({
  path: `/documents/${file}`,
  pages: pages.length,
  size: sizeInWords(bytes),
  sha256,
  parts: partsOf(anchor, pages.length).map(({ path, range }) => ({ path, range })),
});

/** Returns the nodes of a document's text. Each node contains the text of at most `pagesPerPart` pages. */
export const documentParts = (
  anchor: string,
  { pages, edges }: DocumentText,
): z.infer<typeof documentPart>[] =>
  partsOf(anchor, pages.length).map(({ path, range, first }) => ({
    path,
    range,
    document: anchor,
    pages: pages.slice(first - 1, first - 1 + pagesPerPart).map((paragraphs, index) => ({
      number: first + index,
      paragraphs: paragraphs.map(({ speaker, text, cells = null, isAside = false }) => ({
        speaker,
        text,
        cells,
        isAside,
      })),
      edges: edges[first - 1 + index] ?? [],
    })),
  }));

/**
 * Returns a sentence that says whose answer the campaign is waiting for, since when, and for how many days. The days are counted until
 * `asOf`, the day in campaign.yaml to which the account is current.
 */
function waitingInWords(
  { waitingFor, waitingSince }: Document,
  { language, asOf }: { language: string; asOf: string },
): string | null {
  if (waitingFor === undefined || waitingSince === undefined) return null;
  const days = daysBetween(waitingSince, new Date(asOf));
  const since = `Waiting for ${waitingFor} since ${inWords(waitingSince, language)}`;
  const count = days === 1 ? "one day" : `${days} days`;
  return days > 0 ? `${since}: ${count} on ${inWords(asOf, language)}.` : `${since}.`;
}

function numbersInWords({ first, last, read }: NonNullable<Document["numbers"]>, language: string): string {
  const list = new Intl.ListFormat(language).format(read.map(String));
  const missing = last - first + 1 - new Set(read).size;
  const rest =
    missing === 0 ? "none is missing" : missing === 1 ? "one is missing" : `${missing} are missing`;
  return `Numbers ${first} to ${last}: ${read.length > 0 ? `we have read ${list}` : "we have read none"}; ${rest}.`;
}

const textOrNull = z.string().nullable();

/** The fields that are derived for a document, without its citations: their types, and the function that computes their values. */
export const documentFields = {
  shape: {
    pdf: documentFile.nullable().describe("The document's PDF. Null if the site does not publish one."),
    path: textOrNull.describe("The address of the document's text. Null if the site does not have the text."),
    waitingInWords: textOrNull.describe(
      "A sentence that says for whom we are waiting, since when, and how many days until `asOf`. Null if we are not waiting.",
    ),
    numbersInWords: textOrNull.describe(
      "A sentence that says which numbers of a series we have read. Null for a single document.",
    ),
  },
  of: (written: Document, site: Site) => {
    const { anchor, file = "", numbers } = written;
    const read = site.texts.get(anchor);
    return {
      pdf: read ? toDocumentFile(anchor, file, read) : null,
      path: read ? partPath(anchor) : null,
      waitingInWords: waitingInWords(written, site),
      numbersInWords: numbers ? numbersInWords(numbers, site.language) : null,
    };
  },
};
