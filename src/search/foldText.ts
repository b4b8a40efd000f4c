const lower = (text: string): string => {
  const lowered = text.toLowerCase();
  if (lowered.length === text.length) return lowered;
  // A few letters become two, such as the dotted capital I: they stay, so that every position in the text stays the same.
  return Array.from(text, (sign) =>
    sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign,
  ).join("");
};

/**
 * A text as it is compared: whatever the case, with the quotation marks, dashes and spaces of a keyboard, and a colon in times. As long
 * as the text itself, character by character.
 */
export const foldText = (text: string): string =>
  lower(text)
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—\u2011]/g, "-")
    .replace(/\s/g, " ")
    .replace(/(\d)\.(?=\d\d)/g, "$1:");

/** A query as it is looked for in folded texts; blanks around it and double ones in it do not count. */
export const foldQuery = (query: string): string => foldText(query).replace(/ +/g, " ").trim();

/** The words of a folded text; "6:09am" is two. */
export const wordsIn = (folded: string): string[] =>
  folded
    .replace(/(\d)(?=[a-z])/g, "$1 ")
    .split(/[-\s,;!?()[\]"/…]+/)
    .flatMap((word) => word.replace(/^[':.]+|[':.]+$/g, "") || []);
