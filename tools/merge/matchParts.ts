import { diffComm } from "node-diff3";
import { textsIn } from "../../src/content-model/textsIn";
import type { Group, Part } from "./part";

/** The minimum fraction of words that two texts must have in common, so that one counts as a new wording of the other. */
const minLikeness = 0.6;

/** The properties that are compared to match two parts. */
type Matched = Pick<Part, "key" | "data">;

/** Returns the data of a part as JSON. Two parts with the same content have the same JSON. */
export const contentOf = ({ data }: Matched) => JSON.stringify(data);

const wordsOf = ({ data }: Matched) =>
  textsIn(data)
    .map(({ text }) => text)
    .join(" ")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the fraction of words that two parts have in common, from 0 to 1. Returns 2 if their content is identical. */
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

/** Returns a map from each key to its part. Leaves out parts without a key, and parts that have the same key as another part. */
function byKey<Item extends Matched>(parts: readonly Item[]): Map<string, Item> {
  const keys = parts.map(({ key }) => key);
  const single = (key: string) => keys.indexOf(key) === keys.lastIndexOf(key);
  return new Map(
    parts.flatMap((part) => (part.key !== undefined && single(part.key) ? [[part.key, part]] : [])),
  );
}

/**
 * For each part of a later version, finds the corresponding part of an earlier version. This is a part with the same key, otherwise a part
 * with identical content in the same order, otherwise a similar part. In a text or table, a single part that is between two matched parts
 * in both versions is matched too, even if all of it was rewritten. Fields are matched only if they have the same name.
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

/**
 * Returns the parts that have not moved: the longest sequence of parts whose order is the same in both versions. If several sequences have
 * this length, the function returns the sequence with the most unchanged parts. For example, if the date of one entry was changed in a list
 * sorted by date, only this entry counts as moved.
 * @param isChanged whether the content of a part was changed
 */
export function unmoved<Item>(
  earlier: readonly Item[],
  later: readonly Item[],
  isChanged: (part: Item) => boolean,
): ReadonlySet<Item | undefined> {
  const places = new Map(earlier.map((part, place) => [part, place]));
  // With these weights, a longer sequence always counts more than a shorter one, even if all parts of the shorter sequence are unchanged.
  const weights = later.map((part) => later.length + 1 + (isChanged(part) ? 0 : 1));
  /**
   * For each part of the later version, the best sequence that ends with this part. `place` is the position of the part in the earlier
   * version. `weight` is the weight of the sequence. `before` is the index in `best` of the part before this part, or -1.
   */
  const best: { part: Item; place: number; weight: number; before: number }[] = [];
  later.forEach((part, index) => {
    const place = places.get(part) ?? -1;
    let before = -1;
    best.forEach((one, at) => {
      if (one.place < place && one.weight > (best[before]?.weight ?? 0)) before = at;
    });
    best.push({ part, place, weight: (best[before]?.weight ?? 0) + (weights[index] ?? 0), before });
  });
  const settled = new Set<Item>();
  const heaviest = Math.max(...best.map(({ weight }) => weight));
  let at = best.findIndex(({ weight }) => weight === heaviest);
  for (let one = best[at]; one; at = one.before, one = best[at]) settled.add(one.part);
  return settled;
}
