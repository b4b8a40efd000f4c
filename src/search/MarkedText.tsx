import { splitAtMatches, type Term } from "./findPassages";

/** A text of the search's list, in which the words that were looked for are marked. */
export function MarkedText({ text, terms }: { text: string; terms: readonly Term[] }) {
  // Every other piece is a match.
  return splitAtMatches(text, terms).map((piece, index) =>
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
  );
}
