/**
 * What the inline script must know about the build (inline/loadScripts.ts reads it). It is data in the HTML, so that the script
 * and its hash stay the same.
 */
export interface LateScripts {
  /** Gatsby's hash of this build; a page of another build gets a full page load. */
  hash: string;
  /** The script files, in their order. */
  files: string[];
  /** What the search's list needs in addition. */
  search: string[];
}

/** The ids of the elements that hold it, and a list of addresses: the data that hydration of the page will ask for. */
export const lateScriptsId = "late-scripts";
export const pageDataId = "page-data";
