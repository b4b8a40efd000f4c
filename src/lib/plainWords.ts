/** Undoes typographic replacements such as curly quotation marks, and case and spacing, to compare words of a file with words of its page. */
export const plainWords = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[‘’‚“”„"']/g, "'")
    .replace(/[‐-―]|-+/g, "-")
    .replace(/…/g, "...")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
