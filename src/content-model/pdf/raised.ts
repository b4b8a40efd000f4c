/** Raised and lowered characters, which PDFs write as small ones above or below the line. */

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const subscripts = "₀₁₂₃₄₅₆₇₈₉";

/** Matches raised numbers and signs that refer to a note; none of them is a word of the text. */
export const noteMarks = /[⁰¹²³⁴-⁹*†‡]+/g;

/**
 * Returns the characters for a raised or lowered piece of text. Raised digits become the number of a note, and other characters stay as
 * they are.
 * @param rise above the baseline, in sizes of the line's letters; negative for lowered ones
 */
export function asRaised(text: string, rise: number): string {
  const signs = rise > 0.1 ? superscripts : rise < -0.05 ? subscripts : undefined;
  return signs && /^[\s\d,]+$/.test(text)
    ? text.trim().replace(/\d/g, (digit) => signs.charAt(Number(digit)))
    : text;
}
