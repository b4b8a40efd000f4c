/** The data in every page's HTML that the build writes and the inline script reads (inline/loadScripts.ts), so that the script and its hash stay the same. */

/** The script files, which are loaded late (onCreateWebpackConfig.ts writes them). */
export interface LateScripts {
  /** Gatsby's hash of this build; a page of another build gets a full page load. */
  hash: string;
  files: string[];
  /** What the search's list needs in addition. */
  search: string[];
}

export const lateScriptsId = "late-scripts";
