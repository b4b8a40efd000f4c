import { toString } from "mdast-util-to-string";
import type { Blockquote, Parents, Root } from "mdast";
import { visit } from "unist-util-visit";
import { readCitation, type CitationNode } from "./citations";
import { entriesOf, type Content, type ContentFile, type Entry } from "./contentFile";
import { inWords } from "./dates";
import type { Quote } from "./fields";
import { placeOfNode, type Place } from "./problem";
import type { QuotationCheck } from "./quotationCheck";
import type { Statement } from "./statement";
import { isWithdrawn } from "./withdrawn";

/** Words that content quotes from a source. */
export interface Quotation extends Quote {
  at: Place;
}

/** Matches what is in quotation marks at the end of a text, before punctuation. */
const atEnd = /“([^“”]+)”[.,;:!?)]*$/;

/** The words in quotation marks right before a citation; undefined where there are none. */
function quoteBefore(citation: CitationNode, parent: Parents | undefined): string | undefined {
  const siblings = parent?.children ?? [];
  const before = siblings.slice(0, siblings.indexOf(citation));
  const last = before.findLastIndex(({ type }) => type === "citation");
  return atEnd.exec(toString(before.slice(last + 1)).trimEnd())?.[1];
}

/** The words of a block quotation that ends with its only citation: all before that, or all before who said them, in the last paragraph. */
function quoteInBlock({ children }: Blockquote): [CitationNode, string] | undefined {
  const last = children.at(-1);
  const citation = last?.type === "paragraph" ? last.children.at(-1) : undefined;
  if (last?.type !== "paragraph" || citation?.type !== "citation") return undefined;
  const before = children.length > 1 ? children.slice(0, -1) : last.children.slice(0, -1);
  if (JSON.stringify(before).includes('"type":"citation"')) return undefined;
  const words = before.map((each) => toString(each)).join(children.length > 1 ? " " : "");
  return [citation, words.trim().replace(/^“([^“”]+)”$/, "$1")];
}

const onOneLine = (text: string) => text.replace(/\s+/g, " ");

/** The words that a text quotes, each by the citation of its source. */
export function quotesIn(tree: Root): ReadonlyMap<CitationNode, string> {
  const quotes = new Map<CitationNode, string>();
  visit(tree, "blockquote", (block) => {
    const [citation, words] = quoteInBlock(block) ?? [];
    if (citation && words) quotes.set(citation, onOneLine(words));
  });
  visit(tree, "citation", (citation, _index, parent) => {
    const words = quoteBefore(citation, parent);
    if (words !== undefined) quotes.set(citation, onOneLine(words));
  });
  return quotes;
}

/** The words that an entry quotes, each with its path in it: its `quotes`, and what a statement repeats. */
export function quotesOf({ content }: Entry): (Quote & { path: PropertyKey[] })[] {
  const { quotes = [], answers = [] } = (content ?? {}) as { quotes?: Quote[] } & Partial<Statement>;
  return [
    ...quotes.map((quote, index) => ({ ...quote, path: ["quotes", index] })),
    ...answers.flatMap(({ words, sources: [source] }, index) =>
      words === undefined || source === undefined ? [] : [{ source, quote: words, path: ["answers", index] }],
    ),
  ];
}

/** Every quotation of a file: in its text before a citation or in a block, in its entries beside the sources. */
export function quotationsIn(file: ContentFile): Quotation[] {
  const found: Quotation[] = [];
  for (const [citation, quote] of quotesIn(file.tree))
    found.push({ source: citation.value, quote, at: placeOfNode(citation, file) });
  for (const entry of file.entries)
    for (const { path, ...quoted } of quotesOf(entry))
      found.push({ ...quoted, at: file.yaml.placeOf([...entry.path, ...path]) });
  return found;
}

/** What identifies a quotation: its source, whatever the place, and its words. */
export const quotationKey = ({ source, quote }: Quote): string =>
  JSON.stringify([readCitation(source).anchor, quote]);

/** What is known of each quotation, by its key. */
const quotationChecks = (whole: Pick<Content, "files">): ReadonlyMap<string, QuotationCheck> =>
  new Map(entriesOf(whole, "QuotationCheck").map(({ content }) => [quotationKey(content), content]));

/** The anchors of the sources that are documents of this site, whose words each build looks for. */
const ownSources = (whole: Pick<Content, "files">): ReadonlySet<string> =>
  new Set(
    entriesOf(whole, "Source").flatMap(({ content: { anchor, document } }) =>
      document === undefined ? [] : [anchor],
    ),
  );

/**
 * Returns what pages say of a quotation.
 * @param language of the date, for example en-GB
 */
export function quotationWords(
  whole: Pick<Content, "files">,
  language: string,
): (quotation: Quote) => string {
  const checks = quotationChecks(whole);
  const own = ownSources(whole);
  return (quotation) => {
    if (own.has(readCitation(quotation.source).anchor)) return "These words are in its text on this site.";
    const { result, why, checkedOn = "", inCopy } = checks.get(quotationKey(quotation)) ?? {};
    if (result === "cannot check") return `Nobody can check this here: ${String(why)}.`;
    if (result !== "found") return "Not yet checked.";
    const preposition = checkedOn.length >= 10 ? "on" : "in";
    const where = inCopy ? "in a stored copy" : "there";
    return `These words were found ${where} ${preposition} ${inWords(checkedOn, language)}.`;
  };
}

/** What is known of the site's quotations, in three figures. */
export function quotationsInWords(whole: Pick<Content, "files">): string {
  const checks = quotationChecks(whole);
  const own = ownSources(whole);
  const all = new Map(
    whole.files
      .filter((file) => !isWithdrawn(file))
      .flatMap(quotationsIn)
      .map((each) => [quotationKey(each), each] as const),
  );
  const found = { at: 0, inCopy: 0, unread: 0 };
  for (const [key, { source }] of all) {
    const { result, inCopy } = checks.get(key) ?? {};
    if (result === "cannot check") found.unread += 1;
    else if (result === "found" && inCopy) found.inCopy += 1;
    else if (result === "found" || own.has(readCitation(source).anchor)) found.at += 1;
  }
  const { at, inCopy, unread } = found;
  const rest = all.size - at - inCopy - unread;
  return `of ${all.size} quotations ${at} were found at their sources and ${inCopy} in stored copies of them, ${unread} cannot be checked here, and ${rest} are not yet checked`;
}
