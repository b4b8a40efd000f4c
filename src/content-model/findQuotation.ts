/** Looks for the words of a quotation in the text of its source. */
import { escapePattern } from "../lib/escapePattern";
import { noteMarks, type Paragraph } from "./pdf/layOut";

/** The most similar passage of a source, for a quotation that the source does not contain. */
interface Nearest {
  /** The quoted words that were not found: the whole quotation, or the first part of it that is missing. */
  quoted: string;
  /** The words of the passage in the source. */
  text: string;
  /** The index of the paragraph in which the passage begins. */
  paragraph: number;
}

type Finding =
  /** The indexes of the paragraphs in which the quoted words begin and end. */
  | { type: "found"; paragraph: number; last: number }
  /** The most similar passage. Undefined if no passage has at least half of the words. */
  | { type: "not there"; nearest: Nearest | undefined }
  /** Each part of the quotation is in the source, but the parts are in another order, or too far from each other. */
  | { type: "scattered" }
  /** The source contains the quoted words, but an ellipsis or brackets replace words with this negation. */
  | { type: "misleading"; left: string };

/** Matches the mark by which a law report shows that a new page of its printed edition begins: [*5], [**12]. */
const reportedPage = /\[\*+\d{1,5}\]/g;

/** Matches the number of a note in brackets, directly after a word or a punctuation mark: System[50]. */
const bracketedNote = /(?<=[\p{L}.,;:!?”’])\[\d{1,3}\]/gu;

/**
 * Matches the bar by which the European Parliament shows that words of a proposal were deleted. The sentence continues after the bar. The
 * pattern does not match several bars in succession, because they are a redaction, which hides words of the sentence.
 */
const deletion = /(?<!\u258c)\u258c(?!\u258c)/g;

/**
 * Prepares a text for the comparison of a quotation with its source. Replaces apostrophes, spaces and ligatures by one spelling of each.
 * Removes quotation marks, dashes, the numbers of notes, the page marks of law reports and the marks of deleted words. Removes hyphens,
 * because a hyphen may belong to a word or only divide it at the end of a line. Removes spaces before commas, full stops, semicolons and
 * colons, because PDFs have such spaces after words in another typeface.
 */
const folded = (text: string): string =>
  text
    .replace(reportedPage, " ")
    .replace(bracketedNote, "")
    .replace(noteMarks, "")
    .replace(deletion, " ")
    .normalize("NFKC")
    .replace(/[“”„‟″«»"]/g, "")
    .replace(/[‘’‚‛′`]/g, "'")
    .replace(/(?<!\p{L})'|'(?!\p{L})/gu, "")
    .replace(/(?<=\p{L})[-\u00ad‐‑]\s*(?=\p{L})/gu, "")
    .replace(/[-\u00ad‐-―−]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/ (?=[,.;:])/g, "")
    .trim();

/** The paragraphs of a source as one folded text (see `folded`), with the offset at which each paragraph begins. */
interface FoldedText {
  whole: string;
  /** The whole text without spaces. */
  letters: string;
  starts: number[];
}

const foldedTexts = new WeakMap<readonly string[], FoldedText>();

/** Returns paragraphs as one folded text. The result is cached, because all quotations of a source need it. */
function foldedText(paragraphs: readonly string[]): FoldedText {
  const known = foldedTexts.get(paragraphs);
  if (known) return known;
  const starts: number[] = [];
  const parts: string[] = [];
  let length = 0;
  paragraphs.forEach((text, index) => {
    starts.push(length);
    const isDivided = /\p{L}[-\u00ad‐‑]\s*$/u.test(text) && /^\s*\p{L}/u.test(paragraphs[index + 1] ?? "");
    const part = folded(text) + (isDivided ? "" : " ");
    parts.push(part);
    length += part.length;
  });
  const whole = parts.join("");
  const made = { whole, letters: whole.replaceAll(" ", ""), starts };
  foldedTexts.set(paragraphs, made);
  return made;
}

/** Returns the index of the paragraph at an offset of a folded text. */
function paragraphAt({ starts }: FoldedText, offset: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Matches a negation, because a sentence means the opposite if a quotation omits its negation. */
const negation =
  /(?<!\p{L})(?:no|not|never|none|nor|neither|nobody|nothing|without|cannot|\p{L}+n't)(?!\p{L})/iu;

/** Matches the mark of an omission: an ellipsis, with or without brackets. */
const omission = /\[?(?:…|\.\.\.)\]?/;

/** Matches the mark of an omission, or brackets with words that are not in the source. */
const gap = new RegExp(`\\s*(${omission.source}|\\[[^\\]]*\\])\\s*`);

/** "same" if the spaces of the source must match those of the quotation, "any" if spaces are ignored. */
type Spaces = "same" | "any";

/** Returns a regular expression that matches words literally. */
const patternFor = (words: string, spaces: Spaces): string =>
  spaces === "same" ? escapePattern(words) : Array.from(words.replaceAll(" ", ""), escapePattern).join(" ?");

/** Returns a regular expression that matches words literally, except that their first letter may be upper or lower case. */
function withEitherCase(words: string, spaces: Spaces): string {
  const [first = ""] = words;
  const [lower, upper] = [first.toLowerCase(), first.toUpperCase()];
  const pattern = patternFor(words, spaces);
  return lower === upper ? pattern : pattern.replace(escapePattern(first), `[${lower}${upper}]`);
}

/**
 * Returns a regular expression for a quotation, and the longest part of the quotation without omissions. Each group of the expression
 * captures words of the source that the quotation replaces by an omission or brackets.
 */
function patternOf(quotation: string, spaces: Spaces): { pattern: RegExp; longest: string } {
  // An omission at the beginning of a quotation is removed, because no quoted words come before it.
  const words = quotation
    .replace(reportedPage, " ")
    .replace(bracketedNote, "")
    .trim()
    .replace(new RegExp(`^(?:${omission.source}\\s*)+`), "");
  let longest = "";
  const parts = words.split(gap).map((part, index) => {
    if (index % 2 === 1) return /…|\.\.\./.test(part) ? "(.*?)" : "((?:\\S+ ?){0,5}?)";
    const literal = folded(part);
    const fixed = index === 0 ? literal.slice(1) : literal;
    if (fixed.length > longest.length) longest = fixed;
    return index === 0 ? withEitherCase(literal, spaces) : patternFor(literal, spaces);
  });
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])${parts.join(" ?")}(?![\\p{L}\\p{N}])`, "dgu"),
    longest,
  };
}

const endsSentence = (text: string) => /[.!?]\s*$/.test(text);

/**
 * Returns the omitted words that are in the same sentence as quoted words. The caller looks for a negation in the result. Sentences that
 * are omitted as a whole are left out, because a negation changes only the meaning of its own sentence.
 * @param before the words of the source before the omission
 * @param omitted the words of the source that the quotation omits
 */
function ofQuotedSentences(before: string, omitted: string): string {
  const sentences = omitted.trim().split(/(?<=[.!?]) /);
  const [first = "", last = ""] = [sentences[0], sentences.at(-1)];
  return `${endsSentence(before) && sentences.length > 1 ? "" : first} ${endsSentence(omitted) ? "" : last}`;
}

/**
 * Looks for a quotation that begins in one of the paragraphs that `mayBegin` accepts. Returns undefined if the text does not contain the
 * quotation.
 */
function matchWith(
  spaces: Spaces,
  quotation: string,
  text: FoldedText,
  mayBegin: (paragraph: number) => boolean,
): Finding | undefined {
  const { whole, letters, starts } = text;
  const { pattern, longest } = patternOf(quotation, spaces);
  if (spaces === "any" && !letters.includes(longest.replaceAll(" ", ""))) return undefined;
  let misleading: Finding | undefined;
  let next = -1;
  for (let paragraph = 0; paragraph < starts.length; paragraph++) {
    if (!mayBegin(paragraph)) continue;
    const start = starts[paragraph] ?? 0;
    const end = starts[paragraph + 1] ?? whole.length;
    if (spaces === "same") {
      if (next < start) next = whole.indexOf(longest, start);
      if (next === -1) break;
    }
    // A quotation may continue in the next paragraph. A long quotation may continue in further paragraphs, up to its own length.
    const last = Math.max(paragraph + 1, paragraphAt(text, end + quotation.length));
    const until = starts[last + 1] ?? whole.length;
    if (next > until) continue;
    const there = whole.slice(0, until).trimEnd();
    pattern.lastIndex = start;
    for (let match = pattern.exec(there); match && match.index < end; match = pattern.exec(there)) {
      const { index, indices } = match;
      const omitted = match.slice(1).map((words, group) => {
        const [opens = 0, closes = 0] = indices?.[group + 1] ?? [];
        const isNear = paragraphAt(text, closes) - paragraphAt(text, opens) <= 1;
        return { words, before: there.slice(index, opens), isNear };
      });
      pattern.lastIndex = index + 1;
      if (omitted.some(({ isNear }) => !isNear)) continue;
      const [left] = omitted.flatMap(
        ({ words, before }) => negation.exec(ofQuotedSentences(before, words))?.[0] ?? [],
      );
      if (left === undefined)
        return { type: "found", paragraph, last: paragraphAt(text, index + match[0].length - 1) };
      misleading ??= { type: "misleading", left };
    }
  }
  return misleading;
}

/**
 * Looks for a quotation as `matchWith` does: first with the given spaces, and then without regard to spaces. The text of a PDF may have
 * spaces within words, or may have lost hyphens.
 */
const matchIn = (
  quotation: string,
  text: FoldedText,
  mayBegin: (paragraph: number) => boolean = () => true,
): Finding | undefined =>
  matchWith("same", quotation, text, mayBegin) ?? matchWith("any", quotation, text, mayBegin);

/** A word of a text in two forms: as it is written, and as words are compared. */
interface Word {
  written: string;
  letters: string;
  paragraph: number;
}

const wordsOf = (text: string, paragraph = 0): Word[] =>
  text
    .split(/\s+/)
    .filter((written) => written !== "")
    .map((written) => ({
      written,
      letters: folded(written.toLowerCase()).replace(/[^\p{L}\p{N}]/gu, ""),
      paragraph,
    }));

/** A character that nobody can type in a quotation. It separates the rows of a table from each other and from other text. */
const rowEdge = "\u001e";

/**
 * Returns the longest sequence of words that two texts have in common, in the same order. Each word is a pair of its indexes in the two
 * texts.
 */
function commonWords(one: readonly Word[], other: readonly Word[]): [number, number][] {
  const isSame = (row: number, column: number) =>
    one[row]?.letters !== "" && one[row]?.letters === other[column]?.letters;
  const lengths = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = one.length - 1; row >= 0; row--)
    for (let column = other.length - 1; column >= 0; column--)
      (lengths[row] ?? [])[column] = isSame(row, column)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < one.length && column < other.length;)
    if (isSame(row, column)) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  return pairs;
}

/**
 * The maximum number of passages that are compared with the quotation word by word. The comparison is limited to the passages that contain
 * most words of the quotation.
 */
const maxCandidates = 20;

/**
 * Returns the passage that contains the most words of a quotation, in the order of the quotation. Returns undefined if no passage contains
 * at least half of the words.
 */
function nearestTo(quoted: string, paragraphs: readonly string[]): Nearest | undefined {
  const asked = wordsOf(quoted);
  const words = paragraphs.flatMap(wordsOf);
  const wanted = new Map<string, number>();
  const count = (letters: string, by: number) => {
    const left = (wanted.get(letters) ?? 0) + by;
    wanted.set(letters, left);
    return left;
  };
  for (const { letters } of asked) if (letters !== "") count(letters, 1);
  const known = new Set(wanted.keys());
  const size = Math.min(asked.length + 2, words.length);
  let common = 0;
  const windows: { from: number; common: number }[] = [];
  words.forEach(({ letters }, index) => {
    if (known.has(letters) && count(letters, -1) >= 0) common += 1;
    const left = words[index - size]?.letters ?? "";
    if (known.has(left) && count(left, 1) > 0) common -= 1;
    if (index >= size - 1) windows.push({ from: index - size + 1, common });
  });
  const candidates = windows
    .sort((one, other) => other.common - one.common || one.from - other.from)
    .slice(0, maxCandidates)
    .map(({ from }) => ({ from, pairs: commonWords(asked, words.slice(from, from + size)) }))
    .sort((one, other) => other.pairs.length - one.pairs.length);
  const [best] = candidates;
  if (!best || best.pairs.length < asked.length / 2) return undefined;
  const [first = [0, 0], last = [0, 0]] = [best.pairs[0], best.pairs.at(-1)];
  const from = Math.max(0, best.from + first[1] - first[0]);
  const to = best.from + last[1] + (asked.length - last[0]);
  const passage = words.slice(from, to);
  return {
    quoted,
    text: passage
      .map(({ written }) => written.replace(rowEdge, "|"))
      .join(" ")
      .replace(/^[| ]+|[| ]+$|(?<=\|)[| ]+(?= )/g, ""),
    paragraph: passage[0]?.paragraph ?? 0,
  };
}

/** Returns both texts with asterisks around the words that differ. */
function markDifferences(one: string, other: string): [string, string] {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const exact = ({ written = "" }: Partial<Word>, index: number, count: number) => {
    const text = index === 0 ? folded(written.charAt(0).toLowerCase() + written.slice(1)) : folded(written);
    return index === count - 1 ? text.replace(/[^\p{L}\p{N}]+$/u, "") : text;
  };
  const [same, sameOthers] = [new Set<number>(), new Set<number>()];
  for (const [row, column] of commonWords(words, others)) {
    const isEnd = row === words.length - 1 || column === others.length - 1;
    const isStart = row === 0 || column === 0;
    const place = isStart ? 0 : isEnd ? 2 : 1;
    if (exact(words[row] ?? {}, place, 3) !== exact(others[column] ?? {}, place, 3)) continue;
    same.add(row);
    sameOthers.add(column);
  }
  const marked = (all: readonly Word[], kept: ReadonlySet<number>) =>
    all
      .map(({ written, letters }, index) => (kept.has(index) || letters === "" ? written : `*${written}*`))
      .join(" ")
      .replaceAll("* *", " ");
  return [marked(words, same), marked(others, sameOthers)];
}

/**
 * Looks for a quotation in the text of its source. The words must match exactly. The case of the first letter, quotation marks, dashes,
 * spaces, line breaks, hyphens and ligatures may differ. The parts before and after an ellipsis must follow each other in the same
 * paragraph or in two neighbouring paragraphs. Brackets may replace at most five words. Neither an ellipsis nor brackets may replace a
 * negation.
 * @param paragraphs the text of the source, in order
 * @param mayBegin returns whether the quotation may begin in the paragraph with this index
 */
export function findQuotation(
  quotation: string,
  paragraphs: readonly string[],
  mayBegin?: (paragraph: number) => boolean,
): Finding {
  const text = foldedText(paragraphs);
  const match = matchIn(quotation, text, mayBegin);
  if (match) return match;
  const parts = quotation
    .split(omission)
    .map((part) => part.trim())
    .filter((part) => wordsOf(part).length > 0);
  // Only the first part may differ from the source in the case of its first letter. The other parts get empty brackets, which stand for no
  // words. With these brackets, `matchIn` compares the case of the first letter.
  const missing = parts.find((part, index) => !matchIn(index === 0 ? part : `[] ${part}`, text));
  if (missing === undefined && parts.length > 1) return { type: "scattered" };
  return { type: "not there", nearest: nearestTo(missing ?? quotation, paragraphs) };
}

/** The text of a document in the order of reading. Quotations are looked up in this text. */
interface SearchedText {
  texts: string[];
  /** Returns the number of the page that contains the paragraph with this index in `texts`. */
  pageOf: (index: number) => number;
}

/**
 * Puts the paragraphs of all pages in one list. The running text of all pages comes first. Notes and other parts that interrupt the running
 * text come after it.
 */
export function searchedText(pages: readonly (readonly Paragraph[])[]): SearchedText {
  const all = pages.flatMap((page, index) => page.map((paragraph) => ({ ...paragraph, page: index + 1 })));
  const ordered = [...all.filter(({ isAside }) => !isAside), ...all.filter(({ isAside }) => isAside)];
  return {
    texts: ordered.map(({ speaker, text, cells }) => {
      const words = speaker === null ? text : `${speaker} ${text}`;
      // These characters keep a quotation from running from one row of a table into the next, or from a table into a paragraph.
      return cells ? `${rowEdge} ${words} ${rowEdge}` : words;
    }),
    pageOf: (index) => ordered[index]?.page ?? 1,
  };
}

/** Removes the quotation marks at the beginning and at the end of words, because the message puts quotation marks around them. */
const withoutOuterMarks = (words: string): string => words.replace(/^["“]+|["”]+$/g, "");

/** Returns words in quotation marks. */
export const inMarks = (words: string): string => `“${withoutOuterMarks(words)}”`;

/** The parts of the message about a missing quotation that differ between PDFs and web pages. */
interface Searched {
  /** Returns the name of a part of the source, for example "page 3". The argument is the index of a paragraph in that part. */
  where: (paragraph: number) => string;
  /** The end of the message. It says what to do if the volunteer does see the words in the source. It may be empty. */
  ifSeen: string;
}

const webPage: Searched = { where: () => "the text", ifSeen: "" };

/**
 * Returns the problem of a quotation that is not in its source, with the wording of the quotation and of the source. Returns undefined if
 * the quotation is in its source.
 * @param finding the result of the search, in all paragraphs of the source
 */
export function faultOf(
  quote: string,
  finding: Finding,
  { where, ifSeen }: Searched = webPage,
): string | undefined {
  const words = inMarks(quote);
  const advice = `Quote the words as they are in the source, or leave out the quotation marks${ifSeen}`;
  if (finding.type === "found") return undefined;
  if (finding.type === "misleading")
    return `${words} leaves out “${finding.left}”, which is in the source. Without this word, the quotation has another meaning. Quote the word, too`;
  if (finding.type === "scattered")
    return `${words} is not in the source as one passage. The parts of the quotation are in another order there, or more than a paragraph apart. Quote each part separately${ifSeen}`;
  const { nearest } = finding;
  if (!nearest) return `${words} is not in the source. ${advice}`;
  const [quoted, text] = markDifferences(withoutOuterMarks(nearest.quoted), withoutOuterMarks(nearest.text));
  // A punctuation mark at the end of the passage is not compared, because the quotation may leave it out.
  const bare = (marked: string) => folded(marked.replaceAll("*", "")).replace(/[^\p{L}\p{N}]+$/u, "");
  const isInOtherCase =
    bare(text) !== bare(quoted) && bare(text).toLowerCase() === bare(quoted).toLowerCase();
  const isMarked = `${quoted}${text}`.includes("*");
  const difference = isInOtherCase
    ? "Only capital letters differ. "
    : isMarked
      ? "Asterisks mark the words that differ. "
      : "";
  const inTable = text.includes("|")
    ? "The character | separates the cells and rows of a table, so quote each cell separately. "
    : "";
  return `“${quoted}” is not in the source: ${where(nearest.paragraph)} says “${text}”. ${difference}${inTable}${advice}`;
}
