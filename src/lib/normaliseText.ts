/**
 * Returns a text in lower case, with plain quotation marks and hyphens and without extra spaces. Use this function to compare a text of a
 * file with the text of its page.
 */
export const normaliseText = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[‘’‚“”„"']/g, "'")
    .replace(/[‐-―]|-+/g, "-")
    .replace(/…/g, "...")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
