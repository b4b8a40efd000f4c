/**
 * Returns a text with plain quotation marks and hyphens, in lower case and without extra spaces. In this form, a text of a file can be
 * compared with the text of its page.
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
