import { isSourceId } from "../lib/citationIds";
import { fewestLetters, type TextPage } from "../lib/passages";
import { foldQuery, foldText } from "./foldText";

/** A section of a page, prepared for comparing. */
interface Section {
  path: string;
  id: string | undefined;
  title: string;
  heading: string | undefined;
  passages: readonly string[];
  folded: { heading: string; passages: readonly string[] };
}

/** All texts of the site, prepared for comparing. */
export type Texts = readonly Section[];

/** A section in which a query was found. */
interface Found {
  /** Where it is, with its fragment. */
  address: string;
  /** The page's title and the section's heading. */
  title: string;
  heading: string | undefined;
  /** Some words around the first match; the section's first words where only its heading matches. */
  snippet: string;
}

/** As many as a reader compares; the rest are only counted. */
const most = 8;
/** How many characters of a passage are shown before a match, and in all. */
const shown = { before: 32, all: 140 };

/** Whether a query is long enough for the texts to be searched. */
export const isSearchable = (query: string): boolean => foldQuery(query).length >= fewestLetters;

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
const isWordStart = (text: string, place: number) => !isWordSign(text.charAt(place - 1));

/** A cut of a passage with the match at `place` near its beginning, at whole words. */
function cut(passage: string, place: number): string {
  const before = passage.indexOf(" ", place - shown.before);
  const start = place <= shown.before ? 0 : before >= 0 && before < place ? before + 1 : place;
  const rest = passage.slice(start);
  const after = rest.lastIndexOf(" ", shown.all);
  const end = rest.length <= shown.all ? rest.length : after > shown.before ? after : shown.all;
  return `${start > 0 ? "… " : ""}${rest.slice(0, end)}${end < rest.length ? " …" : ""}`;
}

/**
 * The sections that contain a query as a substring: first those whose heading does, then those with a word that begins with it, then the
 * others, each in the order of the site; lists of sources come last. A query that is too short finds nothing.
 * @returns the first few, and how many there are
 */
export function findPassages(texts: Texts, query: string): { found: Found[]; total: number } {
  if (!isSearchable(query)) return { found: [], total: 0 };
  const wanted = foldQuery(query);
  const ranks: (() => Found)[][] = [[], [], [], []];
  let total = 0;
  for (const { path, id, title, heading, passages, folded } of texts) {
    const inHeading = folded.heading.includes(wanted);
    let best: { passage: number; place: number; isWord: boolean } | undefined;
    for (const [passage, text] of folded.passages.entries()) {
      for (let place = text.indexOf(wanted); place >= 0; place = text.indexOf(wanted, place + 1)) {
        const isWord = isWordStart(text, place);
        if (!best || isWord) best = { passage, place, isWord };
        if (isWord) break;
      }
      if (best?.isWord) break;
    }
    if (!inHeading && !best) continue;
    total++;
    const rank = id !== undefined && isSourceId(id) ? 3 : inHeading ? 0 : best?.isWord ? 1 : 2;
    ranks[rank]?.push(() => ({
      address: id === undefined ? path : `${path}#${id}`,
      title,
      heading,
      snippet: cut(passages[best?.passage ?? 0] ?? "", best?.place ?? 0),
    }));
  }
  return {
    found: ranks
      .flat()
      .slice(0, most)
      .map((toFound) => toFound()),
    total,
  };
}

/** A text in pieces, alternately without and with a match, the first without. */
export function splitAtMatches(text: string, query: string): string[] {
  const wanted = foldQuery(query);
  const folded = foldText(text);
  const pieces: string[] = [];
  let from = 0;
  for (
    let place = folded.indexOf(wanted);
    wanted !== "" && place >= 0;
    place = folded.indexOf(wanted, from)
  ) {
    pieces.push(text.slice(from, place), text.slice(place, place + wanted.length));
    from = place + wanted.length;
  }
  return [...pieces, text.slice(from)];
}
