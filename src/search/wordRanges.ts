import { isInline, isLeftOut } from "../lib/passages";
import { foldQuery, foldText } from "./foldText";

/** A piece of an element's text, with its place in the whole. */
interface Piece {
  node: Text;
  start: number;
}

/** The text of an element's passages, a line each, as the build reads them. */
function textOf(element: Element): { text: string; pieces: Piece[] } {
  const pieces: Piece[] = [];
  let text = "";
  const read = (parent: Element) => {
    for (const node of parent.childNodes) {
      if (node instanceof Text) {
        pieces.push({ node, start: text.length });
        text += node.data;
      }
      if (!(node instanceof Element)) continue;
      const tag = { name: node.localName, attribute: (name: string) => node.getAttribute(name) };
      if (isLeftOut(tag)) continue;
      const isBlock = !isInline(tag);
      if (isBlock) text += "\0";
      read(node);
      if (isBlock) text += "\0";
    }
  };
  read(element);
  return { text, pieces };
}

/** Where a query occurs in the passages of an element, also across links and words in bold. */
export function wordRanges(element: Element, query: string): Range[] {
  const wanted = foldQuery(query);
  if (wanted === "") return [];
  const { text, pieces } = textOf(element);
  // The document's text has line breaks where a passage has spaces.
  const pattern = wanted.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "\\s+");
  /** The text node at a place, and the place in it; at an end, the node that ends there. */
  const at = (place: number, isEnd: boolean): [Text, number] | undefined => {
    const piece = pieces.findLast(({ start }) => (isEnd ? start < place : start <= place));
    return piece && [piece.node, place - piece.start];
  };
  return Array.from(foldText(text).matchAll(new RegExp(pattern, "g")), (match) => {
    const range = document.createRange();
    const start = at(match.index, false);
    const end = at(match.index + match[0].length, true);
    if (start) range.setStart(...start);
    if (end) range.setEnd(...end);
    return range;
  });
}
