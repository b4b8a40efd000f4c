/** The passages of the pages' text, which the search looks through: the build writes them into one file, the palette fetches it when it is opened. */

/** The file's address. Like every name with an ending at the top of the site, it can belong to no page (reserved.ts). */
export const searchTextsPath = "/search-texts.json";

/** The folder of the index of documents. */
export const documentIndexPath = "/pagefind";

/** Shorter queries would match nearly every passage. */
export const fewestLetters = 2;

export interface TextSection {
  /** The fragment that leads there; none for what is above the page's first heading. */
  id?: string | undefined;
  heading?: string | undefined;
  /** Paragraphs, entries of lists, captions: each without line breaks. */
  passages: string[];
}

export interface TextPage {
  path: string;
  title: string;
  sections: TextSection[];
}

/** The part of an element that decides whether its text belongs to a passage: the parser's in the build, the document's in a browser. */
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

/** Whether an element's text is no part of a passage: controls, what is hidden, what stands at the edges of a document's page, and figures that change every day (Counter.tsx). */
export const isLeftOut = ({ name, attribute }: TextElement): boolean =>
  withoutPassages.has(name) ||
  attribute("aria-hidden") === "true" ||
  // Citation marks and their way back have an aria-label.
  (name === "a" && Boolean(attribute("aria-label"))) ||
  Boolean(attribute("data-since")) ||
  /\b(visually-hidden|sample-mark|page-edges)\b/.test(attribute("class") ?? "");

/** Whether an element is part of a passage instead of beginning one. */
export const isInline = ({ name }: TextElement): boolean => inline.has(name);
