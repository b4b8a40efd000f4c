import { splitAtMatches, type Term } from "./findPassages";

/** A text of the search's list, in which the words that were looked for are marked. */
export function MarkedText({ text, terms }: { text: string; terms: readonly Term[] }) {
  // Every other piece is a match. Each is an element: a translator moves bare texts, which React then could not remove.
  return splitAtMatches(text, terms).map((piece, index) => {
    const Tag = index % 2 === 1 ? "mark" : "span";
    return piece && <Tag key={index}>{piece}</Tag>;
  });
}
