import { visibleText } from "./passages";

/**
 * Returns a letter without its accent, for example "e" for "é". Returns any other character unchanged. Both `letter` and the result are one
 * character long.
 */
function withoutAccent(letter: string): string {
  const [base = letter, ...marks] = letter.normalize("NFD");
  return marks.length > 0 && marks.every((mark) => mark >= "\u0300" && mark <= "\u036f") ? base : letter;
}

/**
 * Replaces typographic quotation marks, dashes and spaces by the characters that a keyboard has. Replaces capitals by lower-case letters,
 * and the full stop in times such as 6.09 by a colon.
 */
const toKeyboard = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—\u2011]/g, "-")
    .replace(/\s/g, " ")
    .replace(/(\d)\.(?=\d\d)/g, "$1:");

/**
 * Folds a text, so that searches can compare it: removes accents, and replaces characters as `toKeyboard` does. “Café, 6.09” becomes "cafe,
 * 6:09". The result has as many characters as the text, so an offset is the same in both.
 */
export const foldText = (text: string): string =>
  // Accents are removed first, because `toLowerCase` would turn the dotted capital I into two characters. Without accents, `toLowerCase`
  // turns each letter into exactly one character.
  toKeyboard(text.replace(/[\u00c0-\u024f\u0370-\u052f\u1e00-\u1fff]/g, withoutAccent));

const withSingleSpaces = (text: string): string => text.replace(/ +/g, " ").trim();

/** Folds a query, so that it can be found in folded texts. The function also removes invisible characters, and superfluous spaces. */
export const foldQuery = (query: string): string => withSingleSpaces(foldText(visibleText(query)));

/** Prepares a query for the index of documents. The function does not remove accents, because the index itself ignores them. */
export const documentQuery = (query: string): string => withSingleSpaces(toKeyboard(visibleText(query)));

/** Returns the words of a folded text. A time such as "6:09am" is two words. */
export const wordsIn = (folded: string): string[] =>
  folded
    .replace(/(\d)(?=[a-z])/g, "$1 ")
    .split(/[-\s,;!?()[\]"/…]+/)
    .flatMap((word) => word.replace(/^[':.]+|[':.]+$/g, "") || []);
