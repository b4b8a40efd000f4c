/**
 * Matches a character that share cards can show. These are the Latin, Latin Extended and Vietnamese characters that are in all typefaces of
 * the cards (see share-cards/shareCards.ts).
 */
const drawable =
  /[\u0300\u0301\u0303\u0304\u0308\u0309\u0323 -~\u00a0-\u0131\u0134-\u0148\u014a-\u017e\u018f\u0192\u01a0\u01a1\u01af\u01b0\u01ea\u01eb\u01fa-\u021b\u0237\u0259\u02bc\u02c6\u02c7\u02da\u02dc\u02dd\u1e80-\u1e85\u1ea0-\u1ef9–—‘-‚“-„†•…‹›⁄₡₣₤₦₩₫€₹₺™−∕\n]/u;

/**
 * Returns a text in the form that share cards show. A letter and its accent become one character. Special hyphens and spaces become
 * ordinary ones.
 */
export const cardText = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll("\u2011", "-")
    .replace(/[\u2000-\u200a\u202f]/g, " ");

/** Returns the first character of a text that share cards would show as an empty box. Returns undefined if there is no such character. */
export const undrawnIn = (text: string): string | undefined =>
  Array.from(cardText(text)).find((character) => !drawable.test(character));
