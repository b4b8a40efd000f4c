/** Words of two wordings as they are shown. */

/** A run of words that both wordings have, that was struck, or that is new. */
export interface Word {
  is: "same" | "struck" | "new";
  /** As written, so that each wording can be put together again. */
  text: string;
  /** As readers see it, if that differs. */
  shown?: string;
}

/** The most letters of an unchanged run that are shown on one side of what has changed. */
const mostBeside = 70;

/** The words as they are shown: long unchanged runs are left out but for what is beside a change. */
export function folded(words: readonly Word[]): { is: Word["is"]; shown: string }[] {
  return words.map(({ is, text, shown = text }, index) => {
    if (is !== "same" || shown.length <= 3 * mostBeside) return { is, shown };
    const begin = index === 0 ? "" : shown.slice(0, mostBeside).replace(/\S*$/, "");
    const end = index === words.length - 1 ? "" : shown.slice(-mostBeside).replace(/^\S*/, "");
    return { is, shown: `${begin}…${end}` };
  });
}

/** What became of a field, an entry or a paragraph as a whole; nothing for a new wording. */
export function fateOf({ from, to, moved }: { from?: unknown; to?: unknown; moved?: true }) {
  if (moved) return "Moved";
  if (!from && to) return "New";
  return from && !to ? "Gone" : undefined;
}
