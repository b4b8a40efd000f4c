import { splitAtMatches } from "./findPassages";

/** A text in which the query is marked. */
export function Marked({ text, query }: { text: string; query: string }) {
  // Every other piece is a match.
  return splitAtMatches(text, query).map((piece, index) =>
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
  );
}
