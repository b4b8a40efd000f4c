/** Finds the words that a Markdown text quotes. Reads the tree as it was written, so that nothing depends on the typographer. */
import type { Blockquote, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { CitationNode } from "./citations";
import { citationSign, flatText, typographic, visitBlocks } from "./typographic";

/** Returns words as readers see them: without citations, on one line, typographic. */
const asShown = (text: string): string =>
  typographic(text.replaceAll(citationSign, "").replace(/\s+/g, " ").trim());

/** Matches what may stand between a closing quotation mark and its citation. */
const afterMark = /[\s.,;:!?…)\]–—-]*$/;

/** Matches a single quotation mark that opens. An apostrophe stands within a word or before the digits of a year ('85). */
const openingSingle = /(?<=^|[\s([{“–—-])['‘](?=[^\s\d])/g;

/**
 * Returns the offset of the mark that opens a quotation; undefined if there is none.
 * @param text ends with the closing mark
 */
function openingOf(text: string): number | undefined {
  if (!text.endsWith("”")) return [...text.slice(0, -1).matchAll(openingSingle)].at(-1)?.index;
  let depth = 0;
  let outermost: number | undefined;
  for (let at = text.length - 1; at >= 0; at--) {
    if (text[at] === "”") depth += 1;
    if (text[at] !== "“") continue;
    outermost = at;
    depth -= 1;
    if (depth === 0) return at;
  }
  // More marks close than open, for example an inch sign: the longest quotation that may be meant is looked for.
  return outermost;
}

/** Marks the citation at an offset of a block's text with the words that are quoted right before it. */
function markQuote(citation: CitationNode, text: string, at: number): void {
  const before = text.slice(0, at).replace(afterMark, "");
  if (before.endsWith(citationSign)) return;
  const from = /[”’']$/.test(before) ? openingOf(before) : undefined;
  if (from !== undefined) {
    citation.quote = asShown(before.slice(from + 1, -1));
  } else if (before.endsWith("”")) {
    citation.isUnopened = true;
  } else {
    // Just inside the closing mark: "Some words.[^anchor]"
    const [inside = ""] = /^\ufffc+[.,;:!?…]*[”’'](?!\p{L})/u.exec(text.slice(at)) ?? [];
    const start = inside === "" ? undefined : openingOf(text.slice(0, at + inside.length));
    if (start !== undefined && start < at) citation.quote = asShown(text.slice(start + 1, at));
  }
}

/** Marks the citation that ends a block quotation with the block's words: all before it, or all before who said them, in the last paragraph. */
function markBlock({ children }: Blockquote): void {
  const last = children.at(-1);
  if (last?.type !== "paragraph") return;
  const { text, pieces } = flatText(last);
  const end = /\ufffc[\ufffc\s.,;:!?)]*$/.exec(text)?.index;
  const citation = pieces.find(({ at }) => at === end)?.node;
  if (citation?.type !== "citation") return;
  const above = children.slice(0, -1).map((child) => flatText(child).text);
  const words = above.length > 0 ? above.join(" ") : text.slice(0, end);
  if (words.includes(citationSign)) return;
  const quote = asShown(words).replace(/^“([^“”]+)”$/, "$1");
  if (quote !== "") citation.quote = quote;
}

/**
 * Adds to each citation of a tree the words that are quoted directly before it, in quotation marks or as a block.
 * @param tree as it was written, before `typographicTree` sets its quotation marks
 * @returns the same tree
 */
export function markQuotes(tree: Root): Root {
  visit(tree, "blockquote", markBlock);
  visitBlocks(tree, (block) => {
    const { text, pieces } = flatText(block);
    for (const { node, at } of pieces) if (node.type === "citation") markQuote(node, text, at);
  });
  return tree;
}
