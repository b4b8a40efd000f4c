import type { Paragraph } from "./layOut";

/** The text of a document in the order in which it is read, as quotations are looked for in it. */
export interface SearchedText {
  texts: string[];
  /** The number of the page that a paragraph of `texts` is on. */
  pageOf: (index: number) => number;
}

/** Puts the paragraphs of pages in one list: first the text, over the ends of pages, then what interrupts it, such as notes. */
export function searchedText(pages: readonly (readonly Paragraph[])[]): SearchedText {
  const all = pages.flatMap((page, index) => page.map((paragraph) => ({ ...paragraph, page: index + 1 })));
  const ordered = [...all.filter(({ isAside }) => !isAside), ...all.filter(({ isAside }) => isAside)];
  return {
    texts: ordered.map(({ speaker, text }) => (speaker === null ? text : `${speaker} ${text}`)),
    pageOf: (index) => ordered[index]?.page ?? 1,
  };
}
