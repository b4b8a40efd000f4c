/** Compares texts by digests of their words, so that invented words are known without being kept. */
import { createHash } from "node:crypto";
import { pictureName } from "../../src/content-model/fields";
import { sentencesOf } from "../../src/content-model/sentences";

/** Texts are compared by their runs of so many consecutive words: short runs survive a word changed in every line. */
const sizes = { long: 5, short: 3 };
/** How many hexadecimal digits of a digest are kept. A name or an address is refused for a single match, so its digest is longer. */
const digits = { single: 12, run: 7 };

/** Titles before or after a name, and initials. */
const noName =
  /^(?:the|revd?|reverend|prof|professor|dr|sir|dame|lord|lady|baroness|mr|mrs|miss|ms|kc|qc|mp|obe|mbe|cbe|\p{L})$/iu;

/** The words of a text as they are compared, but for capitals: no accents, apostrophes, possessives, citations or invisible characters. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/\[\^[^\]\s]*\]|(?<=\p{L})[\u2000-\u200a](?=\p{L})/gu, "")
    .normalize("NFKD")
    .replace(/['’]s\b|[\p{M}\p{Cf}\u115f\u1160'’‘]/gu, "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** An address or a file's name may be like a sample's, but for the names of people in it. */
const isAddress = (text: string) => /^https?:\/\/\S+$/.test(text) || pictureName.test(text);

const digestOf = (words: readonly string[], length: number) =>
  createHash("sha256").update(words.join(" ").toLowerCase()).digest("hex").slice(0, length);

/** All sequences of `size` consecutive words. */
const rows = (words: readonly string[], size: number) =>
  words.slice(size - 1).map((_, first) => words.slice(first, first + size));

const runs = (text: string, size: number) =>
  isAddress(text) ? [] : rows(wordsOf(text), size).map((row) => digestOf(row, digits.run));

/** The digests of the runs of words in a text. */
export const runsOf = (text: string) => Object.values(sizes).flatMap((size) => runs(text, size));

/** A surname after a title, and after an initial. */
const titled =
  /\b(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Revd?|Reverend|Sir|Dame|Lord|Lady|Baroness)\.? (?:\p{Lu}\.? )*(?<surname>\p{Lu}[\p{L}'’-]+)/gu;
const initialled = /\b(?<initial>\p{Lu})\. ?(?:\p{Lu}\. ?)*(?<surname>\p{Lu}[\p{L}'’-]+)/gu;

/**
 * What in a text may be a name, with its digest: each word with the next, or the next but one, that may be its surname; surnames after
 * a title or an initial.
 */
export function namesOf(text: string): { name: string; digest: string }[] {
  const words = wordsOf(text).filter((word) => !noName.test(word));
  const pairs = [...rows(words, 2), ...rows(words, 3).map(([first = "", , last = ""]) => [first, last])];
  const short = [...text.matchAll(titled), ...text.matchAll(initialled)].map(({ 0: name, groups = {} }) => {
    const last = wordsOf(groups.surname ?? "").at(-1) ?? "";
    return { name, words: groups.initial ? ["initial", groups.initial, last] : ["surname", last] };
  });
  return [...pairs.map((pair) => ({ name: pair.join(" "), words: pair })), ...short].map((found) => ({
    name: found.name,
    digest: digestOf(found.words, digits.single),
  }));
}

/** How a person's name begins and ends, without titles, initials and what follows a comma; and the first letter of all. */
function nameParts(text: string) {
  const [name = ""] = text.trim().split(",");
  const words = wordsOf(name).filter((word) => !noName.test(word));
  return { words, first: words[0] ?? "", last: words.at(-1) ?? "", initial: name.slice(0, 1) };
}

/** The digests by which a person's name is known: in either order, without what is in between, with a short form of the first name, or by the surname alone. */
export function nameDigests(name: string): string[] {
  const { words, first, last, initial } = nameParts(name);
  if (words.length < 2) return [];
  const pairs = [...rows(words, 2), [first, last]];
  return [
    ...pairs.flatMap((pair) => [pair, pair.toReversed()]),
    ["initial", initial, last],
    ["begins", first.slice(0, 3), last],
    ["surname", last],
  ].map((pair) => digestOf(pair, digits.single));
}

/** The digests of a name that may be a known one, shortened: a field with nothing but `Ms Smith`, `A. Smith` or `Annie Smith`. */
export function shortNameDigests(name: string): string[] {
  const { words, first, last } = nameParts(name);
  if (words.length === 0) return [];
  const parts = words.length === 1 ? ["surname", last] : ["begins", first.slice(0, 3), last];
  return [digestOf(parts, digits.single)];
}

/** From how many words on a title and a sentence are their writer's own. */
const own = { title: 4, sentence: 7 };

/** A title, or each sentence of a text, with a digest of the whole of it: nobody else says exactly that. */
export function phrasesOf(text: string, isTitle: boolean): { phrase: string; digest: string }[] {
  if (isAddress(text)) return [];
  return (isTitle ? [text] : sentencesOf(text))
    .filter((phrase) => wordsOf(phrase).length >= own[isTitle ? "title" : "sentence"])
    .map((phrase) => ({
      phrase: phrase.trim(),
      digest: digestOf(["phrase", ...wordsOf(phrase)], digits.single),
    }));
}

/** The digests by which the words of a text are known. */
export const wordDigests = (text: string, isTitle = false) => [
  ...runsOf(text),
  ...phrasesOf(text, isTitle).map(({ digest }) => digest),
];

/** The addresses in a text, each with a digest of what follows its host; those of one or two words, like /contact-form, are anybody's. */
export const addressesOf = (text: string): { url: string; digest: string }[] =>
  (text.match(/https?:\/\/[^\s"'<>)]+/g) ?? [])
    .filter((url) => URL.canParse(url) && wordsOf(new URL(url).pathname).length > 2)
    .map((url) => ({ url, digest: digestOf(["path", new URL(url).pathname], digits.single) }));

/** How much of a text is known: of its long runs and of its short ones, and how many long ones in a row. */
function knownOf(text: string, digests: ReadonlySet<string>) {
  const [long, short] = [runs(text, sizes.long), runs(text, sizes.short)].map((all) =>
    all.map((digest) => digests.has(digest)),
  ) as [boolean[], boolean[]];
  let row = 0;
  const longest = long.reduce((most, isKnown) => Math.max(most, (row = isKnown ? row + 1 : 0)), 0);
  const count = (all: boolean[]) => all.filter(Boolean).length;
  return { long: count(long), ofLong: long.length, short: count(short), ofShort: short.length, longest };
}

/** How many of a text's long and short runs must be known at least. */
export interface Fewest {
  long: number;
  short: number;
}

/**
 * Whether so much of a text came with the sample that somebody else did not write it: a quarter of it as it was, sixteen words in a
 * row, or a third with words changed here and there.
 * @param fewest ten words in a row have six long runs, and "I believe that he is innocent" has two
 */
export function isRemembered(text: string, digests: ReadonlySet<string>, fewest: Fewest): boolean {
  const { long, ofLong, short, ofShort, longest } = knownOf(text, digests);
  const isLong = long >= fewest.long && long >= ofLong / 4;
  return isLong || longest >= 12 || (short >= fewest.short && short >= ofShort / 3);
}

/** How many words of a text a message quotes. */
const quoted = 8;

/** The first words of a text that are known, as they are written there; its own first words if only the whole of it is known. */
export function firstKnown(text: string, digests: ReadonlySet<string>): string {
  const words = text.trim().split(/\s+/);
  const isKnown = (from: number) => {
    const row = wordsOf(words.slice(from, from + 2 * sizes.long).join(" ")).slice(0, sizes.long);
    return row.length === sizes.long && digests.has(digestOf(row, digits.run));
  };
  const first = Math.max(
    0,
    words.findIndex((_, from) => isKnown(from)),
  );
  return words.slice(first, first + quoted).join(" ");
}

/** Whether a whole text was made of the sample's, by leaving out sentences of it: a seventh of what is left is known. */
export function isRemainder(text: string, digests: ReadonlySet<string>): boolean {
  const { long, ofLong } = knownOf(text, digests);
  return long >= 7 && long >= ofLong / 7;
}
