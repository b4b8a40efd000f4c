import { readCitation } from "../citations";
import { entriesOf, filesOf, type Content } from "../contentFile";
import type { Quote } from "../fields";
import { findQuotation } from "../findQuotation";
import type { DocumentText } from "../pdf/readDocuments";
import { errorIn, problemAt, type Problem } from "../problem";
import { quotationKey, quotationsIn } from "../quotation";
import { textsIn } from "../textsIn";
import { didYouMean } from "./checkShape";
import { referencesOf } from "./references";

/** Why a quotation is not accepted, or undefined. */
export function faultIn(quote: string, paragraphs: readonly string[]): string | undefined {
  const finding = findQuotation(quote, paragraphs);
  if (finding.is === "found") return undefined;
  if (finding.is === "misleading")
    return `“${quote}” leaves out “${finding.left}” where the source has it, and so says something else. Quote that word, too`;
  const nearest = finding.nearest === undefined ? "" : `: the text says “${finding.nearest}”`;
  return `“${quote}” is not there${nearest}. Quote the words as they are, or leave out the quotation marks`;
}

/** An entry quotes words that it shows, from a source that it names. */
function checkQuotes(content: Content): Problem[] {
  return content.files.flatMap((file) =>
    file.entries.flatMap((entry) => {
      const quotes = (entry.content?.quotes ?? []) as Quote[];
      const named = referencesOf({ ...file, entries: [entry] }).flatMap(({ to, value }) =>
        to === "source" ? [value] : [],
      );
      const texts = textsIn(entry.content).filter(({ path }) => path[0] !== "quotes");
      return quotes.flatMap(({ source, quote }, index) => {
        const at = [...entry.path, "quotes", index];
        if (!named.some((each) => [each, readCitation(each).anchor].includes(source))) {
          const message = `"${source}" is no source of this entry. ${named.length > 0 ? `Write one of ${named.join(", ")}, or add it` : "Add it"} to the sources.${didYouMean(source, named)}`;
          return [problemAt(file, [...at, "source"], message)];
        }
        if (texts.some(({ text }) => text.includes(quote))) return [];
        const message = `No text of this entry has the words “${quote}”. Write them as the text quotes them, without the quotation marks.`;
        return [problemAt(file, [...at, "quote"], message)];
      });
    }),
  );
}

/** What quotations.yaml says is of quotations that there are, and none of them is known to be wrong. */
function checkRecord(content: Content): Problem[] {
  const quoted = new Set(content.files.flatMap(quotationsIn).map(quotationKey));
  return entriesOf(content, "QuotationCheck").flatMap(({ file, entry, content: check }) => {
    if (!quoted.has(quotationKey(check))) {
      const message = `Nothing quotes these words from ${check.source} any more. Delete this entry, or correct its words.`;
      return [problemAt(file, entry.path, message, "warning")];
    }
    if (check.result !== "not there") return [];
    const message = `These words are not in ${check.source}. Correct the quotation where it stands, then delete this entry.`;
    return [problemAt(file, [...entry.path, "result"], message)];
  });
}

const textOf = ({ text }: { text: string }) => text;

/**
 * Finds quotations that are not in the documents of this site, and those whose source or record is wrong.
 * @param texts the texts of documents by their anchors
 */
export function checkQuotations(content: Content, texts: ReadonlyMap<string, DocumentText>): Problem[] {
  const documents = new Map(
    entriesOf(content, "Source").map(({ content: { anchor, document } }) => [
      anchor,
      texts.get(document ?? ""),
    ]),
  );
  const wrong = content.files.flatMap((file) =>
    quotationsIn(file).flatMap(({ source, quote, at }) => {
      const { anchor, place } = readCitation(source);
      const pages = documents.get(anchor)?.pages;
      if (!pages) return [];
      const paragraphs = pages.flatMap((page, index) => page.map(({ text }) => ({ text, page: index + 1 })));
      const [first = 1, last = first] = place?.split("-").map(Number) ?? [1, pages.length];
      const pageOf = (from: number) => {
        const part = paragraphs.filter(({ page }) => page >= from);
        const finding = findQuotation(quote, part.map(textOf));
        return finding.is === "found" ? part[finding.paragraph]?.page : undefined;
      };
      const there = pageOf(first);
      if (there !== undefined && there <= last) return [];
      const elsewhere = pageOf(1);
      const fault =
        elsewhere === undefined
          ? faultIn(quote, paragraphs.map(textOf))
          : `“${quote}” is on page ${elsewhere}. Correct the place`;
      return [errorIn(file.file, at, `${source}: ${String(fault)}.`)];
    }),
  );
  return filesOf(content, "Source").some(({ yaml }) => yaml.errors.length > 0)
    ? []
    : [...checkQuotes(content), ...checkRecord(content), ...wrong];
}
