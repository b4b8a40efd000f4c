import type { Word } from "../merge/shownWords";

const endOfSentence = /[.!?]["”’)\]]*\s+|\n/g;

/**
 * Returns the old or the new wording as readers see it. It contains only the sentences from the first change to the last. Returns undefined if there are none.
 */
function wording(words: readonly Word[], is: "struck" | "new"): string | undefined {
  let [text, first, last] = ["", -1, 0];
  for (const word of words) {
    const { shown = word.text } = word;
    if (word.is !== "same" && first === -1) first = text.length;
    if (word.is === "same" || word.is === is) text += shown;
    if (word.is !== "same") last = text.length;
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
export const correctedWords = (words: readonly Word[]) => ({
  was: wording(words, "struck"),
  now: wording(words, "new"),
});
