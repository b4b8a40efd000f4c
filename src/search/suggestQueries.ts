import { findPassages, type Texts } from "./findPassages";
import { foldQuery, wordsIn } from "../lib/foldText";

/** The maximum number of suggestions. */
const maxSuggestions = 3;

/** The minimum length of a word that is corrected. A shorter word differs by one letter from too many other words. */
const minLetters = 4;

/**
 * Returns whether two words differ by exactly one edit: one letter is missing, added or different, or two neighbouring letters are swapped.
 */
function isOneEdit(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [a, b] = [one.slice(start), other.slice(start)];
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}

/**
 * Suggests queries in place of a query that finds nothing. Each suggestion differs from that query by one edit in one word, and finds
 * something.
 * @returns at most three queries. Corrections of the first word come first. Among the corrections of a word, the most frequent come first
 */
export function suggestQueries(texts: Texts, query: string): string[] {
  const counts = new Map<string, number>();
  for (const { folded } of texts)
    for (const word of [folded.heading, ...folded.passages].flatMap(wordsIn))
      if (word.length >= minLetters) counts.set(word, (counts.get(word) ?? 0) + 1);
  const byCount = [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word);
  const words = wordsIn(foldQuery(query));
  return words
    .flatMap((written, place) =>
      byCount
        .filter((word) => written !== word && written.length >= minLetters && isOneEdit(written, word))
        .map((word) => words.map((kept, index) => (index === place ? word : kept)).join(" ")),
    )
    .filter((near) => findPassages(texts, near, 1).total > 0)
    .slice(0, maxSuggestions);
}
