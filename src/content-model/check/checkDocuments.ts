/** Checks the documents that volunteers publish: PDF files in content/documents, each at an address of the same name, and their texts. */
import { createReadStream } from "node:fs";
import { text } from "node:stream/consumers";
import { readCitation } from "../citations";
import { entriesOf, pathOf, type Content } from "../contentFile";
import { documentKind, pdfName } from "../document";
import type { PageProblem } from "../pdf/layOut";
import { readDocumentIn, typedName, type DocumentText } from "../pdf/readDocuments";
import { errorIn, problemAt, problemOf, type Problem } from "../problem";
import { readOnce } from "../readOnce";
import { indexOf } from "../siteIndex";
import { sourceKind } from "../source";
import { citationsOf } from "./checkCitations";
import { checkQuotations } from "./checkQuotations";

const isDocument = (name: string) => name.startsWith("documents/");

/** Some hosts accept nothing larger. */
const largest = 25_000_000;

/** Returns the problem of a document's name, or undefined. */
function nameProblem(name: string, typed: readonly string[]): string | undefined {
  if (!/\.pdf$/i.test(name) && !typed.includes(name))
    return "Only PDF files are published. Save this file as a PDF, or delete it. If it is the text of a PDF, give it the PDF's name with .txt.";
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

/** Returns "Page 3", or "Pages 3, 4 and 9". */
const pagesInWords = (numbers: readonly number[]) =>
  numbers.length === 1
    ? `Page ${numbers.join("")}`
    : `Pages ${numbers.slice(0, -1).join(", ")} and ${numbers.slice(-1).join("")}`;

/** Groups the pages of a document without text by their problem. A page without another problem has no text. */
function problemsOf({ pages, problems }: DocumentText): ReadonlyMap<keyof typeof advice, number[]> {
  const all = new Map<keyof typeof advice, number[]>();
  pages.forEach((page, index) => {
    if (page.length > 0) return;
    const problem = problems.get(index + 1) ?? "no text";
    all.set(problem, [...(all.get(problem) ?? []), index + 1]);
  });
  return all;
}

/** Advice for pages without text, by their problem. */
const advice: Readonly<Record<PageProblem | "no text", [problem: string, repair: (file: string) => string]>> =
  {
    "no text": ["no text", (file) => `Recognise the text, for example with "ocrmypdf ${file} new.pdf",`],
    "few words": [
      "no text but a few words that were recognised in a picture",
      (file) => `Recognise the text again, for example with "ocrmypdf --redo-ocr ${file} new.pdf",`,
    ],
    misplaced: [
      "recognised words that do not fit the picture, because most of them are where the picture is blank",
      (file) => `Recognise the text again, for example with "ocrmypdf --redo-ocr ${file} new.pdf",`,
    ],
    letters: [
      "characters that make no words, because the PDF does not say which letters they stand for",
      (file) => `Recognise the text instead, for example with "ocrmypdf --force-ocr ${file} new.pdf",`,
    ],
    form: [
      "only the notice of a form (XFA) that no program but Adobe Reader shows",
      () => "Open it in Adobe Reader, print it to a new PDF and publish that,",
    ],
    portfolio: [
      "only the cover of a portfolio, whose files visitors cannot open here",
      () => "Save the files in it and publish each as a separate document,",
    ],
  };

/** Returns the warning about pages without text. */
function adviceOn(problem: keyof typeof advice, numbers: readonly number[], file: string): string {
  const name = `documents/${file}`;
  const [what, repair] = advice[problem];
  const verb = numbers.length === 1 ? "has" : "have";
  return `${pagesInWords(numbers)} ${verb} ${what} in content/${name}. Nobody can search or quote these pages, and screen readers cannot read them. ${repair(file)} or type it into content/${typedName(name)}: for each page a line like [page ${numbers[0] ?? ""}], then its text.`;
}

/** Finds PDFs of documents.yaml that are not there, cannot be read or have pages without text, citations of pages that they do not have, and quotations of words that are not in them. */
async function checkDocumentTexts(site: Content): Promise<Problem[]> {
  const { names, files } = site;
  const problems: Problem[] = [];
  const texts = new Map<string, DocumentText>();
  for (const { file, entry, content } of entriesOf(site, documentKind)) {
    if (content.file === undefined) continue;
    const [name, at] = [`documents/${content.file}`, [...entry.path, "file"]];
    // checkTargets.ts reports one that does not exist.
    if (!names.has(name)) continue;
    const text = await readDocumentIn(site, name);
    if (typeof text === "string") {
      const message = `content/${name} cannot be read: ${text}.`;
      problems.push(problemAt(file, at, message));
      continue;
    }
    texts.set(content.anchor, text);
    for (const [problem, numbers] of problemsOf(text))
      problems.push(problemAt(file, at, adviceOn(problem, numbers, content.file), "warning"));
  }
  const owned = new Map<string, string>();
  for (const { file, entry, content } of entriesOf(site, sourceKind)) {
    const { anchor, document } = content;
    if (document === undefined) continue;
    owned.set(anchor, document);
    if (texts.has(document)) continue;
    const message = `The document "${document}" has no PDF on this site, so this source cannot refer to its pages. Give its address in "url" instead.`;
    problems.push(problemAt(file, [...entry.path, "document"], message));
  }
  for (const content of files)
    for (const { written, place } of citationsOf(content)) {
      const { anchor, place: page = "1" } = readCitation(written);
      const count = texts.get(owned.get(anchor) ?? "")?.pages.length ?? Infinity;
      const message = `"${written}" names a page that the document does not have: its last page is ${count}.`;
      if (Number(page.split("-").at(-1)) > count) problems.push(errorIn(content.file, place, message));
    }
  return [...problems, ...checkQuotations(site, texts)];
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
