import { visit } from "unist-util-visit";
import { readCitation } from "../citations";
import { entriesOf, filesOf, type Content } from "../contentFile";
import { findQuotation, markDifferences, searchedText, type Finding } from "../findQuotation";
import type { DocumentText } from "../pdf/readDocuments";
import { errorIn, placeOfNode, problemAt, type Problem } from "../problem";
import { quotationKey, quotationsIn } from "../quotation";
import { quotationKind } from "../quotationCheck";
import { sourceKind } from "../source";
import { textsIn } from "../textsIn";
import { didYouMean } from "./checkShape";
import { referencesOf } from "../references";

/**
 * Returns the problem of a quotation that is not in its source, with both wordings; undefined if it is there.
 * @param finding the result of the search, in all paragraphs of the source
 * @param where names the place of a paragraph by its index, for example "page 3"
 */
export function faultOf(
  quote: string,
  finding: Finding,
  where: (paragraph: number) => string = () => "the text",
): string | undefined {
  const advice = "Quote the words as they are, or leave out the quotation marks";
  if (finding.is === "found") return undefined;
  if (finding.is === "misleading")
    return `“${quote}” leaves out “${finding.left}”, although the source has it, which changes the meaning. Quote that word, too`;
  if (finding.is === "scattered")
    return `“${quote}” is not there as one passage. Its parts are in another order, or more than a paragraph apart. Quote each part separately`;
  const { nearest } = finding;
  if (!nearest) return `“${quote}” is not there. ${advice}`;
  const [quoted, text] = markDifferences(nearest.quoted, nearest.text);
  return `“${quoted}” is not there: ${where(nearest.paragraph)} says “${text}”. ${advice}`;
}

/** Checks that each quotation of an entry is in the entry's own text and names one of its sources. */
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
          const message = `"${source}" is not one of this entry's sources. ${named.length > 0 ? `Write one of ${named.join(", ")}, or add it` : "Add it"} to the sources.${didYouMean(source, named)}`;
          return [problemAt(file, [...at, "source"], message)];
        }
        if (texts.some(({ text }) => text.includes(quote))) return [];
        const message = `No text of this entry has the words “${quote}”. Write the words exactly as they are in the text, without the quotation marks.`;
        return [problemAt(file, [...at, "quote"], message)];
      });
    }),
  );
}

/** Checks that each entry of quotations.yaml is about words that are quoted, and that none of these is known to be wrong. */
function checkRecord(content: Content): Problem[] {
  const quoted = new Set(content.files.flatMap(quotationsIn).map(quotationKey));
  return entriesOf(content, quotationKind).flatMap(({ file, entry, content: check }) => {
    if (!quoted.has(quotationKey(check))) {
      const message = `No page quotes these words from ${check.source} any more. Delete this entry, or correct its words.`;
      return [problemAt(file, entry.path, message, "warning")];
    }
    if (check.result !== "not there") return [];
    const message = `These words are not in ${check.source}. Correct the quotation on its page, then delete this entry.`;
    return [problemAt(file, [...entry.path, "result"], message)];
  });
}

/** Finds quotation marks that close right before a citation and open nowhere: nobody could look for the words. */
const checkMarks = (content: Content): Problem[] =>
  content.files.flatMap((file) => {
    const problems: Problem[] = [];
    visit(file.tree, "citation", (citation) => {
      if (!citation.isUnopened) return;
      const message =
        "A quotation mark closes before this citation, but none opens in this paragraph, so the words can't be looked for. Write the quotation mark at the beginning of the quotation, too. For inches write ″.";
      problems.push(errorIn(file.file, placeOfNode(citation, file), message));
    });
    return problems;
  });

/** Returns "page 3" or "pages 3–4". */
const pagesInWords = (first: number, last: number) =>
  first === last ? `page ${first}` : `pages ${first}–${last}`;

/** The text of a document, page by page and as it is read. */
type DocumentToSearch = ReturnType<typeof searchedText> & Pick<DocumentText, "pages">;

/**
 * Returns why a quotation is refused; undefined if its words are on the cited pages.
 * @param source the source as it is cited, for example hearing:3-4
 * @param isRecorded whether quotations.yaml has an entry for the quotation
 */
function faultIn(
  quote: string,
  source: string,
  document: DocumentToSearch,
  isRecorded: boolean,
): string | undefined {
  const { texts, pageOf, pages } = document;
  const { anchor, place } = readCitation(source);
  const [first = 1, last = first] = place?.split("-").map(Number) ?? [1, pages.length];
  const isCited = (page: number) => page >= first && page <= last;
  const cited = findQuotation(quote, texts, (paragraph) => isCited(pageOf(paragraph)));
  if (cited.is === "found") return undefined;
  const empty = pages.flatMap((page, index) => (page.length === 0 && isCited(index + 1) ? [index + 1] : []));
  if (empty.length > 0 && isRecorded) return undefined;
  if (empty.length > 0)
    return `“${quote}” can't be looked for, because ${empty.length === 1 ? `page ${empty.join("")} of the document has` : `pages ${empty.join(", ")} of the document have`} no text here. Add the text of the page, as the warning about the document explains. Or look at the page, and record the result in content/quotations.yaml: source, quote, result and checkedOn`;
  const anywhere = findQuotation(quote, texts);
  if (anywhere.is !== "found") return faultOf(quote, anywhere, (paragraph) => `page ${pageOf(paragraph)}`);
  const [begins, ends] = [pageOf(anywhere.paragraph), pageOf(anywhere.last)];
  return `“${quote}” is on ${pagesInWords(begins, ends)}. Correct the place: write ${anchor}:${begins === ends ? begins : `${begins}-${ends}`}`;
}

/**
 * Finds quotations that are not in the documents of this site, and quotations with a wrong source or record.
 * @param texts the texts of documents by their anchors
 */
export function checkQuotations(content: Content, texts: ReadonlyMap<string, DocumentText>): Problem[] {
  const documents = new Map(
    entriesOf(content, sourceKind).flatMap(({ content: { anchor, document } }) => {
      const text = texts.get(document ?? "");
      return text ? [[anchor, { pages: text.pages, ...searchedText(text.pages) }] as const] : [];
    }),
  );
  const recorded = new Set(
    entriesOf(content, quotationKind).map(({ content: check }) => quotationKey(check)),
  );
  const wrong = content.files.flatMap((file) =>
    quotationsIn(file).flatMap((quotation) => {
      const { source, quote, at } = quotation;
      const document = documents.get(readCitation(source).anchor);
      const fault = document && faultIn(quote, source, document, recorded.has(quotationKey(quotation)));
      return fault === undefined ? [] : [errorIn(file.file, at, `${source}: ${fault}.`)];
    }),
  );
  return filesOf(content, sourceKind).some(({ yaml }) => yaml.errors.length > 0)
    ? []
    : [...checkMarks(content), ...checkQuotes(content), ...checkRecord(content), ...wrong];
}
