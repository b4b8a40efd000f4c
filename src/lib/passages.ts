/**
 * The texts that the search looks through: the build divides the text of all pages into passages, and writes them into one file. The search
 * fetches this file when it opens.
 */

/**
 * The address of the file with the passages. No page can have this address, because content-model/reserved.ts reserves addresses that look
 * like file names.
 */
export const searchTextsPath = "/search-texts.json";

/** The address of the folder with the index of documents. */
export const documentIndexPath = "/pagefind";

/** The minimum number of letters of a query. A shorter query would match nearly every passage. */
export const minQueryLetters = 2;

/** A page whose text can be searched. */
export interface SearchablePage {
  path: string;
  title: string;
  /** The sections of the page. A section is a heading together with the text below it. */
  sections: {
    /** The fragment that links to the section. Undefined for the section above the first heading of the page. */
    id?: string | undefined;
    heading?: string | undefined;
    /** The paragraphs, entries of lists and captions of the section, each without line breaks. */
    passages: string[];
  }[];
}

const inline = new Set(
  "a abbr b bdi bdo br cite code data del dfn em i ins kbd mark q s small span strong sub sup time u wbr".split(
    " ",
  ),
);

/** Returns whether an element with this tag name is part of a passage. Any other element begins a new passage. */
export const isInline = (name: string): boolean => inline.has(name);

/**
 * Returns a text without invisible characters (soft hyphens, zero-width spaces and joiners, byte order marks), for comparisons in searches.
 * Combines a letter and a separate accent into one character (NFC), as keyboards type it.
 */
export const visibleText = (text: string): string =>
  text.normalize("NFC").replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, "");
