/** Compares texts by digests of their words, so that invented words are known without being kept. */
import { createHash } from "node:crypto";
import { pictureName } from "../fields";

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

/** Each first name with the word after it, or after one more, that may be its surname; with the digest of both. */
export function namesOf(text: string): { name: string; digest: string }[] {
  const words = wordsOf(text).filter((word) => !noName.test(word));
  const pairs = [...rows(words, 2), ...rows(words, 3).map(([first = "", , last = ""]) => [first, last])];
  return pairs.map((pair) => ({ name: pair.join(" "), digest: digestOf(pair, digits.single) }));
}

/** The digests by which a name is known: in either order. */
export const nameDigests = (name: string) =>
  rows(
    wordsOf(name).filter((word) => !noName.test(word)),
    2,
  )
    .flatMap((pair) => [pair, pair.toReversed()])
    .map((pair) => digestOf(pair, digits.single));

/** The addresses in a text, each with a digest of what follows its host; short ones, like /donate, are anybody's. */
export const addressesOf = (text: string): { url: string; digest: string }[] =>
  (text.match(/https?:\/\/[^\s"'<>)]+/g) ?? [])
    .filter((url) => URL.canParse(url) && new URL(url).pathname.split("/").filter(Boolean).length > 1)
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

/**
 * Whether so much of a text came with the sample that somebody else did not write it: a quarter of it as it was, sixteen words in a
 * row, or a third with words changed here and there.
 * @param fewest how many runs at least must be known: ten words in a row have six, and "I believe that he is innocent" has two
 */
export function isRemembered(text: string, digests: ReadonlySet<string>, fewest: number): boolean {
  const { long, ofLong, short, ofShort, longest } = knownOf(text, digests);
  return (long >= fewest && long >= ofLong / 4) || longest >= 12 || (short >= 10 && short >= ofShort / 3);
}

/** Whether a whole text was made of the sample's, by leaving out sentences of it: a seventh of what is left is known. */
export function isRemainder(text: string, digests: ReadonlySet<string>): boolean {
  const { long, ofLong } = knownOf(text, digests);
  return long >= 7 && long >= ofLong / 7;
}
