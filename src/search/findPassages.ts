import { isSourceId } from "../lib/citationIds";
import { minQueryLetters, type TextPage } from "../lib/passages";
import { foldQuery, foldText, wordsIn } from "./foldText";

interface Section {
  path: string;
  id: string | undefined;
  title: string;
  heading: string | undefined;
  passages: readonly string[];
  folded: { heading: string; passages: readonly string[] };
}

export type Texts = readonly Section[];

export interface Found {
  address: string;
  title: string;
  heading: string | undefined;
  /** Some words around the first match; the section's first words where only its heading matches. */
  snippet: string;
  /** What was found: the query, or each of its words. */
  terms: readonly Term[];
}

/** The first passages in which a query was found, and the number of all. */
export interface Passages {
  found: readonly Found[];
  total: number;
}

/** What is looked for in a folded text. */
export interface Term {
  text: string;
  /** Whether it must be the beginning of a word. */
  beginsWord: boolean;
}

/** The number of passages that are listed at first: as many as a reader compares. All are counted. */
export const maxPassages = 8;

/** The number of characters of a passage that are shown before a match. */
const maxBefore = 32;

/** The number of characters of a passage that are shown in all. */
const maxSnippet = 140;

/** Whether a query is long enough for the texts to be searched. */
export const isSearchable = (query: string): boolean => foldQuery(query).length >= minQueryLetters;

/** Prepares the texts once, so that a query is no more than a comparison of strings. */
export const toTexts = (pages: readonly TextPage[]): Texts =>
  pages.flatMap(({ path, title, sections }) =>
    sections.map(({ id, heading, passages }, index) => ({
      path,
      id,
      title,
      heading,
      passages,
      folded: {
        // A page's title is the heading of its first section.
        heading: foldText(index === 0 ? `${title}\n${heading ?? ""}` : (heading ?? "")),
        passages: passages.map(foldText),
      },
    })),
  );

/** Letters have two cases. An expression for all letters of Unicode would take a tenth of a second to compile. */
const isWordSign = (sign: string) =>
  sign.toLowerCase() !== sign.toUpperCase() || (sign >= "0" && sign <= "9");
const isDigit = (sign: string) => sign >= "0" && sign <= "9";
const isWordStart = (text: string, place: number) => {
  const before = text.charAt(place - 1);
  return !isWordSign(before) || (isDigit(before) && !isDigit(text.charAt(place)));
};

/** Where a term is first in a folded text, or -1. */
function placeOf(text: string, term: Term, from = 0): number {
  let place = text.indexOf(term.text, from);
  while (term.beginsWord && place > 0 && !isWordStart(text, place))
    place = text.indexOf(term.text, place + 1);
  return place;
}

/** The words of a folded query as they may begin in a text: a plural or possessive without its ending. */
const toTerms = (wanted: string): Term[] =>
  wordsIn(wanted).map((word) => ({
    text: word.length > 4 ? word.replace(/'s$|([^s])s$/, "$1") : word,
    beginsWord: true,
  }));

/** Where a section holds a query, and how well. */
interface Match {
  passage: number;
  place: number;
  rank: number;
  terms: readonly Term[];
}

/** Finds a query as it is written; best is a heading that holds it, next a word that begins with it. */
function findPhrase({ heading, passages }: Section["folded"], phrase: Term): Match | undefined {
  const terms = [phrase];
  const inHeading = heading.includes(phrase.text);
  for (const [rank, beginsWord] of [true, false].entries()) {
    const places = passages.map((text) => placeOf(text, { ...phrase, beginsWord }));
    const passage = places.findIndex((place) => place >= 0);
    if (passage >= 0) return { passage, place: places[passage] ?? 0, rank: inHeading ? 0 : rank + 1, terms };
  }
  return inHeading ? { passage: 0, place: 0, rank: 0, terms } : undefined;
}

/** Finds all words of a query in one section, in any order; best is a passage that holds them all. */
function findWords({ heading, passages }: Section["folded"], terms: readonly Term[]): Match | undefined {
  if (terms.length === 0) return undefined;
  const held = [heading, ...passages].map((text) => terms.map((term) => placeOf(text, term)));
  if (!terms.every((_term, index) => held.some((places) => (places[index] ?? -1) >= 0))) return undefined;
  const found = held.slice(1).map((places) => places.filter((place) => place >= 0));
  const most = Math.max(0, ...found.map(({ length }) => length));
  const passage = found.findIndex(({ length }) => length === most);
  const place = most > 0 ? Math.min(...(found[passage] ?? [])) : 0;
  return { passage, place, rank: most === terms.length ? 3 : 4, terms };
}

/** A cut of a passage with the match at `place` near its beginning, at whole words. */
function cut(passage: string, place: number): string {
  const before = passage.indexOf(" ", place - maxBefore);
  const start = place <= maxBefore ? 0 : before >= 0 && before < place ? before + 1 : place;
  const rest = passage.slice(start);
  const after = rest.lastIndexOf(" ", maxSnippet);
  const end = rest.length <= maxSnippet ? rest.length : after > maxBefore ? after : maxSnippet;
  return `${start > 0 ? "… " : ""}${rest.slice(0, end)}${end < rest.length ? " …" : ""}`;
}

/**
 * The sections that contain a query: first those whose heading does, then those with a word that begins with it, then those that hold it
 * anywhere, then those that hold all its words, each in the order of the site; lists of sources come last. A query that is too short
 * finds nothing.
 * @param limit how many are returned
 */
export function findPassages(texts: Texts, query: string, limit = maxPassages): Passages {
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

/** A text in pieces, alternately without and with a match, the first without. */
export function splitAtMatches(text: string, terms: readonly Term[]): string[] {
  const folded = foldText(text);
  const pieces: string[] = [];
  let from = 0;
  for (;;) {
    const [next] = terms
      .map((term) => ({
        place: term.text === "" ? -1 : placeOf(folded, term, from),
        length: term.text.length,
      }))
      .filter(({ place }) => place >= 0)
      .sort((a, b) => a.place - b.place || b.length - a.length);
    if (!next) return [...pieces, text.slice(from)];
    pieces.push(text.slice(from, next.place), text.slice(next.place, next.place + next.length));
    from = next.place + next.length;
  }
}
