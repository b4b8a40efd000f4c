import { readWhen } from "./dates";

/** The interval, in milliseconds, by which a date is sorted. */
export interface Stretch {
  from: number;
  to: number;
}

/** The interval by which to sort a date; undefined for an invalid one. A period is sorted by its beginning. */
export function stretchOf(date: string): Stretch | undefined {
  const when = readWhen(date);
  return when && { from: when.first.from, to: when.is === "during" ? when.first.to : when.last.to };
}

/** Whether one date is certainly earlier: 1985 is not earlier than 1985-08-07. An invalid date is neither earlier nor later. */
export const isEarlier = (one: Stretch | undefined, other: Stretch | undefined): boolean =>
  one !== undefined && other !== undefined && one.to < other.from;

/** Sorts entries chronologically; one that is not earlier than those before it stays where it is. */
export function inOrder<Entry>(entries: readonly Entry[], dateOf: (entry: Entry) => string): Entry[] {
  const sorted: { entry: Entry; stretch: Stretch | undefined }[] = [];
  for (const entry of entries) {
    const stretch = stretchOf(dateOf(entry));
    const later = sorted.findIndex((other) => isEarlier(stretch, other.stretch));
    sorted.splice(later === -1 ? sorted.length : later, 0, { entry, stretch });
  }
  return sorted.map(({ entry }) => entry);
}
