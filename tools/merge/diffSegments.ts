/** The differences between two wordings, for display. */

/** A run of words that both wordings have, that was removed, or that was added. */
export interface DiffSegment {
  type: "unchanged" | "removed" | "added";
  /** The text as it is written, so that each wording can be rebuilt from its segments. */
  text: string;
  /** The text as readers see it, if that differs. */
  shown?: string;
}

/** The maximum number of characters of an unchanged run that is shown on each side of a change. */
const maxContext = 70;

/** Returns the words for display. Long unchanged runs are left out, except next to a change. */
export function collapseUnchanged(
  words: readonly DiffSegment[],
): { type: DiffSegment["type"]; shown: string }[] {
  return words.map(({ type, text, shown = text }, index) => {
    if (type !== "unchanged" || shown.length <= 3 * maxContext) return { type, shown };
    const begin = index === 0 ? "" : shown.slice(0, maxContext).replace(/\S*$/, "");
    const end = index === words.length - 1 ? "" : shown.slice(-maxContext).replace(/^\S*/, "");
    return { type, shown: `${begin}…${end}` };
  });
}

/** Returns the word for a field, entry or paragraph that was moved, added or removed as a whole; undefined for a new wording. */
export function changeLabel({ from, to, moved }: { from?: unknown; to?: unknown; moved?: true }) {
  if (moved) return "Moved";
  if (!from && to) return "New";
  return from && !to ? "Removed" : undefined;
}
