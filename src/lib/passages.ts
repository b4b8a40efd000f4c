/**
 * The passages of the pages' text. The search looks for a query in these passages. The build writes them into one file, which the search
 * fetches when it opens.
 */

/**
 * The address of the file with the passages. A page cannot have this address, because file names with an ending are reserved
 * (content-model/reserved.ts).
 */
export const searchTextsPath = "/search-texts.json";

/** The folder of the index of documents. */
export const documentIndexPath = "/pagefind";

/** The minimum number of letters of a query. A shorter query would match nearly every passage. */
export const minQueryLetters = 2;

/** A page whose text can be searched. */
export interface SearchablePage {
  path: string;
  title: string;
  /** The headings of the page, each with the text below it. */
  sections: {
    /** The fragment of the section's address. Undefined above the page's first heading. */
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

/** Returns whether an element of this name is part of a passage instead of beginning one. */
export const isInline = (name: string): boolean => inline.has(name);

/**
 * Returns a text in the form in which searches compare it. Invisible characters are removed (soft hyphens, zero-width spaces and joiners,
 * byte order marks). A letter and a separate accent become one character (NFC), as keyboards type it.
 */
export const visibleText = (text: string): string =>
  text.normalize("NFC").replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, "");
