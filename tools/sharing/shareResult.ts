/** The result of a share, as text for users. `shared` and `received` list the changes, and are empty if there are no changes. */
export interface ShareResult {
  /** Further results of the share, one sentence for each, for example that a file was kept. */
  notices: string[];
  shared: string;
  received: string;
  /** The errors in the content that others have shared, one line for each. */
  theirMistakes: string[];
}

/** Returns the result of a share as lines for the terminal and the editor. */
export const resultLines = ({ notices, shared, received, theirMistakes }: ShareResult) => [
  ...notices,
  ...(shared ? [`Shared: ${shared}.`] : []),
  ...(received ? [`Received: ${received}.`] : []),
  ...(shared || received || notices.length > 0
    ? []
    : ["You have nothing to share, and others have not shared anything new."]),
  ...(theirMistakes.length > 0
    ? ["Others have shared these problems. Please fix them and share again:", ...theirMistakes]
    : []),
];
