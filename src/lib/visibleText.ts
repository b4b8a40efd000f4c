/**
 * Returns a text without the characters that nobody sees: soft hyphens, zero-width spaces and joiners, byte order marks. Accents that
 * follow their letter as a character of their own become one with it (NFC), as keyboards write them. Searches compare such texts.
 */
export const visibleText = (text: string): string =>
  text.normalize("NFC").replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, "");
