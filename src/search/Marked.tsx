import { splitAtMatches, type Term } from "./findPassages";

export function Marked({ text, terms }: { text: string; terms: readonly Term[] }) {
  // Every other piece is a match.
  return splitAtMatches(text, terms).map((piece, index) =>
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
  );
}
