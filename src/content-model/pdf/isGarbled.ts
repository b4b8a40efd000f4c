/** Recognises garbled text. A PDF may not say which letters its glyphs stand for, or say so wrongly. */

/** The nine most frequent letters of English; other languages in Latin letters use them nearly as much. */
const frequent = /[etaoinshr]/gi;

/** The least share of these letters in words; prose has 0.7, lists of names 0.6, words with each letter replaced by another 0.3. */
const minFrequent = 0.45;

/** The minimum number of letters for which a share is meaningful. */
const enoughLetters = 60;

/** Matches letters with a digit or a sign among them, as in "7KH" or "MXU\", and no contraction or number of an exhibit. */
const mixed = /^(?=.*\p{L})(?:\d+\p{Lu}{2,}|\p{L}+[\\^~{}|<>\][@$%&=+]+\p{L}*)$/u;

/** Checks whether the text of a page is garbled. */
export function isGarbled(text: string): boolean {
  const signs = text.replace(/\s/g, "");
  if (signs === "") return false;
  // U+FFFD, private-use and control characters stand for nothing.
  const unknown = signs.match(/[\ufffd\p{Co}\p{Cc}\p{Cn}]/gu)?.length ?? 0;
  if (unknown > 0.1 * signs.length) return true;
  const letters = text.match(/[a-z]/gi) ?? [];
  const share = (text.match(frequent)?.length ?? 0) / letters.length;
  if (letters.length < 10 || share >= minFrequent) return false;
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const isMixed = words.filter((word) => mixed.test(word)).length >= 0.2 * words.length;
  return letters.length >= enoughLetters || isMixed;
}
