import { isSourceId } from "../lib/citationIds";
import { minQueryLetters, type SearchablePage } from "../lib/passages";
import { foldQuery, foldText, wordsIn } from "../lib/foldText";

/** A section of a page. It contains its texts twice: in the form that the page shows, and folded for searches (see foldText). */
interface Section {
  path: string;
  id: string | undefined;
  title: string;
  heading: string | undefined;
  passages: readonly string[];
  folded: { heading: string; passages: readonly string[] };
}

/** The texts of the whole site, prepared for searching. */
export type Texts = readonly Section[];

/** A section in which a query was found. */
interface Found {
  address: string;
  title: string;
  heading: string | undefined;
  /** Some words around the first match. If only the heading of the section matches, these are the section's first words. */
  snippet: string;
  /** The terms of the query that were found: the whole query, or each of its words. */
  terms: readonly Term[];
}

/** The best sections in which a query was found, and the total number of such sections. */
export interface Passages {
  found: readonly Found[];
  total: number;
}

/** A word or phrase of a query. The search looks for it in texts that foldText has folded. */
export interface Term {
  text: string;
  /** True if the term must be at the beginning of a word. */
  beginsWord: boolean;
}

/** The maximum number of characters before a match in the passage of a result. */
const maxBefore = 32;

/** The maximum number of characters of a result's passage. */
const maxSnippet = 140;

/** Returns whether a query is long enough for a search of the texts. */
export const isSearchable = (query: string): boolean => foldQuery(query).length >= minQueryLetters;

/** Prepares the texts of pages once, so that each query only compares strings. */
export const toTexts = (pages: readonly SearchablePage[]): Texts =>
  pages.flatMap(({ path, title, sections }) =>
    sections.map(({ id, heading, passages }, index) => ({
      path,
      id,
      title,
      heading,
      passages,
      folded: {
        // The first section of a page is found by the title of the page too.
        heading: foldText(index === 0 ? `${title}\n${heading ?? ""}` : (heading ?? "")),
        passages: passages.map(foldText),
      },
    })),
  );

/**
 * Returns whether a character is a digit or a letter. A character counts as a letter if its upper and lower case differ. A pattern of all
 * letters of Unicode would take 100 ms to compile.
 */
const isWordCharacter = (sign: string) =>
  sign.toLowerCase() !== sign.toUpperCase() || (sign >= "0" && sign <= "9");
const isDigit = (sign: string) => sign >= "0" && sign <= "9";
const isWordStart = (text: string, place: number) => {
  const before = text.charAt(place - 1);
  return !isWordCharacter(before) || (isDigit(before) && !isDigit(text.charAt(place)));
};

/** Returns the offset of a term's first occurrence in a folded text, or -1. */
function offsetOf(text: string, term: Term, from = 0): number {
  let place = text.indexOf(term.text, from);
  while (term.beginsWord && place > 0 && !isWordStart(text, place))
    place = text.indexOf(term.text, place + 1);
  return place;
}

/**
 * Returns the words of a folded query as terms. The ending of a plural or possessive is removed, so that the term also finds the singular.
 */
const toTerms = (wanted: string): Term[] =>
  wordsIn(wanted).map((word) => ({
    text: word.length > 4 ? word.replace(/'s$|([^s])s$/, "$1") : word,
    beginsWord: true,
  }));

/** The position of a match in a section (its passage, and the offset in this passage), and the rank of the match. Rank 0 is best. */
interface Match {
  passage: number;
  place: number;
  rank: number;
  terms: readonly Term[];
}

/** Finds the whole query as a phrase in one section. A match in the heading ranks first, then a match at the beginning of a word. */
function findPhrase({ heading, passages }: Section["folded"], phrase: Term): Match | undefined {
  const terms = [phrase];
  const inHeading = heading.includes(phrase.text);
  for (const [rank, beginsWord] of [true, false].entries()) {
    const places = passages.map((text) => offsetOf(text, { ...phrase, beginsWord }));
    const passage = places.findIndex((place) => place >= 0);
    if (passage >= 0) return { passage, place: places[passage] ?? 0, rank: inHeading ? 0 : rank + 1, terms };
  }
  return inHeading ? { passage: 0, place: 0, rank: 0, terms } : undefined;
}

/** Finds all words of a query in one section, in any order. A passage that contains all words ranks first. */
function findWords({ heading, passages }: Section["folded"], terms: readonly Term[]): Match | undefined {
  if (terms.length === 0) return undefined;
  const held = [heading, ...passages].map((text) => terms.map((term) => offsetOf(text, term)));
  if (!terms.every((_term, index) => held.some((places) => (places[index] ?? -1) >= 0))) return undefined;
  const found = held.slice(1).map((places) => places.filter((place) => place >= 0));
  const most = Math.max(0, ...found.map(({ length }) => length));
  const passage = found.findIndex(({ length }) => length === most);
  const place = most > 0 ? Math.min(...(found[passage] ?? [])) : 0;
  return { passage, place, rank: most === terms.length ? 3 : 4, terms };
}

/**
 * Returns a part of a passage for a search result. It begins shortly before the match at the offset `place`. If possible, it contains only
 * whole words.
 */
function cut(passage: string, place: number): string {
  const before = passage.indexOf(" ", place - maxBefore);
  const start = place <= maxBefore ? 0 : before >= 0 && before < place ? before + 1 : place;
  const rest = passage.slice(start);
  const after = rest.lastIndexOf(" ", maxSnippet);
  const end = rest.length <= maxSnippet ? rest.length : after > maxBefore ? after : maxSnippet;
  return `${start > 0 ? "… " : ""}${rest.slice(0, end)}${end < rest.length ? " …" : ""}`;
}

/**
 * Finds the sections that contain a query. A query that is too short finds nothing. The result has five groups of sections in this order,
 * and in each group the order of the site:
 * - sections whose heading contains the query;
 * - sections with a word that begins with the query;
 * - sections that contain the query anywhere;
 * - sections that contain all its words;
 * - lists of sources.
 * @param limit the maximum number of returned sections
 */
export function findPassages(texts: Texts, query: string, limit: number): Passages {
  const phrase = { text: foldQuery(query), beginsWord: false };
  const words = toTerms(phrase.text);
  const matches = (isSearchable(query) ? texts : []).flatMap((section) => {
    const match = findPhrase(section.folded, phrase) ?? findWords(section.folded, words);
    if (!match) return [];
    const isSource = section.id !== undefined && isSourceId(section.id);
    return [{ section, ...match, rank: isSource ? 5 : match.rank }];
  });
  const found = [...matches].sort((a, b) => a.rank - b.rank).slice(0, limit);
  return {
    found: found.map(({ section: { path, id, title, heading, passages }, passage, place, terms }) => ({
      address: id === undefined ? path : `${path}#${id}`,
      title,
      heading,
      snippet: cut(passages[passage] ?? "", place),
      terms,
    })),
    total: matches.length,
  };
}

/** Splits a text at the matches of terms. Returns texts and matches alternately, beginning with the text before the first match. */
export function splitAtMatches(text: string, terms: readonly Term[]): string[] {
  const folded = foldText(text);
  const pieces: string[] = [];
  let from = 0;
  for (;;) {
    const [next] = terms
      .map((term) => ({
        place: term.text === "" ? -1 : offsetOf(folded, term, from),
        length: term.text.length,
      }))
      .filter(({ place }) => place >= 0)
      .sort((a, b) => a.place - b.place || b.length - a.length);
    if (!next) return [...pieces, text.slice(from)];
    pieces.push(text.slice(from, next.place), text.slice(next.place, next.place + next.length));
    from = next.place + next.length;
  }
}
