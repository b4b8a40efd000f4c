/** Finds names in texts, addresses and the names of files, however they are spelled there. */
import { escapePattern } from "../../src/lib/escapePattern";

/** The position of a name in a text: its first character, and the character after it. */
interface Range {
  from: number;
  to: number;
}

/** A pattern that matches the listed names in a text whose letters have been folded (see `Folded`). */
export type Names = RegExp;

/** A text in which one spelling replaces all spellings of a letter or other character. */
interface Folded {
  text: string;
  /** The position of each character in the text before folding. */
  ranges: Range[];
}

/**
 * Letters that Unicode does not divide into a letter and an accent. Each has the letters that people write instead of it. In addresses, a
 * hyphen may replace such a letter.
 */
const letters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ł: "l",
  ı: "i",
};

/** HTML entities for characters that a name may contain, each with the character in folded texts. Markdown allows such entities, too. */
const entities: Readonly<Record<string, string>> = {
  nbsp: " ",
  shy: "",
  apos: "'",
  lsquo: "'",
  rsquo: "'",
  quot: '"',
  ndash: "-",
  mdash: "-",
  hyphen: "-",
  amp: "&",
};

/**
 * Matches one piece of a text: successive plain characters, one encoded character (as in addresses, HTML, YAML or JSON), or any other
 * character.
 */
const pieces =
  /[\w ,;:!?()./\n-]+|(?:%[\da-f]{2})+|&(?:#\d+|#x[\da-f]+|\w+);|\\u[\da-f]{4}|\\x[\da-f]{2}|[^]/giu;

const plain = /^[\w ,;:!?()./\n-]/;

/** Decodes a piece of a text. Returns the piece itself if it is not encoded. */
function decoded(piece: string): string {
  try {
    if (piece.startsWith("%") && piece.length > 1) return decodeURIComponent(piece);
    const [, decimal, hexadecimal, name = ""] =
      /^(?:&#(\d+);|(?:&#x|\\u|\\x)([\da-f]+);?|&(\w+);)$/i.exec(piece) ?? [];
    const code = decimal === undefined ? parseInt(hexadecimal ?? "", 16) : Number(decimal);
    return Number.isNaN(code) ? (entities[name] ?? piece) : String.fromCodePoint(code);
  } catch {
    return piece;
  }
}

/** Folds a character. Returns the one spelling that replaces all its spellings, or an empty text if the character is invisible. */
const spelled = (text: string) =>
  text
    .replace(/[\u2018\u2019\u201a\u201b\u2032\u02bc`\u00b4]/g, "'")
    .replace(/[\u201c\u201d\u201e\u201f\u2033]/g, '"')
    .normalize("NFKD")
    .replace(/[\p{Cf}\u0300-\u036f]/gu, "")
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .toLowerCase();

function fold(written: string): Folded {
  const ranges: Range[] = [];
  let text = "";
  for (const { 0: piece, index } of written.matchAll(pieces)) {
    if (plain.test(piece)) {
      text += piece.toLowerCase();
      for (let at = index; at < index + piece.length; at += 1) ranges.push({ from: at, to: at + 1 });
      continue;
    }
    const folded = spelled(decoded(piece));
    const to = index + piece.length;
    const last = ranges.at(-1);
    // An invisible character or an accent is counted as a part of the character before it.
    if (folded === "" && last) last.to = to;
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) ranges.push({ from: index, to });
  }
  return { text, ranges };
}

/** Matches the punctuation and markup that may be between two words of a name, as in `Jo “Grey”`, `Jo (Grey)` and `**Jo** Grey`. */
const signs = String.raw`(?:[*_~'"«»‹›()\[\]>|\\]|<[^<>]{0,99}>|\]\([^()\s]{0,200}\)|\]\{[^{}]{0,40}\}){0,12}`;
/** A condition for the characters between two words of a name. They may contain a line break, but not a blank line. */
const within = String.raw`(?![^\p{L}\p{N}]*\n[^\S\n]*>?[^\S\n]*\n)`;
/** Matches a line break, the spaces around it, and the sign `>` with which a quotation in Markdown continues on the next line. */
const lineEnd = String.raw`[^\S\n]*\n[^\S\n]*(?:>[^\S\n]*)?`;
/** Matches a hyphen, underscore or dot between two words of a name. A hyphen may also be at the end of a line. */
const joined = String.raw`${signs}(?:[-_.]+|-${lineEnd})${signs}`;
/** The patterns of the characters that may be between two words of a name. */
const gaps = {
  /** A space, or the hyphen, underscore or dot that replaces a space in addresses and file names. */
  space: `(?:${within}${signs}\\s+${signs}\\s*${signs}|${joined})`,
  apostrophe: `(?:${signs}|${joined}|\\s)`,
};

/** Matches the characters that may be around a name in an address or a file name. */
const inAddress = String.raw`[^\s"'<>()]{0,99}`;

/**
 * Returns a regular expression that finds a name in a folded text. The given name must already be folded.
 * @returns the pattern in two parts: the condition for the character before the name, and the name
 */
function patternOf(name: string): { before: string; pattern: string } {
  const parts = name.split(/([\p{L}\p{N}]+)/u);
  const spellings = (word: string) =>
    word.replace(/[ßæœøđłı]/g, (letter) => `(?:${letter}|${letters[letter] ?? ""}|-)`);
  const words = parts.filter((_part, index) => index % 2 === 1);
  if (words.length === 0) return { before: "", pattern: escapePattern(name) };
  const between = parts.slice(2, -1).filter((_part, index) => index % 2 === 0);
  const whole = words.map((word, index) => {
    if (index === 0) return spellings(word);
    const own = between[index - 1] ?? "";
    const gap = own === "'" ? gaps.apostrophe : gaps.space;
    // An initial, such as the J in “J Grey”, may have a dot after it.
    const dot = words[index - 1]?.length === 1 ? "\\.?" : "";
    // The list of names may contain another character than a space between two words of a name. The name in a text may then have exactly
    // this character there.
    const listed = escapePattern(own)
      .replace(/\s+/g, "\\s+")
      .replace(/\\?-/g, String.raw`[^\S\n]*-(?:${lineEnd}|[^\S\n]*)`);
    const asListed = own.trim() === "" ? "" : `|${listed}`;
    // A name without its spaces counts only in handles, hashtags, addresses and file names, as in @jogrey, #jogrey, /about-jogrey,
    // jogrey1@example.org and jogrey.pdf. Elsewhere, it may be another word, such as Markham for Mark Ham.
    const before = words.slice(0, index).map(spellings).join("");
    const after = words.slice(index).map(spellings).join("");
    const together = `(?<=[@#/]${inAddress}${before})|(?=${after}${inAddress}(?:@|\\.\\p{L}))`;
    return `(?:${dot}${gap}${asListed}|${together})${spellings(word)}`;
  });
  const edge = (word = "") => (/\p{N}/u.test(word) ? "\\p{N}" : "\\p{L}");
  return {
    before: `(?<!${edge(words[0]?.slice(0, 1))})`,
    pattern: `${whole.join("")}(?!${edge(words.at(-1)?.slice(-1))})`,
  };
}

/** A pattern that never matches. */
const noName = "(?!)";

/** Matches the position between two words that are separated only by a capital letter, as in JoGrey. */
const innerCapital = /(?<=\p{Ll}[\p{M}\p{Cf}]*)(?=\p{Lu})/gu;

const isCapital = /\p{Lu}/u;

const withHyphens = (text: string) => text.replace(innerCapital, "-");

/** Matches the hyphen and the line break in a word that is divided between two lines. */
const dividing = new RegExp(String.raw`(?<=\p{L}\p{M}*)[-\u2010\u00ad]${lineEnd}(?=\p{L})`, "gu");

/** Returns a regular expression that matches any of these names in a folded text, in any spelling. */
export function namesPattern(names: Iterable<string>): Names {
  const patterns = [...names]
    .flatMap((name) => [name.trim(), withHyphens(name.trim())])
    .map((name) => fold(name).text)
    .filter(Boolean);
  // Names with the same condition are grouped, so that the expression contains each condition only once. Otherwise, the search of a text of
  // two megabytes for 200 names would take minutes.
  const byCondition = new Map<string, string[]>();
  for (const { before, pattern } of [...new Set(patterns)].map(patternOf))
    byCondition.set(before, [...(byCondition.get(before) ?? []), pattern]);
  const groups = [...byCondition].map(([before, all]) => `${before}(?:${all.join("|")})`);
  return new RegExp(groups.join("|") || noName, "gu");
}

/** Returns whether there are no names to look for. */
export const isEmpty = (names: Names): boolean => names.source === noName;

function search(written: string, names: Names): Range[] {
  const { text, ranges } = fold(written);
  return [...text.matchAll(names)].map(({ 0: found, index }) => ({
    from: ranges[index]?.from ?? 0,
    to: ranges[index + found.length - 1]?.to ?? written.length,
  }));
}

/**
 * Replaces all matches of a pattern in a text, and searches the result for names. Returns the positions in the text before the replacement.
 */
function searchReplaced(written: string, pattern: RegExp, by: string, names: Names): Range[] {
  const matches = [...written.matchAll(pattern)];
  if (matches.length === 0) return [];
  let [passed, shift] = [0, 0];
  /** Converts a position in the replaced text to a position in `written`. The positions of successive calls must ascend. */
  const asWritten = (position: number) => {
    for (let match = matches[passed]; match && match.index - shift < position; match = matches[passed]) {
      shift += match[0].length - by.length;
      passed += 1;
    }
    return position + shift;
  };
  return search(written.replace(pattern, by), names).map(({ from, to }) => ({
    from: asWritten(from),
    to: asWritten(to),
  }));
}

/** Returns all positions of the names in a text, in order. */
export function findNames(written: string, names: Names): Range[] {
  const found = [
    ...search(written, names),
    // A match must begin with a capital letter. Identifiers of program code, such as pageTitle, begin with a lower-case letter and are
    // ignored.
    ...searchReplaced(written, innerCapital, "-", names).filter(({ from }) =>
      isCapital.test(written.charAt(from)),
    ),
    ...searchReplaced(written, dividing, "", names),
  ];
  let end = 0;
  return found
    .sort((one, other) => one.from - other.from)
    .filter(({ from, to }) => {
      const isNew = from >= end;
      if (isNew) end = to;
      return isNew;
    });
}

export const hasName = (written: string, names: Names): boolean => findNames(written, names).length > 0;
