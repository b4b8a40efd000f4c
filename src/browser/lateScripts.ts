/** What the inline script must know of the build. It is data in the HTML and not code, so that the code and its hash stay the same. */
export interface LateScripts {
  /** Gatsby's name of this build; a page of another one is loaded whole. */
  hash: string;
  /** The script files, in their order. */
  files: string[];
  /** What the search's list needs in addition. */
  search: string[];
}

/** The ids of the elements that hold it, and a list of addresses: the data that hydration of the page will ask for. */
export const lateScriptsId = "late-scripts";
export const pageDataId = "page-data";
