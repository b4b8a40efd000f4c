/** Words of two wordings as they are shown. */

/** A run of words that both wordings have, that was struck, or that is new. */
export interface Word {
  is: "same" | "struck" | "new";
  /** As written, so that each wording can be put together again. */
  text: string;
  /** As readers see it, if that differs. */
  shown?: string;
}

/** The maximum number of characters of an unchanged run that is shown on each side of a change. */
const mostBeside = 70;

/** Returns the words for display. Long unchanged runs are left out, except next to a change. */
export function folded(words: readonly Word[]): { is: Word["is"]; shown: string }[] {
  return words.map(({ is, text, shown = text }, index) => {
    if (is !== "same" || shown.length <= 3 * mostBeside) return { is, shown };
    const begin = index === 0 ? "" : shown.slice(0, mostBeside).replace(/\S*$/, "");
    const end = index === words.length - 1 ? "" : shown.slice(-mostBeside).replace(/^\S*/, "");
    return { is, shown: `${begin}…${end}` };
  });
}

/** Returns the word for a field, entry or paragraph that was moved, added or removed as a whole; undefined for a new wording. */
export function changeLabel({ from, to, moved }: { from?: unknown; to?: unknown; moved?: true }) {
  if (moved) return "Moved";
  if (!from && to) return "New";
  return from && !to ? "Gone" : undefined;
}
