/** A paragraph of a page of a PDF, or a row of a table. */
export interface Paragraph {
  /** The name of the speaker in the document; null if the document gives none. */
  speaker: string | null;
  /** Its words; the cells of a row with " | " between them. */
  text: string;
  /** The cells of a row of a table, an empty text for an empty one. */
  cells?: string[];
  /** True if the paragraph interrupts the text: a note at the bottom of a page, or words in another direction. */
  isAside?: boolean;
}

/** "MR SMITH:", "THE WITNESS:", "Q." and "A." at the beginning of a line. */
export const speech = /^((?:\p{Lu}[\p{Lu} .'’-]{1,40}(?: \([^)]{1,60}\))?):|[QA][.:])(?: +|$)/u;

/** Adds a line to a text; a word that is divided keeps its hyphen, since it may have one. */
export const joined = (text: string, line: string): string =>
  text === "" || /\p{L}-$/u.test(text) ? text + line : `${text} ${line}`;

/** Returns a paragraph, with who speaks taken from its beginning. */
export function toParagraph(text: string): Paragraph {
  const words = text.replace(/\s+/g, " ").trim();
  const [whole = "", speaker = null] = speech.exec(words) ?? [];
  const said = words.slice(whole.length);
  return said === "" ? { speaker: null, text: words } : { speaker, text: said };
}
