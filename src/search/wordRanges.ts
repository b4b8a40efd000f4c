import { isInline, isLeftOut } from "../lib/passages";
import { splitAtMatches, type Term } from "./findPassages";

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

/** Where the terms occur in the passages of an element, also across links and words in bold. */
export function wordRanges(element: Element, terms: readonly Term[]): Range[] {
  const { text, pieces } = textOf(element);
  /** The text node at a place, and the place in it; at an end, the node that ends there. */
  const at = (place: number, isEnd: boolean): [Text, number] | undefined => {
    const piece = pieces.findLast(({ start }) => (isEnd ? start < place : start <= place));
    return piece && [piece.node, place - piece.start];
  };
  let end = 0;
  return splitAtMatches(text, terms).flatMap((piece, index) => {
    const start = end;
    end += piece.length;
    if (index % 2 === 0) return [];
    const range = document.createRange();
    const [first, last] = [at(start, false), at(end, true)];
    if (first) range.setStart(...first);
    if (last) range.setEnd(...last);
    return [range];
  });
}
