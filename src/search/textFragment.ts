/** Addresses that name words, which browsers then mark and scroll to: https://wicg.github.io/scroll-to-text-fragment/ */
import { splitAtMatches, type Term } from "./findPassages";

/** How many words before and after the match tell it from others on the page. */
const contextWords = 3;

/** How many matches are named. */
const maxMatches = 3;

/** After one of these signs a citation number may follow on the page, which no passage holds. */
const sentenceEnd = /[.,;:!?…”’)\]]$/;

/** A text for a directive, in which a comma and a hyphen have a meaning. */
const encode = (text: string) => encodeURIComponent(text).replace(/-/g, "%2D");

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** The last words of a text that follow each other on the page without a citation number in between. */
function lastWords(text: string): string[] {
  const words = wordsOf(text).slice(-contextWords);
  const ends = words.map((word) => sentenceEnd.test(word)).lastIndexOf(true);
  return words.slice(ends + 1);
}

/** The first words of a text that follow each other on the page without a citation number in between. */
function firstWords(text: string): string[] {
  const words = wordsOf(text).slice(0, contextWords);
  const end = words.findIndex((word) => sentenceEnd.test(word));
  return end < 0 ? words : words.slice(0, end + 1);
}

/**
 * The directive that names the matches in a piece of text, whole words each: `:~:text=prefix-,words,-suffix`. An address takes the first place on the page that
 * matches, so the words before and after are named, too.
 * @param snippet a piece of the page's text; it may begin and end with " …"
 * @returns nothing where the text holds no match
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
    // What follows a sign at the words' own end may be a citation number.
    const directive = [
      ...(prefix ? [`${encode(prefix)}-`] : []),
      encode(words),
      ...(suffix && !sentenceEnd.test(words) ? [`-${encode(suffix)}`] : []),
    ].join(",");
    directives.push(`text=${directive}`);
  }
  return directives.length > 0 ? `:~:${[...new Set(directives)].join("&")}` : "";
}
