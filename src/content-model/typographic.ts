import type { Nodes, Root, RootContent, Text } from "mdast";
import { remark } from "remark";
import remarkSmartypants from "remark-smartypants";
import { visit } from "unist-util-visit";

const typographer = remark().use(remarkSmartypants);

/** A node within a text, and where its own text begins there. */
interface Piece {
  node: RootContent;
  at: number;
}

/** Stands for a citation in the flat text of a block. */
export const citationSign = "\ufffc";

/** Returns the text of a node as one string, a sign for each citation, and the nodes that it comes from. */
export function flatText(node: Nodes): { text: string; pieces: Piece[] } {
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

/** Calls a function with each node that holds a line of text, as paragraphs do: quotation marks open and close within it. */
export function visitBlocks(tree: Root, use: (block: Nodes) => void): void {
  visit(tree, (node) => {
    if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell") use(node);
  });
}

/** Matches a sign after which a quotation mark may open. */
const opensAfter = /^(?:|[\s([{/“‘–—-])$/;

/** Matches what follows a mark that closes. */
const closesBefore = /^(?:$|[\ufffc)\]},;:!?”]|\.(?!\.))/;

/** Matches what the typographer takes for the end of a word, so that it would close the quotation that begins there. */
const mistaken = /^(?:[[({…“"–—-]|\.\.)/;

/** Matches what follows an apostrophe in place of a year's century or of dropped letters: '85, 'tis, 'em, rock 'n' roll. */
const shortened = /^(?:\d\d(?![\p{L}\d])|(?:tis|twas|em|til|n)(?!\p{L}))/iu;

/**
 * Turns straight double quotation marks, and single ones before anything but a letter, where a quotation begins or ends. The typographer
 * takes a mark before "[…]" for a closing one.
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
        ? // Between spaces: the first of two.
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

/** Matches an address, without the full stop or bracket that may follow it. */
const address = /\b(?:https?:\/\/|www\.)[^\s"'<>“”‘’]*[^\s"'<>“”‘’.,;:!?)]/g;

/** Noncharacters that stand for the hyphens and full stops of addresses, which the typographer must not turn into dashes and ellipses. */
const [standsForHyphen, standsForStop] = ["\ufdd0", "\ufdd1"];

const hideAddresses = (text: string) =>
  text.replace(address, (found) => found.replaceAll("-", standsForHyphen).replaceAll(".", standsForStop));
const showAddresses = (text: string) => text.replaceAll(standsForHyphen, "-").replaceAll(standsForStop, ".");

/** Sets typographic quotes, dashes and ellipses in a Markdown tree, but not in addresses, and returns it. */
export function typographicTree(tree: Root): Root {
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

export function typographic(text: string): string {
  const node: Text = { type: "text", value: text };
  typographicTree({ type: "root", children: [{ type: "paragraph", children: [node] }] });
  return node.value;
}
