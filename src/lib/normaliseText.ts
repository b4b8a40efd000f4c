/** Returns a text without typographic quotation marks and dashes, case and extra spaces, to compare the text of a file with that of its page. */
export const normaliseText = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[‘’‚“”„"']/g, "'")
    .replace(/[‐-―]|-+/g, "-")
    .replace(/…/g, "...")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
