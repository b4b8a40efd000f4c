/** Prepares the differences between two wordings for display. */

/** Successive words with the same state: all in both wordings, all removed or all added. */
export interface DiffSegment {
  type: "unchanged" | "removed" | "added";
  /** The text as it is written in the file, so that each wording can be rebuilt from its segments. */
  text: string;
  /** The text as readers see it, if it is different from `text`. */
  shown?: string;
}

/** The maximum number of characters of unchanged text that are shown before and after a change. */
const maxContext = 70;

/**
 * Shortens the segments for display, and leaves out those of which readers see nothing. In a long unchanged segment, only the words next to
 * a change are kept.
 */
export function collapseUnchanged(
  words: readonly DiffSegment[],
): { type: DiffSegment["type"]; shown: string }[] {
  const visible = words.filter(({ text, shown = text }) => shown !== "");
  return visible.map(({ type, text, shown = text }, index) => {
    if (type !== "unchanged" || shown.length <= 3 * maxContext) return { type, shown };
    const begin = index === 0 ? "" : shown.slice(0, maxContext).replace(/\S*$/, "");
    const end = index === visible.length - 1 ? "" : shown.slice(-maxContext).replace(/^\S*/, "");
    return { type, shown: `${begin}…${end}` };
  });
}

/**
 * Returns a label for a part that was moved, added or removed as a whole: "Moved", "New" or "Removed". Returns undefined if only the
 * wording of the part has changed.
 */
export function changeLabel({ from, to, moved }: { from?: unknown; to?: unknown; moved?: true }) {
  if (moved) return "Moved";
  if (!from && to) return "New";
  return from && !to ? "Removed" : undefined;
}
