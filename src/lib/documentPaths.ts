/** How many pages of a PDF are on one page of the site: the address of a page follows from its number, and no page of the site grows heavy. */
export const pagesPerPart = 10;

/** The address of a part of a document's text, counted from 1. */
export const partPath = (anchor: string, part = 1): string =>
  `/documents/${anchor}${part === 1 ? "" : `/${part}`}`;

/** The id of a page of a document. */
export const pageId = (number: number): string => `p${number}`;

/** The address of a page of a document, by its number. */
export const pageAddress = (anchor: string, number: number): string =>
  `${partPath(anchor, Math.ceil(number / pagesPerPart))}#${pageId(number)}`;
