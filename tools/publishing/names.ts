/** Finds names in texts, addresses and the names of files, however they are spelled there. */
import { escapePattern } from "../../src/lib/escapePattern";

/** A name's place in a text, in characters. */
interface Range {
  from: number;
  to: number;
}

/** Matches names in a folded text. */
export type Names = RegExp;

/** A text in which all spellings of a letter or other character are replaced by one spelling. */
interface Folded {
  text: string;
  /** The position of each character in the text as written. */
  ranges: Range[];
}

/**
 * Letters that Unicode does not divide into a letter and an accent, with the letters that people write instead. In addresses, a hyphen may
 * replace them.
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

/** The HTML entities of characters that a name may contain, with the one spelling of each character. Markdown allows them, too. */
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

/** A run of plain characters, an encoded character (as in addresses, HTML, YAML or JSON), or any other character. */
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

/** Returns the one spelling that replaces all spellings of a character, or an empty text for an invisible character. */
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
    // Invisible characters and accents belong to the character before them.
    if (folded === "" && last) last.to = to;
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) ranges.push({ from: index, to });
  }
  return { text, ranges };
}

/** Matches the signs that may be between two words of a name, as in `Jo “Grey”`, `Jo (Grey)` and `**Jo** Grey`. */
const signs = String.raw`(?:[*_~'"«»‹›()\[\]>|\\]|<[^<>]{0,99}>|\]\([^()\s]{0,200}\)|\]\{[^{}]{0,40}\}){0,12}`;
/** A condition for the characters between two words of a name: they may contain a line end, but not a blank line. */
const within = String.raw`(?![^\p{L}\p{N}]*\n[^\S\n]*>?[^\S\n]*\n)`;
const joined = String.raw`${signs}[-_.]+${signs}`;
/** The patterns for the characters between two words of a name. */
const gaps = {
  /** A space, or the hyphen, underscore or dot that replaces a space in addresses and file names. */
  space: `(?:${within}${signs}\\s+${signs}\\s*${signs}|${joined})`,
  apostrophe: `(?:${signs}|${joined}|\\s)`,
};

/** Returns a regular expression that finds a name in a folded text. The name must be folded, too. */
function patternOf(name: string): string {
  const parts = name.split(/([\p{L}\p{N}]+)/u);
  const spellings = (word: string) =>
    word.replace(/[ßæœøđłı]/g, (letter) => `(?:${letter}|${letters[letter] ?? ""}|-)`);
  const words = parts.filter((_part, index) => index % 2 === 1);
  if (words.length === 0) return escapePattern(name);
  const between = parts.slice(2, -1).filter((_part, index) => index % 2 === 0);
  const whole = words.map((word, index) => {
    if (index === 0) return spellings(word);
    const own = between[index - 1] ?? "";
    const gap = own === "'" ? gaps.apostrophe : gaps.space;
    // A dot may follow an initial.
    const dot = words[index - 1]?.length === 1 ? "\\.?" : "";
    // If anything other than a space is between the two words of the name, the text may also have exactly these characters there.
    const asListed = own.trim() === "" ? "" : `|${escapePattern(own).replace(/\s+/g, "\\s+")}`;
    return `(?:${dot}${gap}${asListed})${spellings(word)}`;
  });
  const edge = (word = "") => (/\p{N}/u.test(word) ? "\\p{N}" : "\\p{L}");
  return `(?<!${edge(words[0]?.slice(0, 1))})${whole.join("")}(?!${edge(words.at(-1)?.slice(-1))})`;
}

/** Matches nothing. */
const noName = "(?!)";

/** Compiles names, each in any spelling. */
export function namesPattern(names: Iterable<string>): Names {
  const patterns = [...names].map((name) => fold(name.trim()).text).filter(Boolean);
  return new RegExp(patterns.map(patternOf).join("|") || noName, "gu");
}

/** Returns whether there are no names to look for. */
export const isEmpty = (names: Names): boolean => names.source === noName;

/** Returns all positions of the names in a text, in order. */
export function findNames(written: string, names: Names): Range[] {
  const { text, ranges } = fold(written);
  return [...text.matchAll(names)].map(({ 0: found, index }) => ({
    from: ranges[index]?.from ?? 0,
    to: ranges[index + found.length - 1]?.to ?? written.length,
  }));
}

export const hasName = (written: string, names: Names): boolean => findNames(written, names).length > 0;
