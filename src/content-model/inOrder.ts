import { isEarlier } from "./isEarlier";

/** The entries with each that is earlier than one in front of it moved up to its place; the others stay where they are. */
export function inOrder<Entry>(entries: readonly Entry[], momentOf: (entry: Entry) => string): Entry[] {
  const sorted: Entry[] = [];
  for (const entry of entries) {
    const later = sorted.findIndex((other) => isEarlier(momentOf(entry), momentOf(other)));
    sorted.splice(later === -1 ? sorted.length : later, 0, entry);
  }
  return sorted;
}
