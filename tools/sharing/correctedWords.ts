import type { DiffSegment } from "../merge/diffSegments";

const endOfSentence = /[.!?]["”’)\]]*\s+|\n/g;

/**
 * Returns the old ("removed") or the new ("added") wording as readers see it, from the first changed sentence to the last. Returns
 * undefined if this wording is empty.
 */
function wording(words: readonly DiffSegment[], side: "removed" | "added"): string | undefined {
  let [text, first, last] = ["", -1, 0];
  for (const word of words) {
    const { shown = word.text } = word;
    if (word.type !== "unchanged" && first === -1) first = text.length;
    if (word.type === "unchanged" || word.type === side) text += shown;
    if (word.type !== "unchanged") last = text.length;
  }
  const ends = [...text.matchAll(endOfSentence)].map(({ 0: end, index }) => index + end.length);
  const from = ends.findLast((end) => end <= first) ?? 0;
  const to = ends.find((end) => end >= last) ?? text.length;
  const sentences = text
    .slice(from, to)
    .replace(/\[\d+(?:, [^\]]*)?\]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return sentences === "" ? undefined : sentences;
}

/** Returns the sentences that a correction replaced and the new ones, as readers see them, without citation numbers. */
export const correctedWords = (words: readonly DiffSegment[]) => ({
  was: wording(words, "removed"),
  now: wording(words, "added"),
});
