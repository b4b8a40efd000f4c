import { readWhen } from "./dates";

/** The interval by which a date is sorted, in milliseconds. An unknown end is infinite. */
interface Interval {
  from: number;
  to: number;
}

/** Returns the interval by which to sort a date. Returns undefined for an invalid date. A period is sorted by its beginning. */
export function intervalOf(date: string): Interval | undefined {
  const when = readWhen(date);
  if (!when) return undefined;
  return {
    from: when.type === "before" ? -Infinity : when.first.from,
    to: when.type === "after" ? Infinity : when.type === "during" ? when.first.to : when.last.to,
  };
}

/**
 * Returns whether one date is certainly earlier. 1985 is not earlier than 1985-08-07, and “in or after 1985” is not earlier than 1986. An
 * invalid date is neither earlier nor later.
 */
export const isEarlier = (one: Interval | undefined, other: Interval | undefined): boolean =>
  one !== undefined && other !== undefined && one.to < other.from;

/** Sorts entries chronologically. An entry that is not certainly earlier than the entries before it keeps its place. */
export function inOrder<Entry>(entries: readonly Entry[], dateOf: (entry: Entry) => string): Entry[] {
  const sorted: { entry: Entry; interval: Interval | undefined }[] = [];
  for (const entry of entries) {
    const interval = intervalOf(dateOf(entry));
    const later = sorted.findIndex((other) => isEarlier(interval, other.interval));
    sorted.splice(later === -1 ? sorted.length : later, 0, { entry, interval });
  }
  return sorted.map(({ entry }) => entry);
}
