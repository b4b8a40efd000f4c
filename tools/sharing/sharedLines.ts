/** What was shared and received, in words; empty if there was nothing. */
export interface Shared {
  /** What else happened, in sentences. */
  notices: string[];
  shared: string;
  received: string;
  /** The errors in what others had already shared. */
  theirMistakes: string[];
}

/** The same as lines, for the terminal and the editor. */
export const sharedLines = ({ notices, shared, received, theirMistakes }: Shared) => [
  ...notices,
  ...(shared ? [`Shared: ${shared}.`] : []),
  ...(received ? [`Received: ${received}.`] : []),
  ...(shared || received ? [] : ["There was nothing to share, and the others have nothing new."]),
  ...(theirMistakes.length > 0
    ? ["Others have shared these mistakes. Please fix them and share again:", ...theirMistakes]
    : []),
];
