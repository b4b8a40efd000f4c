import { readWhen } from "./when";

/** The stretch of time, in milliseconds, in which a date has its place among others. */
export interface Stretch {
  from: number;
  to: number;
}

/** Where a date has its place; undefined for what is no date. What lasted has its place where it began. */
export function stretchOf(date: string): Stretch | undefined {
  const when = readWhen(date);
  return when && { from: when.first.from, to: when.is === "during" ? when.first.to : when.last.to };
}

/** Whether one is certainly earlier: 1985 is not earlier than 1985-08-07. What is no date is neither earlier nor later. */
export const isEarlier = (one: Stretch | undefined, other: Stretch | undefined): boolean =>
  one !== undefined && other !== undefined && one.to < other.from;

/** The entries in chronological order; one that is not earlier than those before it stays where it is. */
export function inOrder<Entry>(entries: readonly Entry[], dateOf: (entry: Entry) => string): Entry[] {
  const sorted: { entry: Entry; stretch: Stretch | undefined }[] = [];
  for (const entry of entries) {
    const stretch = stretchOf(dateOf(entry));
    const later = sorted.findIndex((other) => isEarlier(stretch, other.stretch));
    sorted.splice(later === -1 ? sorted.length : later, 0, { entry, stretch });
  }
  return sorted.map(({ entry }) => entry);
}
