import { splitAtMatches, type Term } from "./findPassages";

/** The number of words before and after a match that an address contains, to distinguish this match from other matches on the page. */
const contextWords = 3;

/** The maximum number of matches in one address. */
const maxMatches = 3;

/** Matches the end of a text if the page may have a citation number after it. Passages do not contain citation numbers. */
const sentenceEnd = /[.,;:!?…”’)\]]$/;

/** Encodes a text for use in a text directive (`text=…`), in which commas and hyphens have a special meaning. */
const encode = (text: string) => encodeURIComponent(text).replace(/-/g, "%2D");

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/**
 * Returns the last words of a text, at most `contextWords`. Leaves out the words before the last punctuation mark, because the page may
 * have a citation number after that mark, which `text` does not contain.
 */
function lastWords(text: string): string[] {
  const words = wordsOf(text).slice(-contextWords);
  const ends = words.map((word) => sentenceEnd.test(word)).lastIndexOf(true);
  return words.slice(ends + 1);
}

/**
 * Returns the first words of a text, at most `contextWords`. Leaves out the words after the first punctuation mark, because the page may
 * have a citation number after that mark, which `text` does not contain.
 */
function firstWords(text: string): string[] {
  const words = wordsOf(text).slice(0, contextWords);
  const end = words.findIndex((word) => sentenceEnd.test(word));
  return end < 0 ? words : words.slice(0, end + 1);
}

/**
 * Returns a text fragment for an address. It makes the browser highlight the matches in a text and scroll to them:
 * `:~:text=prefix-,words,-suffix` (https://wicg.github.io/scroll-to-text-fragment/). A browser highlights the first place on the page that
 * fits. Therefore the fragment also contains the words before and after a match. It contains only whole words.
 * @param snippet a part of the page's text, which may begin with "… " and end with " …"
 * @returns an empty text if the snippet contains no match
 */
export function textFragment(snippet: string, terms: readonly Term[]): string {
  const text = snippet.replace(/^… | …$/g, "");
  const pieces = splitAtMatches(text, terms);
  const directives: string[] = [];
  let end = 0;
  for (const [index, piece] of pieces.entries()) {
    const start = end;
    end += piece.length;
    if (index % 2 === 0 || directives.length === maxMatches) continue;
    const from = start - (/\S*$/.exec(text.slice(0, start))?.[0].length ?? 0);
    const to = end + (/^\S*/.exec(text.slice(end))?.[0].length ?? 0);
    const [prefix, suffix] = [lastWords(text.slice(0, from)).join(" "), firstWords(text.slice(to)).join(" ")];
    const words = text.slice(from, to).trim();
    // If the words end with a full stop or a similar character, the page may have a citation number after them. In that case, the suffix is
    // left out.
    const directive = [
      ...(prefix ? [`${encode(prefix)}-`] : []),
      encode(words),
      ...(suffix && !sentenceEnd.test(words) ? [`-${encode(suffix)}`] : []),
    ].join(",");
    directives.push(`text=${directive}`);
  }
  return directives.length > 0 ? `:~:${[...new Set(directives)].join("&")}` : "";
}
