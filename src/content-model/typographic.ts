/** Sets typographic quotation marks, dashes and ellipses. Before that, finds the words that a text quotes. */
import type { Blockquote, Nodes, PhrasingContentMap, Root, RootContent, Text } from "mdast";
import { remark } from "remark";
import remarkSmartypants from "remark-smartypants";
import { visit } from "unist-util-visit";

const typographer = remark().use(remarkSmartypants);

/** A text node of a block, and the offset in the block's text at which the node's text begins. */
interface Piece {
  node: RootContent;
  at: number;
}

/** The character by which flatText represents a citation. */
const citationSign = "\ufffc";

/**
 * Returns the text of a node as one string, in which one character stands for each citation. Also returns the nodes from which the string
 * is made.
 */
function flatText(node: Nodes): { text: string; pieces: Piece[] } {
  let text = "";
  const pieces: Piece[] = [];
  visit(node, (each) => {
    const own =
      each.type === "citation" ? citationSign : each.type === "break" ? "\n" : "value" in each && each.value;
    if (typeof own !== "string" || each.type === "root") return;
    pieces.push({ node: each, at: text.length });
    text += own;
  });
  return { text: turnedMarks(text), pieces };
}

/**
 * Calls a function with each node that contains lines of text, for example with each paragraph. Quotation marks open and close within one
 * such node.
 */
function visitBlocks(tree: Root, use: (block: Nodes) => void): void {
  visit(tree, (node) => {
    if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell") use(node);
  });
}

/** Matches a character after which a quotation mark may open. */
const opensAfter = /^(?:|[\s([{/“‘–—-])$/;

/** Matches the beginning of a text if the quotation mark before it may be a closing one. */
const closesBefore = /^(?:$|[\ufffc)\]},;:!?”]|\.(?!\.))/;

/**
 * Matches text after an opening quotation mark for which the library (the "typographer") chooses the wrong mark. For example, it would set
 * a closing mark before "[…]".
 */
const mistaken = /^(?:[[({…“"–—-]|\.\.)/;

/**
 * Matches the beginning of a text after an apostrophe that stands for a century ('85) or for some letters ('tis, 'em, rock 'n' roll). Some
 * of these words may also begin a quotation, as in 'cause of death'. The pattern does not match if a closing mark follows.
 */
const shortened =
  /^(?:\d\ds?(?![\p{L}\d])|(?:tis|twas|em|til|n)(?!\p{L})|(?:cause|bout|round|cos|fraid|ello)(?!\p{L}|[^]*\S'(?!\p{L})))/iu;

/**
 * Replaces straight double quotation marks by opening and closing ones. Replaces a straight single quotation mark only where the library
 * would choose the wrong one, for example before "[…]" or in '85.
 * @returns a text of the same length
 */
function turnedMarks(text: string): string {
  let turned = "";
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    let sign = text.charAt(at);
    if (sign === "'" && opensAfter.test(turned.slice(-1))) {
      const after = text.slice(at + 1);
      if (mistaken.test(after)) sign = "‘";
      if (shortened.test(after)) sign = "’";
    }
    if (sign === '"') {
      const [before, after] = [turned.slice(-1), text.slice(at + 1)];
      const mayOpen = /^\s/.test(after)
        ? // A quotation mark between two spaces opens a quotation only if no quotation is open and another mark follows.
          opensAfter.test(before) && depth === 0 && after.includes('"')
        : opensAfter.test(before) || (depth === 0 && !/[\p{L}\p{N}]/u.test(before));
      sign = mayOpen && !closesBefore.test(after) ? "“" : "”";
    }
    if (sign === "“") depth += 1;
    if (sign === "”") depth = Math.max(0, depth - 1);
    turned += sign;
  }
  return turned;
}

/** Matches the address of a web page or an e-mail address. The full stop or bracket that may follow it is not part of the match. */
const address =
  /\b(?:https?:\/\/|www\.)[^\s"<>“”‘’]*[^\s"'<>“”‘’.,;:!?)]|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/**
 * Unicode noncharacters that stand for the hyphens, full stops and apostrophes of addresses while the library runs. Without them, the
 * library would turn these characters into dashes, ellipses and quotation marks.
 */
const standIns = [
  ["-", "\ufdd0"],
  [".", "\ufdd1"],
  ["'", "\ufdd2"],
] as const;

const hideAddresses = (text: string) =>
  text
    .replace(address, (found) =>
      standIns.reduce((hidden, [sign, standIn]) => hidden.replaceAll(sign, standIn), found),
    )
    // The last of four full stops ends the sentence. Only the three before it are an ellipsis. The library would make one ellipsis of all
    // four, so the last full stop is hidden from it.
    .replace(/(?<!\.)\.{4}(?!\.)/g, "...\ufdd1");
const showAddresses = (text: string) =>
  standIns.reduce((shown, [sign, standIn]) => shown.replaceAll(standIn, sign), text);

/** Sets typographic quotation marks, dashes and ellipses in a Markdown tree, but not in addresses. Returns the tree. */
function setMarks(tree: Root): Root {
  visitBlocks(tree, (block) => {
    const { text, pieces } = flatText(block);
    for (const { node, at } of pieces)
      if (node.type === "text") node.value = hideAddresses(text.slice(at, at + node.value.length));
  });
  const set = typographer.runSync(tree) as Root;
  visit(set, "text", (node) => {
    node.value = showAddresses(node.value);
  });
  return set;
}

/** Matches text that the library may change. Other texts need not be passed to it. */
const changeable = /["'`]|--|\.\s*\./;

/** Returns a text with typographic quotation marks, dashes and ellipses, except in addresses. */
export function typographic(text: string): string {
  // Most fields contain nothing that the library may change. Calling the library for them would take a tenth of the time of a check.
  if (!changeable.test(text)) return text;
  const node: Text = { type: "text", value: text };
  setMarks({ type: "root", children: [{ type: "paragraph", children: [node] }] });
  return node.value;
}

/** Returns words as readers see them: without citations, on one line, and with typographic quotation marks, dashes and ellipses. */
const asShown = (text: string): string =>
  typographic(text.replaceAll(citationSign, "").replace(/\s+/g, " ").trim());

/** Matches the text that may be between a closing quotation mark and its citation. */
const afterMark = /[\s.,;:!?…)\]–—-]*$/;

/** Matches a note on the quotation before it, such as "(emphasis added". Its closing bracket is already removed. */
const emphasisNote = /\s*[([](?:\p{L}+ )?(?:emphasis|italics)(?: [\p{L} ]+)?$/iu;

/** Matches words in quotation marks that are usual in other languages: «words», „words“ and „words”. */
const foreignQuotation = /[«„]([^«»„“”]+)[»“”]$/;

/** Matches a single quotation mark that opens. It does not match an apostrophe within a word or before the digits of a year ('85). */
const openingSingle = /(?<=^|[\s([{“–—-])['‘](?=[^\s\d])/g;

/**
 * Returns the offset of the quotation mark that opens a quotation. Returns undefined if the text has no such mark.
 * @param text the text up to and including the closing quotation mark
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
  // A text may have more closing marks than opening marks, for example because of an inch sign. In that case, the longest possible
  // quotation is returned.
  return outermost;
}

/**
 * Stores in a citation the words that are quoted directly before it.
 * @param text the text of the block
 * @param at the offset of the citation in that text
 */
function markQuote(citation: PhrasingContentMap["citation"], text: string, at: number): void {
  const before = text.slice(0, at).replace(afterMark, "").replace(emphasisNote, "").replace(afterMark, "");
  if (before.endsWith(citationSign)) return;
  const foreign = foreignQuotation.exec(before)?.[1];
  const from = /[”’']$/.test(before) ? openingOf(before) : undefined;
  if (foreign !== undefined) citation.quote = asShown(foreign);
  else if (from !== undefined) {
    citation.quote = asShown(before.slice(from + 1, -1));
  } else if (before.endsWith("”")) {
    citation.isUnopened = true;
  } else {
    // The citation may be before the closing quotation mark: "Some words.[^anchor]"
    const [inside = ""] = /^\ufffc+[.,;:!?…]*[”’'](?!\p{L})/u.exec(text.slice(at)) ?? [];
    const start = inside === "" ? undefined : openingOf(text.slice(0, at + inside.length));
    if (start !== undefined && start < at) citation.quote = asShown(text.slice(start + 1, at));
  }
}

/**
 * Stores the words of a block quotation in the citation at its end. The last paragraph names the speaker, so the quoted words are the
 * paragraphs before it. If the block has only one paragraph, the quoted words are the text before the citation.
 */
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
 * Adds to each citation of a tree the words that are quoted directly before it, in quotation marks or in a block quotation. Then sets
 * typographic quotation marks, dashes and ellipses in the tree, but not in addresses.
 * @param tree the tree of the text as it was written. The function changes this tree
 * @returns the same tree
 */
export function typographicTree(tree: Root): Root {
  visit(tree, "blockquote", markBlock);
  visitBlocks(tree, (block) => {
    const { text, pieces } = flatText(block);
    for (const { node, at } of pieces) if (node.type === "citation") markQuote(node, text, at);
  });
  return setMarks(tree);
}
