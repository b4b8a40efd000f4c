import { visit } from "unist-util-visit";
import { memoize } from "../lib/memoize";
import { readCitation } from "./citations";
import { isWithdrawn, entriesOf, type Content, type ContentFile, type Entry } from "./contentFile";
import { inWords } from "./dates";
import type { Quote } from "./fields";
import { placeOfNode, type FilePosition } from "./problem";
import { quotationKind } from "./quotationEntry";
import { sourceKind } from "./source";

/** A quotation: words that content quotes from a source. */
interface Quotation extends Quote {
  at: FilePosition;
}

/**
 * Returns the quotations in the fields of an entry, each with the path of its field. These are the entry's `quotes`, and the `words` of
 * each answer that has a source.
 */
export function quotesOf({ content }: Entry): (Quote & { path: PropertyKey[] })[] {
  const quotes = content && "quotes" in content ? content.quotes : [];
  const answers = content && "answers" in content ? content.answers : [];
  return [
    ...quotes.map((quote, index) => ({ ...quote, path: ["quotes", index] })),
    ...answers.flatMap(({ words, sources: [source] }, index) =>
      words === undefined || source === undefined ? [] : [{ source, quote: words, path: ["answers", index] }],
    ),
  ];
}

/**
 * Returns every quotation of a file. These are words that its text quotes before a citation or in a block quotation, and the quotations in
 * the fields of its entries (see `quotesOf`).
 */
export const quotationsIn = memoize((file: ContentFile): readonly Quotation[] => {
  const found: Quotation[] = [];
  visit(file.tree, "citation", (citation) => {
    const { value: source, quote } = citation;
    if (quote !== undefined) found.push({ source, quote, at: placeOfNode(citation, file) });
  });
  for (const entry of file.entries)
    for (const { path, ...quoted } of quotesOf(entry))
      found.push({ ...quoted, at: file.yaml.placeOf([...entry.path, ...path]) });
  return found;
});

/** Returns a key that identifies a quotation. The key is made from the words and from the source without the place. */
export const quotationKey = ({ source, quote }: Quote): string =>
  JSON.stringify([readCitation(source).anchor, quote]);

/** Returns a map from the key of each quotation to its entry in quotations.yaml, which contains the result of the last search. */
const quotationChecks = (whole: Pick<Content, "files">) =>
  new Map(entriesOf(whole, quotationKind).map(({ content }) => [quotationKey(content), content]));

/**
 * Returns the anchors of the sources whose text is on this site as a document. Each build looks up quotations in the text of these
 * documents.
 */
const ownSources = (whole: Pick<Content, "files">): ReadonlySet<string> =>
  new Set(
    entriesOf(whole, sourceKind).flatMap(({ content: { anchor, document } }) =>
      document === undefined ? [] : [anchor],
    ),
  );

/**
 * Returns a function that describes, for readers, whether a quotation was found.
 * @param language the language of the date, for example en-GB
 */
export function quotationWords(
  whole: Pick<Content, "files">,
  language: string,
): (quotation: Quote) => string {
  const checks = quotationChecks(whole);
  const own = ownSources(whole);
  return (quotation) => {
    const check = checks.get(quotationKey(quotation));
    // The content check looks up quotations from documents of this site, so such a quotation needs no entry in quotations.yaml. If the
    // cited page has no text, a person must look for the quotation, and only then is there an entry.
    if (!check && own.has(readCitation(quotation.source).anchor)) return "Found in its text on this site.";
    const { result, why = "", checkedOn = "", inCopy } = check ?? {};
    if (result === "cannot check") return `This cannot be checked here: ${why}.`;
    if (result !== "found") return "Not yet checked.";
    const preposition = checkedOn.length >= 10 ? "on" : "in";
    const where = inCopy ? "in a stored copy" : "there";
    return `Found ${where} ${preposition} ${inWords(checkedOn, language)}.`;
  };
}

/** Returns a map from the key of each quotation to the quotation. Contains only quotations in content that is published. */
const publishedQuotations = (whole: Pick<Content, "files">): ReadonlyMap<string, Quotation> =>
  new Map(
    whole.files
      .filter((file) => !isWithdrawn(file))
      .flatMap(quotationsIn)
      .map((each) => [quotationKey(each), each] as const),
  );

/**
 * Returns a sentence with the number of quotations on the site, and the number in each state. The states are: found at the source, found in
 * a stored copy, impossible to check, and not yet checked. States without a quotation are left out.
 */
export function quotationsInWords(whole: Pick<Content, "files">): string {
  const checks = quotationChecks(whole);
  const own = ownSources(whole);
  const all = publishedQuotations(whole);
  const found = { at: 0, inCopy: 0, unread: 0 };
  for (const [key, { source }] of all) {
    const { result, inCopy } = checks.get(key) ?? {};
    if (result === "cannot check") found.unread += 1;
    else if (result === "found" && inCopy) found.inCopy += 1;
    else if (result === "found" || own.has(readCitation(source).anchor)) found.at += 1;
  }
  const { at, inCopy, unread } = found;
  const rest = all.size - at - inCopy - unread;
  if (all.size === 0) return "this site quotes nothing yet";
  const were = (count: number, what: string) =>
    count === 0 ? [] : [`${count} ${count === 1 ? "was" : "were"} ${what}`];
  const states = [
    ...were(at, "found at the source"),
    ...were(inCopy, "found in a stored copy of the source"),
    ...(unread === 0 ? [] : [`${unread} cannot be checked here`]),
    ...(rest === 0 ? [] : [`${rest} ${rest === 1 ? "is" : "are"} not yet checked`]),
  ];
  return `of ${all.size} ${all.size === 1 ? "quotation" : "quotations"}, ${new Intl.ListFormat("en-GB").format(states)}`;
}

/** Returns the sentence in which the content check says how many quotations it has found, and how many it could not look up. */
export function lookedForInWords(whole: Pick<Content, "files">): string {
  const checks = quotationChecks(whole);
  const own = ownSources(whole);
  const all = [...publishedQuotations(whole)];
  const here = all.filter(([key, { source }]) => own.has(readCitation(source).anchor) && !checks.has(key));
  const rest = all.length - here.length;
  const found = `${all.length === 1 ? "1 quotation" : `${all.length} quotations`}: ${here.length} found in the documents of this site.`;
  return rest === 0
    ? found
    : `${found} For ${rest === 1 ? "1 quotation" : `${rest} quotations`}, the text of the source is not in this project. "npm run links:check" looks for such quotations at the addresses of their sources.`;
}
