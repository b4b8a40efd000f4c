/**
 * Returns a text as one word of a command line. Quotation marks are added if the text contains more than letters, digits and the usual
 * characters of paths. Single quotation marks are used only if necessary, because the command line of Windows does not know them.
 */
export function shellWord(text: string): string {
  if (/^[\p{L}\p{N}_./][\p{L}\p{N}_./-]*$/u.test(text)) return text;
  return /["$`\\!]/.test(text) ? `'${text.replaceAll("'", "'\\''")}'` : `"${text}"`;
}
