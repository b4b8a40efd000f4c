/** The passages of the pages' text, which the search compares. The build writes them into one file, which the search fetches when it opens. */

/** The address of that file. A page cannot have such an address, since its name has an ending (content-model/reserved.ts). */
export const searchTextsPath = "/search-texts.json";

/** The folder of the index of documents. */
export const documentIndexPath = "/pagefind";

/** The number of letters from which a query is searched; shorter queries would match nearly every passage. */
export const minQueryLetters = 2;

/** A heading of a page with the text below it. */
export interface TextSection {
  /** The fragment that leads there; left out above the page's first heading. */
  id?: string | undefined;
  heading?: string | undefined;
  /** Its paragraphs, entries of lists and captions, each without line breaks. */
  passages: string[];
}

/** A page whose text can be searched. */
export interface TextPage {
  path: string;
  title: string;
  sections: TextSection[];
}

/** The facts about an element that decide whether its text belongs to a passage, from the parser in the build or from a browser's document. */
interface TextElement {
  name: string;
  attribute: (name: string) => string | null | undefined;
}

const withoutPassages = new Set(["button", "fieldset", "nav", "noscript", "script", "style", "svg"]);
const inline = new Set(
  "a abbr b bdi bdo br cite code data del dfn em i ins kbd mark q s small span strong sub sup time u wbr".split(
    " ",
  ),
);

/**
 * Returns whether an element's text is left out of passages: controls, hidden text, the edges of a document's page, and figures that change
 * every day (Counter.tsx).
 */
export const isLeftOut = ({ name, attribute }: TextElement): boolean =>
  withoutPassages.has(name) ||
  attribute("aria-hidden") === "true" ||
  // Citation numbers and the links back to them have an aria-label.
  (name === "a" && Boolean(attribute("aria-label"))) ||
  Boolean(attribute("data-since")) ||
  /\b(visually-hidden|sample-mark|page-edges)\b/.test(attribute("class") ?? "");

/** Returns whether an element is part of a passage instead of beginning one. */
export const isInline = ({ name }: TextElement): boolean => inline.has(name);

/**
 * Returns a text as searches compare it: without invisible characters (soft hyphens, zero-width spaces and joiners, byte order marks), and with
 * an accent that follows its letter as a character of its own made one with it (NFC), as keyboards write it.
 */
export const visibleText = (text: string): string =>
  text.normalize("NFC").replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, "");
