/** The passages of the pages' text, which the search compares. The build writes them into one file, which the search fetches when it opens. */

/** The address of that file. A page cannot have such an address, since its name has an ending (content-model/reserved.ts). */
export const searchTextsPath = "/search-texts.json";

/** The folder of the index of documents. */
export const documentIndexPath = "/pagefind";

/** The number of letters from which a query is searched; shorter queries would match nearly every passage. */
export const minQueryLetters = 2;

/** A page whose text can be searched. */
export interface TextPage {
  path: string;
  title: string;
  /** Its headings, each with the text below it. */
  sections: {
    /** The fragment that leads there; left out above the page's first heading. */
    id?: string | undefined;
    heading?: string | undefined;
    /** Its paragraphs, entries of lists and captions, each without line breaks. */
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
 * Returns a text as searches compare it: without invisible characters (soft hyphens, zero-width spaces and joiners, byte order marks), and with
 * an accent that follows its letter as a character of its own made one with it (NFC), as keyboards write it.
 */
export const visibleText = (text: string): string =>
  text.normalize("NFC").replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, "");
