interface FrontMatter {
  /** `yaml` contains the fields. `head` contains everything before the text: the fields and the two lines of hyphens. */
  yaml: string;
  head: string;
  /** The text below the fields. `bodyLine` is the line of the file on which this text begins, counted from 1. */
  body: string;
  bodyLine: number;
}

/**
 * Splits a file into its fields, which are between two lines of hyphens, and the text below them. The fields end at the first line that
 * begins with three hyphens, as in the package gray-matter.
 * @returns undefined if the file does not begin with fields, or if anything follows the hyphens of the closing line
 */
export function splitFrontMatter(text: string): FrontMatter | undefined {
  const [opening] = /^---[ \t]*\n/.exec(text) ?? [];
  const close = text.indexOf("\n---", 3);
  if (opening === undefined || close === -1) return undefined;
  const [ending] = /^[ \t]*(?:\n|$)/.exec(text.slice(close + 4)) ?? [];
  if (ending === undefined) return undefined;
  const head = text.slice(0, close + 4 + ending.length);
  return {
    yaml: text.slice(opening.length, Math.max(opening.length, close)),
    head,
    body: text.slice(head.length),
    bodyLine: head.split("\n").length,
  };
}
