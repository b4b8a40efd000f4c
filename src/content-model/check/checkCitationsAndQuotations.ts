/**
 * Checks citations and the quotations before them. The places in citations must be valid, and each source must be cited. The texts of
 * documents must be readable, and must contain the quotations.
 */
import { visit } from "unist-util-visit";
import { memoize } from "../../lib/memoize";
import { placeProblem, readCitation } from "../citations";
import { entriesOf, filesOf, type Content, type ContentFile } from "../contentFile";
import { documentKind } from "../document";
import { faultOf, findQuotation, inMarks, searchedText } from "../findQuotation";
import type { PageProblem } from "../pdf/layOut";
import { pagesWithPicture, readPdfs, typedName, type DocumentText } from "../pdf/readDocuments";
import { errorIn, placeOfNode, problemAt, type FilePosition, type Problem } from "../problem";
import { quotationKey, quotationsIn } from "../quotation";
import { quotationKind } from "../quotationEntry";
import { referencesOf } from "../references";
import { sourceKind } from "../source";
import { textsIn } from "../textsIn";
import { didYouMean } from "./checkShape";

interface Cited {
  written: string;
  place: FilePosition;
}

const citationsOf = memoize((file: ContentFile): readonly Cited[] => {
  const cited = referencesOf(file)
    .filter(({ to }) => to === "source")
    .map(({ value, path }): Cited => ({ written: value, place: file.yaml.placeOf(path) }));
  visit(file.tree, "citation", (node) => {
    cited.push({ written: node.value, place: placeOfNode(node, file) });
  });
  return cited;
});

/**
 * Finds citations whose place (a page, a paragraph and so on) is not valid for the kind of the source. Also finds sources that nothing
 * cites. checkTargets.ts finds citations of sources that do not exist.
 */
function checkPlaces(site: Content): Problem[] {
  const sources = entriesOf(site, sourceKind);
  const kinds = new Map(sources.map(({ content: { anchor, kind } }) => [anchor, kind]));
  const used = new Set<string>();
  const problems: Problem[] = [];
  for (const content of site.files)
    for (const { written, place } of citationsOf(content)) {
      const { anchor, place: passage } = readCitation(written);
      used.add(anchor);
      const kind = kinds.get(anchor);
      const problem = passage === undefined || !kind ? undefined : placeProblem(kind, passage);
      if (problem !== undefined)
        problems.push(
          errorIn(content.file, place, `The place in the citation "${written}" is not valid. ${problem}`),
        );
    }
  const unused = sources.filter(({ content: { anchor } }) => !used.has(anchor));
  return [
    ...problems,
    ...unused.map(({ file, entry, content: { anchor } }) =>
      problemAt(
        file,
        [...entry.path, "anchor"],
        `No text cites the source "${anchor}". Cite the source, or delete it.`,
        "warning",
      ),
    ),
  ];
}

/**
 * Checks the field `quotes` of each entry. Each quotation must be in the entry's own text, and its source must be one of the entry's
 * sources.
 */
function checkQuotes(content: Content): Problem[] {
  return content.files.flatMap((file) =>
    file.entries.flatMap((entry) => {
      const quotes = entry.content && "quotes" in entry.content ? entry.content.quotes : [];
      const named = referencesOf({ ...file, entries: [entry] }).flatMap(({ to, value }) =>
        to === "source" ? [value] : [],
      );
      const texts = textsIn(entry.content).filter(({ path }) => path[0] !== "quotes");
      return quotes.flatMap(({ source, quote }, index) => {
        const at = [...entry.path, "quotes", index];
        if (!named.some((each) => [each, readCitation(each).anchor].includes(source))) {
          const message = `"${source}" is not one of this entry's sources. ${named.length > 0 ? `Write the name of one of its sources (${named.join(", ")}), or add this source` : "Add the source"} to the sources of the entry.${didYouMean(source, named)}`;
          return [problemAt(file, [...at, "source"], message)];
        }
        if (texts.some(({ text }) => text.includes(quote))) return [];
        const message = `No text of this entry has the words “${quote}”. Write the words exactly as they are in the text, without the quotation marks.`;
        return [problemAt(file, [...at, "quote"], message)];
      });
    }),
  );
}

/** Checks the record in quotations.yaml: each entry must match a quotation on the site, and no entry may have the result "not there". */
function checkRecord(content: Content): Problem[] {
  const quoted = new Set(content.files.flatMap(quotationsIn).map(quotationKey));
  return entriesOf(content, quotationKind).flatMap(({ file, entry, content: check }) => {
    if (!quoted.has(quotationKey(check))) {
      const message = `No page quotes these words from ${check.source} any more. Delete this entry, or correct the words in this entry.`;
      return [problemAt(file, entry.path, message, "warning")];
    }
    if (check.result !== "not there") return [];
    const message = `These words are not in ${check.source}. Correct the quotation on its page, then delete this entry.`;
    return [problemAt(file, [...entry.path, "result"], message)];
  });
}

/**
 * Finds closing quotation marks directly before a citation for which there is no opening quotation mark. The check could not look up such a
 * quotation.
 */
const checkMarks = memoize((file: ContentFile): readonly Problem[] => {
  const problems: Problem[] = [];
  visit(file.tree, "citation", (citation) => {
    if (!citation.isUnopened) return;
    const message =
      "A quotation mark closes before this citation, but none opens in this paragraph, so the check cannot look up the quotation. Write a quotation mark at the beginning of the quotation, too. If the character means inches, write ″.";
    problems.push(errorIn(file.file, placeOfNode(citation, file), message));
  });
  return problems;
});

/** Returns the words for one page or several pages: "page 3" or "pages 3–4". */
const pagesInWords = (first: number, last: number) =>
  first === last ? `page ${first}` : `pages ${first}–${last}`;

/** The text of a document on this site, with the path of its file below content/documents/. */
interface DocumentHere extends DocumentText {
  file: string;
}

/**
 * The maximum number of cited pages that are examined for pictures. A citation of a whole document cites all of its pages, and there may be
 * hundreds.
 */
const maxPagesExamined = 10;

/** The text of a document in two forms: page by page, and as one text in the order of reading. */
type DocumentToSearch = ReturnType<typeof searchedText> & Pick<DocumentHere, "pages" | "problems" | "file">;

/**
 * Returns a sentence for the message that a quotation was not found. This sentence names the cited pages that have a large picture, because
 * the quoted words may be in such a picture. It begins with a space. Returns "" if no cited page has a large picture.
 */
async function pictureNote(site: Content, file: string, first: number, last: number): Promise<string> {
  const cited = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (cited.length > maxPagesExamined) return "";
  const numbers = await pagesWithPicture(site, `documents/${file}`, cited);
  if (numbers.length === 0) return "";
  return ` ${namedPages(numbers)} ${numbers.length === 1 ? "has" : "have"} a large picture. The check does not find words in a picture unless a program has recognised them correctly.`;
}

/**
 * Returns the reason why a quotation is refused, as a sentence without its full stop. Returns undefined if the quoted words are on the
 * cited pages.
 * @param source the citation, for example hearing:3-4
 * @param isRecorded whether quotations.yaml has an entry for the quotation
 */
async function faultIn(
  site: Content,
  quote: string,
  source: string,
  document: DocumentToSearch,
  isRecorded: boolean,
): Promise<string | undefined> {
  const { texts, pageOf, pages, problems, file } = document;
  const { anchor, place } = readCitation(source);
  const [first = 1, last = first] = place?.split("-").map(Number) ?? [1, pages.length];
  const isCited = (page: number) => page >= first && page <= last;
  const cited = findQuotation(quote, texts, (paragraph) => isCited(pageOf(paragraph)));
  if (cited.type === "found") return undefined;
  const empty = pages.flatMap((page, index) => (page.length === 0 && isCited(index + 1) ? [index + 1] : []));
  if (empty.length > 0 && isRecorded) return undefined;
  if (empty.length > 0) {
    const [page = first] = empty;
    const have =
      empty.length === 1
        ? `page ${page} of the document has`
        : `pages ${empty.join(", ")} of the document have`;
    return `${inMarks(quote)} cannot be looked up, because ${have} no text that a program can read. ${repairOf(problems.get(page) ?? "no text", page, file)} Or look at the page yourself, and record the result in content/quotations.yaml: source, quote, result and checkedOn`;
  }
  const anywhere = findQuotation(quote, texts);
  // If another page has similar words, the volunteer has probably quoted that page, and the check has read its text wrongly. Without such a
  // page, the first cited page is meant.
  const similar = anywhere.type === "not there" && anywhere.nearest;
  const wrong = similar ? pageOf(similar.paragraph) : first;
  if (anywhere.type !== "found")
    return faultOf(quote, anywhere, {
      where: (paragraph) => `page ${pageOf(paragraph)}`,
      ifSeen: `.${await pictureNote(site, file, first, Math.min(last, pages.length))} If you see these words on the page, the check has read the page wrongly. That can happen with columns, tables and pictures. In that case, type the whole text of the page into ${typedInto(wrong, file)}`,
    });
  const [begins, ends] = [pageOf(anywhere.paragraph), pageOf(anywhere.last)];
  return `${inMarks(quote)} is on ${pagesInWords(begins, ends)}. Correct the page in the citation: write ${anchor}:${begins === ends ? begins : `${begins}-${ends}`}`;
}

/**
 * Finds quotations that are not in the text of the cited document. Also finds quotations with wrong quotation marks, wrong sources or wrong
 * entries in quotations.yaml.
 * @param texts a map from the anchor of each document to its text
 */
async function checkQuotations(
  content: Content,
  texts: ReadonlyMap<string, DocumentHere>,
): Promise<Problem[]> {
  const documents = new Map(
    entriesOf(content, sourceKind).flatMap(({ content: { anchor, document } }) => {
      const text = texts.get(document ?? "");
      return text ? [[anchor, { ...text, ...searchedText(text.pages) }] as const] : [];
    }),
  );
  const recorded = new Set(
    entriesOf(content, quotationKind).map(({ content: check }) => quotationKey(check)),
  );
  const wrong: Problem[] = [];
  for (const file of content.files)
    for (const quotation of quotationsIn(file)) {
      const { source, quote, at } = quotation;
      const document = documents.get(readCitation(source).anchor);
      if (!document) continue;
      const isRecorded = recorded.has(quotationKey(quotation));
      const fault = await faultIn(content, quote, source, document, isRecorded);
      if (fault !== undefined) wrong.push(errorIn(file.file, at, `${source}: ${fault}.`));
    }
  return filesOf(content, sourceKind).some(({ yaml }) => yaml.errors.length > 0)
    ? []
    : [...content.files.flatMap(checkMarks), ...checkQuotes(content), ...checkRecord(content), ...wrong];
}

/** Returns the words for pages at the beginning of a sentence: "Page 3", or "Pages 3, 4 and 9". */
const namedPages = (numbers: readonly number[]) =>
  numbers.length === 1
    ? `Page ${numbers.join("")}`
    : `Pages ${numbers.slice(0, -1).join(", ")} and ${numbers.slice(-1).join("")}`;

/**
 * Returns a map from each problem to the numbers of the pages that have this problem. The problem of a page without text is "no text",
 * unless `problems` names another problem of that page.
 */
function problemsOf({ pages, problems }: DocumentText): ReadonlyMap<keyof typeof advice, number[]> {
  const all = new Map<keyof typeof advice, number[]>();
  pages.forEach((page, index) => {
    if (page.length > 0) return;
    const problem = problems.get(index + 1) ?? "no text";
    all.set(problem, [...(all.get(problem) ?? []), index + 1]);
  });
  return all;
}

/**
 * For each reason why a page lacks text: the words that follow "Page 3 has" in the message, and a function. This function takes the name of
 * the PDF and returns the advice.
 */
const advice: Readonly<Record<PageProblem | "no text", [problem: string, repair: (file: string) => string]>> =
  {
    "no text": [
      "no text",
      (file) => `Recognise the text with a program (OCR), for example with "ocrmypdf ${file} new.pdf",`,
    ],
    "few words": [
      "no text except a few words that were recognised in a picture",
      (file) =>
        `Recognise the text again with a program (OCR), for example with "ocrmypdf --redo-ocr ${file} new.pdf",`,
    ],
    misplaced: [
      "recognised words that do not fit the picture, because most of them are where the picture is blank",
      (file) =>
        `Recognise the text again with a program (OCR), for example with "ocrmypdf --redo-ocr ${file} new.pdf",`,
    ],
    letters: [
      "characters that make no words, because the PDF does not say which letters they stand for",
      (file) =>
        `Recognise the text with a program (OCR) instead, for example with "ocrmypdf --force-ocr ${file} new.pdf",`,
    ],
    form: [
      "only the notice of a form (XFA), whose text only Adobe Reader shows",
      () => "Open the PDF in Adobe Reader, print it to a new PDF and publish the new PDF,",
    ],
    portfolio: [
      "only the cover of a portfolio, whose files visitors cannot open here",
      () => "Save the files of the portfolio and publish each file as a separate document,",
    ],
  };

/**
 * Returns a phrase for volunteers who type the text of a page themselves. It names the file for the text, and the line that must come
 * before the text.
 */
const typedInto = (page: number, file: string): string =>
  `content/${typedName(`documents/${file}`)}: for each page a line like [page ${page}], then its text`;

/**
 * Rewords messages of this file for people who edit in a form. The name of a source replaces its anchor, and the message asks for a helper
 * where a program must be run or a file written.
 * @param nameOf returns the name of a source for a citation, for example "Letters 1985, page 2" for letters:2
 */
export const citationsInForm = (message: string, nameOf: (citation: string) => string): string =>
  message
    .replace(/^[\w-]+(?::[\w:-]+)?(?=: “)/, nameOf)
    .replace(/(?<=in the citation: write )[\w-]+:(?=\d)/, "")
    .replace(/, for example with "ocrmypdf [^"]*"/g, "")
    .replace(
      /type the (?:whole )?text of the page into content\/documents\/\S+\.txt: for each page a line like \[page \d+\], then its text/g,
      "ask a helper to type the text of the page",
    );

/** Returns the advice on a page without text, in full sentences. */
const repairOf = (problem: keyof typeof advice, page: number, file: string): string =>
  `${advice[problem][1](file)} or type the text of the page into ${typedInto(page, file)}.`;

/**
 * Returns the warning about pages of a PDF that lack text. `numbers` contains the numbers of these pages, and `file` is the name of the
 * PDF.
 */
function adviceOn(problem: keyof typeof advice, numbers: readonly number[], file: string): string {
  const [what] = advice[problem];
  const verb = numbers.length === 1 ? "has" : "have";
  return `${namedPages(numbers)} ${verb} ${what} in content/documents/${file}. ${numbers.length === 1 ? "Nobody can search or quote this page, and screen readers cannot read it" : "Nobody can search or quote these pages, and screen readers cannot read them"}. ${repairOf(problem, numbers[0] ?? 1, file)}`;
}

/** Returns the warning about pages of a PDF whose words lack letters, if there are such pages. `file` is the name of the PDF. */
function adviceOnLetters({ incomplete }: DocumentText, file: string): string[] {
  const numbers = [...incomplete.keys()];
  const [[page, word] = [1, ""]] = incomplete;
  if (numbers.length === 0) return [];
  const verb = numbers.length === 1 ? "lacks" : "lack";
  return [
    `${namedPages(numbers)} ${verb} letters in content/documents/${file}. For example, page ${page} has “${word}”. The PDF shows joined letters, such as “fi”, but gives only one letter for them. Quotations with such words are not found. Recognise the text with a program (OCR) instead, for example with "ocrmypdf --force-ocr ${file} new.pdf", or type the text of the page into ${typedInto(page, file)}.`,
  ];
}

/**
 * Checks the PDFs of documents.yaml: finds PDFs that cannot be read, pages without text, and pages with words that lack letters. Also finds
 * sources that refer to a document without a PDF, citations of pages that do not exist, and quotations of words that are not in the PDF.
 */
async function checkDocumentTexts(site: Content): Promise<Problem[]> {
  const { files } = site;
  const problems: Problem[] = [];
  const texts = new Map<string, DocumentHere>();
  const read = await readPdfs(site);
  for (const { file, entry, content } of entriesOf(site, documentKind)) {
    if (content.file === undefined) continue;
    const name = `documents/${content.file}`;
    const at = [...entry.path, "file"];
    const text = read.get(name);
    // The function skips a PDF that does not exist, because checkTargets.ts reports it.
    if (text === undefined) continue;
    if (typeof text === "string") {
      const message = `content/${name} cannot be read: ${text}.`;
      problems.push(problemAt(file, at, message));
      continue;
    }
    texts.set(content.anchor, { ...text, file: content.file });
    for (const [problem, numbers] of problemsOf(text))
      problems.push(problemAt(file, at, adviceOn(problem, numbers, content.file), "warning"));
    for (const warning of adviceOnLetters(text, content.file))
      problems.push(problemAt(file, at, warning, "warning"));
  }
  const documents = new Map(
    entriesOf(site, documentKind).map(({ content }) => [content.anchor, content] as const),
  );
  const owned = new Map<string, string>();
  const shortNames = new Map<string, string>();
  for (const { file, entry, content } of entriesOf(site, sourceKind)) {
    const { anchor, document, shortName } = content;
    if (document === undefined) continue;
    owned.set(anchor, document);
    shortNames.set(anchor, shortName);
    const { file: pdf, title = document } = documents.get(document) ?? {};
    if (pdf !== undefined) continue;
    const message = `The document "${document}" has no PDF on this site, so a source cannot refer to the pages of the document. Delete "document", and write the address of the document in "url".`;
    const inForm = `“${title}” has no PDF on this site, so a source cannot refer to the pages of this document. Remove the document here. If others publish the document, write its address into “Web address”. If you have the PDF, add it in Documents first.`;
    problems.push({ ...problemAt(file, [...entry.path, "document"], message), inForm });
  }
  for (const content of files)
    for (const { written, place } of citationsOf(content)) {
      const { anchor, place: page = "1" } = readCitation(written);
      const count = texts.get(owned.get(anchor) ?? "")?.pages.length ?? Infinity;
      const message = `"${written}" names a page that the document does not have. The last page of the document is ${count}. Count from the first page of the PDF, even if other numbers are printed on its pages.`;
      const [first = 1, last = first] = page.split("-").map(Number);
      const inForm = `This citation of ${shortNames.get(anchor) ?? anchor} names ${pagesInWords(first, last)}, but the last page of the document is ${count}. Count from the first page of the PDF, even if other numbers are printed on its pages.`;
      if (last > count) problems.push({ ...errorIn(content.file, place, message), inForm });
    }
  return [...problems, ...(await checkQuotations(site, texts))];
}

/**
 * Checks the places of citations, the texts of documents and the quotations. checkTargets.ts finds citations of sources that do not exist.
 */
export const checkCitationsAndQuotations = async (site: Content): Promise<Problem[]> => [
  ...checkPlaces(site),
  ...(await checkDocumentTexts(site)),
];
