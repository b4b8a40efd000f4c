/** Checks the documents that volunteers publish: PDF files in content/documents, each at an address of the same name. */
import { createReadStream } from "node:fs";
import { text } from "node:stream/consumers";
import { documentKind, pdfName } from "../document";
import { typedName } from "../pdf/readDocuments";
import { checkDocumentTexts } from "./checkDocumentTexts";
import { indexOf } from "../siteIndex";
import { readOnce } from "../readOnce";
import { problemOf, type Problem } from "../problem";
import { entriesOf, pathOf, type Content } from "../contentFile";

const isDocument = (name: string) => name.startsWith("documents/");

/** Some hosts accept nothing larger. */
const largest = 25_000_000;

/** Returns the problem of a document's name, or undefined. */
function nameProblem(name: string, typed: readonly string[]): string | undefined {
  if (!/\.pdf$/i.test(name) && !typed.includes(name))
    return "Only PDF files are published. Save it as a PDF, or delete it. A text typed for a PDF of documents.yaml has its name with .txt.";
  if (pdfName.test(name.replace(/^documents\//, "").replace(/\.txt$/, ".pdf"))) return undefined;
  return "The file's name becomes its address. Use only lower-case letters, digits and hyphens, for example minutes-1986.pdf.";
}

/**
 * Returns the problem of a PDF, or undefined.
 * @param size in bytes
 * @param beginning the first characters of the file
 */
export function pdfProblem(size: number, beginning: string): string | undefined {
  if (size > largest)
    return `This file is ${Math.round(size / 1e6)} MB; some hosts accept no more than 25 MB. Save it with smaller pictures, or in parts.`;
  if (beginning.startsWith("%PDF-")) return undefined;
  return "This file is not a PDF, although its name ends in .pdf. Save it as a PDF from the program that it comes from.";
}

/** Returns the problem of a PDF itself; undefined if there is none, or if it has been deleted since its folder was read. */
const fileProblem = readOnce(async (path, size) =>
  pdfProblem(size, await text(createReadStream(path, { end: 4 }))),
);

/** Returns the documents of the register, by their names below content/. */
const listedDocuments = (site: Content) =>
  entriesOf(site, documentKind).map(({ content: { file = "" } }) => `documents/${file}`);

/** Returns the PDFs that neither a page nor the register uses. */
export function unusedDocuments(site: Content): string[] {
  const used = new Set([...indexOf(site).files, ...listedDocuments(site)]);
  return [...site.names].filter((name) => isDocument(name) && name.endsWith(".pdf") && !used.has(name));
}

/** Finds documents that cannot be published, or that nothing links to. */
export async function checkDocuments(site: Content): Promise<Problem[]> {
  const { names } = site;
  const typed = listedDocuments(site).map(typedName);
  const shown = indexOf(site).files;
  const problems = await checkDocumentTexts(site);
  for (const name of [...names].filter(isDocument)) {
    const message =
      nameProblem(name, typed) ?? (name.endsWith(".txt") ? undefined : await fileProblem(pathOf(site, name)));
    if (message !== undefined) problems.push(problemOf(`content/${name}`, message));
    else if (!shown.has(name)) {
      const unused = `No page links to this document, so it is not published. Link to it, or delete it.`;
      problems.push(problemOf(`content/${name}`, unused, "warning"));
    }
  }
  return problems;
}
