import { diffComm } from "node-diff3";
import { textsIn } from "../../src/content-model/textsIn";
import type { Group, Part } from "./part";

/** A text counts as a new wording of another text if they have at least this fraction of their words in common. */
const minLikeness = 0.6;

/** The properties that are compared to match two parts. */
type Matched = Pick<Part, "key" | "data">;

const contentOf = ({ data }: Matched) => JSON.stringify(data);

const wordsOf = ({ data }: Matched) =>
  textsIn(data)
    .map(({ text }) => text)
    .join(" ")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the fraction of their words that two parts have in common, from 0 to 1. Returns 2 if their content is identical. */
function likeness(a: Matched, b: Matched): number {
  if (contentOf(a) === contentOf(b)) return 2;
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

/** Returns a map from each key that only one part has to this part. */
function byKey<Item extends Matched>(parts: readonly Item[]): Map<string, Item> {
  const keys = parts.map(({ key }) => key);
  const single = (key: string) => keys.indexOf(key) === keys.lastIndexOf(key);
  return new Map(
    parts.flatMap((part) => (part.key !== undefined && single(part.key) ? [[part.key, part]] : [])),
  );
}

/**
 * Finds for the parts of a later version the corresponding parts of an earlier version: first parts with the same key, then parts with
 * identical content in the same order, then similar parts. In a text, a single part between two parts that were matched is always matched,
 * even if all of it was rewritten. Fields are matched only if they have the same name.
 * @returns a map from later to earlier parts
 */
export function matchParts<Item extends Matched>(
  before: readonly Item[],
  after: readonly Item[],
  kind: Group["kind"],
): Map<Item, Item> {
  const matches = new Map<Item, Item>();
  const taken = new Set<Item>();
  const match = (later: Item | undefined, earlier: Item | undefined) => {
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
  let [at, other] = [0, 0];
  for (const run of diffComm(older.map(contentOf), newer.map(contentOf))) {
    if (run.common) run.common.forEach(() => match(newer[other++], older[at++]));
    else [at, other] = [at + run.buffer1.length, other + run.buffer2.length];
  }
  const [left, right] = free();
  const alike = right
    .flatMap((later) => left.map((earlier) => ({ later, earlier, score: likeness(earlier, later) })))
    .filter(({ score }) => score >= minLikeness)
    .sort((a, b) => b.score - a.score);
  for (const { later, earlier } of alike) match(later, earlier);
  if (kind === "entries") return matches;

  const placeOf = (part: Item | undefined, edge: number) => {
    const earlier = part && matches.get(part);
    return earlier ? before.indexOf(earlier) : part ? NaN : edge;
  };
  after.forEach((later, index) => {
    const from = placeOf(after[index - 1], -1);
    if (placeOf(after[index + 1], before.length) === from + 2) match(later, before[from + 1]);
  });
  return matches;
}

/** Returns the parts that have not moved: the longest sequence of parts whose order is the same in both versions. */
export function unmoved<Item>(
  earlier: readonly Item[],
  later: readonly Item[],
): ReadonlySet<Item | undefined> {
  const places = later.map((part) => earlier.indexOf(part));
  const runs = diffComm(
    [...places].sort((a, b) => a - b),
    places,
  );
  return new Set(runs.flatMap(({ common }) => common ?? []).map((place) => earlier[place]));
}
