/** Escapes the characters of a text that have a special meaning in regular expressions. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
