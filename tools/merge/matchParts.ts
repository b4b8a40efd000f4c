import { diffIndices } from "node-diff3";
import type { Part } from "./part";

/** The share of common words from which one text counts as a new wording of another. */
const minLikeness = 0.6;

const contentOf = (part: Part) => JSON.stringify(part.data);

function textsIn(value: unknown): string[] {
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(textsIn);
  return typeof value === "string" ? [value] : [];
}

const wordsOf = (part: Part) =>
  textsIn(part.data)
    .join(" ")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The share of words that two parts have in common, from 0 to 1. */
function likeness(a: Part, b: Part): number {
  const [words, others] = [wordsOf(a), wordsOf(b)];
  const free = new Map<string, number>();
  for (const word of others) free.set(word, (free.get(word) ?? 0) + 1);
  const shared = words.filter((word) => {
    const left = free.get(word) ?? 0;
    free.set(word, left - 1);
    return left > 0;
  });
  return words.length + others.length === 0 ? 0 : (2 * shared.length) / (words.length + others.length);
}

/** The parts whose key is unique, by key. */
function byKey(parts: readonly Part[]): Map<string, Part> {
  const keys = parts.map(({ key }) => key);
  const single = (key: string) => keys.indexOf(key) === keys.lastIndexOf(key);
  return new Map(
    parts.flatMap((part) => (part.key !== undefined && single(part.key) ? [[part.key, part]] : [])),
  );
}

/**
 * Matches the parts of a later version to those of an earlier one: by key, then by identical content in the same order,
 * then by identical content anywhere, then by similarity. Fields are matched by name only.
 * @returns a map from later to earlier parts
 */
export function matchParts(
  before: readonly Part[],
  after: readonly Part[],
  kind: "fields" | "entries" | "text",
): Map<Part, Part> {
  const matches = new Map<Part, Part>();
  const taken = new Set<Part>();
  const match = (later: Part | undefined, earlier: Part | undefined) => {
    if (!later || !earlier || matches.has(later) || taken.has(earlier)) return;
    matches.set(later, earlier);
    taken.add(earlier);
  };
  const keys = byKey(before);
  for (const [key, later] of byKey(after)) match(later, keys.get(key));
  if (kind === "fields") return matches;

  const free = () =>
    [before.filter((part) => !taken.has(part)), after.filter((part) => !matches.has(part))] as const;
  const [older, newer] = free();
  const changes = diffIndices(older.map(contentOf), newer.map(contentOf));
  let [at, other] = [0, 0];
  for (const { buffer1, buffer2 } of [
    ...changes,
    { buffer1: [older.length, 0], buffer2: [newer.length, 0] },
  ] as const) {
    while (at < buffer1[0]) match(newer[other++], older[at++]);
    [at, other] = [buffer1[0] + buffer1[1], buffer2[0] + buffer2[1]];
  }
  const [moved, arrived] = free();
  for (const later of arrived)
    match(
      later,
      moved.find((earlier) => !taken.has(earlier) && contentOf(earlier) === contentOf(later)),
    );
  const [left, right] = free();
  const alike = right
    .flatMap((later) => left.map((earlier) => ({ later, earlier, score: likeness(earlier, later) })))
    .filter(({ score, later, earlier }) => score >= minLikeness && !later.group === !earlier.group)
    .sort((a, b) => b.score - a.score);
  for (const { later, earlier } of alike) match(later, earlier);
  if (kind === "text") matchBetween(before, after, matches, match);
  return matches;
}

/** Matches a single paragraph between two matched neighbours, however much of it was rewritten. */
function matchBetween(
  before: readonly Part[],
  after: readonly Part[],
  matches: ReadonlyMap<Part, Part>,
  match: (later: Part, earlier: Part | undefined) => void,
) {
  const places = new Map(before.map((part, index) => [part, index]));
  const placeOf = (part: Part | undefined, edge: number) => {
    if (part === undefined) return edge;
    const earlier = matches.get(part);
    return earlier && places.get(earlier);
  };
  after.forEach((later, index) => {
    const [from, to] = [placeOf(after[index - 1], -1), placeOf(after[index + 1], before.length)];
    const earlier = from === undefined ? undefined : before[from + 1];
    if (from !== undefined && to === from + 2 && !later.group === !earlier?.group) match(later, earlier);
  });
}
