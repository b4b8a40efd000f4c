/** Escapes the characters that have a meaning in regular expressions. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
