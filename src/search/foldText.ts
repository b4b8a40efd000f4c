import { visibleText } from "../lib/passages";

/** A letter without its accent, "e" for "é"; anything else as it is. It must be one character long before and after. */
function withoutAccent(letter: string): string {
  const [base = letter, ...marks] = letter.normalize("NFD");
  return marks.length > 0 && marks.every((mark) => mark >= "\u0300" && mark <= "\u036f") ? base : letter;
}

/** Replaces typographic quotation marks, dashes and spaces by those of a keyboard, and writes times with a colon. */
const toKeyboard = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—\u2011]/g, "-")
    .replace(/\s/g, " ")
    .replace(/(\d)\.(?=\d\d)/g, "$1:");

/**
 * Returns a text as it is compared: whatever its case and accents, with the quotation marks, dashes and spaces of a keyboard, and a
 * colon in times. It is as long as the text itself, character by character, so that a place in one is a place in the other.
 */
export const foldText = (text: string): string =>
  // Accents first: of all letters only the dotted capital I would become two by `toLowerCase`.
  toKeyboard(text.replace(/[\u00c0-\u024f\u0370-\u052f\u1e00-\u1fff]/g, withoutAccent));

const withSingleBlanks = (text: string): string => text.replace(/ +/g, " ").trim();

/** Returns a query as it is looked for in folded texts: without invisible characters, blanks around it and double blanks. */
export const foldQuery = (query: string): string => withSingleBlanks(foldText(visibleText(query)));

/** Returns a query for the index of documents, which compares accents by itself. */
export const documentQuery = (query: string): string => withSingleBlanks(toKeyboard(visibleText(query)));

/** The words of a folded text; "6:09am" is two. */
export const wordsIn = (folded: string): string[] =>
  folded
    .replace(/(\d)(?=[a-z])/g, "$1 ")
    .split(/[-\s,;!?()[\]"/…]+/)
    .flatMap((word) => word.replace(/^[':.]+|[':.]+$/g, "") || []);
