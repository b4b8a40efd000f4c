/** Whether a moment is earlier than another, as far as both say: 1985 is not earlier than 1985-08-07. */
export function isEarlier(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length);
  return a.slice(0, length) < b.slice(0, length);
}

/** The entries in chronological order; one that is not earlier than those before it stays where it is. */
export function inOrder<Entry>(entries: readonly Entry[], momentOf: (entry: Entry) => string): Entry[] {
  const sorted: Entry[] = [];
  for (const entry of entries) {
    const later = sorted.findIndex((other) => isEarlier(momentOf(entry), momentOf(other)));
    sorted.splice(later === -1 ? sorted.length : later, 0, entry);
  }
  return sorted;
}
