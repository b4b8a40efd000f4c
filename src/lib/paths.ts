const withoutEndSlash = (path: string) => path.replace(/\/+$/, "");

/** Returns whether `path` is the path of the current page. `location` may have a slash at its end, because some hosts add one. */
export const isCurrent = (path: string, location: string): boolean =>
  withoutEndSlash(path) === withoutEndSlash(location);

/** Returns the whole address (with scheme and host) of a path. Canonical links and share cards need it. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return path === "/" ? `${siteUrl}/` : `${siteUrl}${path}`;
}

/** Returns the address of a page's share card. The card of the home page is called "index", because no other page may have this name. */
export const shareCardPath = (path: string): string => `/share${path === "/" ? "/index" : path}.jpg`;

/** The addresses of the files that the build makes from all pages together. */
export const builtPaths = {
  /** The feed of updates. A site without changes does not have the feed. */
  updates: "/updates.xml",
  /** The claims and quotations of the site, as a table (CSV) and as data (JSON). */
  recordTable: "/record.csv",
  recordData: "/record.json",
  /** The whole site in one document. */
  whole: "/whole",
};

/** The address from which pages of the development site receive the problems in content. */
export const contentErrorsPath = "/___content-errors";

/**
 * The maximum number of a PDF's pages whose text is on one page of the site. With more of them, the page of the site would be too large.
 */
export const pagesPerPart = 10;

/** Returns the address of one part of a document's text. Parts are counted from 1. */
export const partPath = (anchor: string, part = 1): string =>
  `/documents/${anchor}${part === 1 ? "" : `/${part}`}`;

/** Returns the HTML id of a PDF's page in the text of the document, for example p12. The id is the fragment of links to this page. */
export const pageId = (number: number): string => `p${number}`;

/**
 * Returns the address of a page in the text of a document. It ends with a fragment.
 * @param number the number of the page in the PDF, counted from 1
 */
export const pageAddress = (anchor: string, number: number): string =>
  `${partPath(anchor, Math.ceil(number / pagesPerPart))}#${pageId(number)}`;
