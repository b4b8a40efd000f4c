/**
 * Makes paragraphs from the pieces of text that pdf.js finds on the pages of a PDF. From the positions of these pieces, the module finds
 * lines, columns, tables and paragraphs. The module also finds text that is not part of the running text: line numbers, page numbers,
 * running heads and stamps.
 */

import { ruledTablesOf, type Rule, type RuledTable } from "./ruledTables";

/** A paragraph of a page of a PDF, or a row of a table. */
export interface Paragraph {
  /** The name of the speaker in the words of the document. Null if the document does not name a speaker. */
  speaker: string | null;
  /** The words of the paragraph. For a row of a table, the cells with " | " between them. */
  text: string;
  /** The cells, if the paragraph is a row of a table. An empty cell is an empty text. */
  cells?: string[];
  /** True if the paragraph interrupts the text: a note at the bottom of a page, or words in another direction. */
  isAside?: boolean;
}

/** Matches the name of a speaker at the beginning of a line: "MR SMITH:", "THE WITNESS:", "Q." or "A.". */
const speech = /^((?:\p{Lu}[\p{Lu} .'’-]{1,40}(?: \([^)]{1,60}\))?):|[QA][.:])(?: +|$)/u;

/**
 * Adds a line to a text. If the text ends with a hyphen, this keeps the hyphen and does not add a space. The hyphen may be part of the
 * word, as in "well-known".
 */
const joined = (text: string, line: string): string =>
  text === "" || /\p{L}-$/u.test(text) ? text + line : `${text} ${line}`;

/** Returns a paragraph. If the text begins with the name of a speaker, that name becomes the paragraph's speaker. */
export function toParagraph(text: string): Paragraph {
  const words = text.replace(/\s+/g, " ").trim();
  const [whole = "", speaker = null] = speech.exec(words) ?? [];
  const said = words.slice(whole.length);
  return said === "" ? { speaker: null, text: words } : { speaker, text: said };
}

// Raised and lowered characters. A PDF contains them as smaller text above or below the baseline.

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const subscripts = "₀₁₂₃₄₅₆₇₈₉";

/** Matches raised numbers and characters that refer to a note. Such numbers and characters do not belong to the words of the text. */
export const noteMarks = /[⁰¹²³⁴-⁹*†‡]+/g;

/**
 * Returns the text of a raised or lowered piece. Digits become superscript or subscript digits. A text with other characters stays as it
 * is.
 * @param rise the height above the baseline, as a multiple of the size of the line's letters. It is negative for lowered text
 */
function asRaised(text: string, rise: number): string {
  const signs = rise > 0.1 ? superscripts : rise < -0.05 ? subscripts : undefined;
  return signs && /^[\s\d,]+$/.test(text)
    ? text.trim().replace(/\d/g, (digit) => signs.charAt(Number(digit)))
    : text;
}

// Rows of a page: the next functions find them. A row has the pieces of text on one baseline. Neighbouring pieces are joined into a
// segment, unless there is a wide gap between them.

/** A piece of text from pdf.js. Lengths are in points, measured from the top left of the page as it is shown. */
interface Item {
  text: string;
  /** The x and y coordinates of the start of the text's baseline. */
  x: number;
  y: number;
  width: number;
  size: number;
  /** The direction of the text in degrees, clockwise. The direction of text from left to right is 0. */
  angle: number;
}

/** Text on one baseline, without a wide gap in it. */
interface Segment {
  text: string;
  left: number;
  right: number;
  /** The distance of the baseline from the top of the page. */
  y: number;
  size: number;
}

/** The segments on one baseline, from left to right. */
interface Row {
  y: number;
  segments: Segment[];
  /** True if the row begins with a line number of a transcript. Such a row is not a running head. */
  isNumbered?: boolean;
  /** True if the row begins with the number of a note. Such a row begins a paragraph. */
  isNoteStart?: boolean;
  /**
   * The cells of the row, if it is part of a table with ruled lines. The row then has only one segment, which contains the words of all
   * cells.
   */
  cells?: string[];
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Returns the median of the sizes of letters. Each piece of text has letters of one size. */
function medianSize(pieces: readonly { size: number; letters: number }[]): number {
  const middle = Math.floor(pieces.reduce((sum, { letters }) => sum + letters, 0) / 2);
  let before = 0;
  for (const { size, letters } of pieces.toSorted((one, other) => one.size - other.size)) {
    before += letters;
    if (before > middle) return size;
  }
  return 0;
}

/** Returns the least and the greatest number. `Math.min` cannot be used, because a call with so many arguments could fail. */
const extentOf = (numbers: readonly number[]): readonly [number, number] =>
  numbers.reduce<readonly [number, number]>(
    ([least, greatest], number) => [Math.min(least, number), Math.max(greatest, number)],
    [Infinity, -Infinity],
  );

/** Pieces of text whose baselines have about the same height. */
interface Baseline {
  y: number;
  size: number;
  items: Item[];
}

const rightOf = ({ x, width }: Item) => x + width;

/** Returns whether `item` directly follows `before`, is smaller than it, and is above or below its baseline. */
function isRaisedAfter(item: Item, before: Item): boolean {
  const gap = item.x - rightOf(before);
  const rise = before.y - item.y;
  return (
    item.size < 0.85 * before.size &&
    gap > -0.3 * before.size &&
    gap < 0.35 * before.size &&
    rise < 0.7 * before.size &&
    rise > -0.4 * before.size
  );
}

/**
 * Returns whether `item` is the raised number of a note, and `after` is the beginning of the note's text. There may be a gap between the
 * two pieces.
 */
function isRaisedBefore(item: Item, after: Item): boolean {
  const gap = after.x - rightOf(item);
  const rise = after.y - item.y;
  return (
    item.size < 0.85 * after.size &&
    gap > -0.3 * after.size &&
    gap < 2.5 * after.size &&
    rise < 0.7 * after.size &&
    rise > 0.1 * after.size &&
    /^\s*\d{1,3}\s*$/.test(item.text)
  );
}

/**
 * Groups pieces of text by their baselines. A raised or lowered piece is in the group of the piece that it follows. The number of a note is
 * in the group of the note's first words.
 */
function baselinesOf(items: readonly Item[]): Baseline[] {
  const baselines: Baseline[] = [];
  const raised: Item[] = [];
  const isShort = ({ text }: Item) => text.trim().length <= 4;
  const large = items.filter(
    (item) =>
      !isShort(item) ||
      !items.some((other) => other !== item && (isRaisedAfter(item, other) || isRaisedBefore(item, other))),
  );
  for (const item of large.toSorted((one, other) => one.y - other.y)) {
    const near = baselines
      .slice(-3)
      .find(({ y, size }) => Math.abs(item.y - y) <= 0.35 * Math.min(size, item.size) + 0.5);
    if (near) {
      near.items.push(item);
      near.size = Math.max(near.size, item.size);
    } else baselines.push({ y: item.y, size: item.size, items: [item] });
  }
  const kept = new Set(large);
  for (const item of items) if (!kept.has(item)) raised.push(item);
  for (const item of raised) {
    const neighbour =
      large.find((other) => isRaisedAfter(item, other)) ?? large.find((other) => isRaisedBefore(item, other));
    const home = neighbour && baselines.find((baseline) => baseline.items.includes(neighbour));
    if (!home) {
      baselines.push({ y: item.y, size: item.size, items: [item] });
      continue;
    }
    home.items.push({ ...item, text: asRaised(item.text, (neighbour.y - item.y) / home.size) });
  }
  return baselines.toSorted((one, other) => one.y - other.y);
}

/**
 * Matches a marker at the beginning of a line, for example Q., 12., (a), a bullet, THE WITNESS: A marker belongs to the text after it, even
 * if there is a wide gap between them.
 */
const marker =
  /^(?:[QA][.:]?|\(?(?:\d{1,4}|[a-z]|[ivx]{1,5})[.)]|[•–—*-]|[⁰¹²³⁴-⁹]{1,3}|\p{Lu}[\p{Lu} .'’-]{1,40}:)$/u;

/** The maximum gap between the marker of a line, such as "12.", and the text of the line, as a multiple of the size of the letters. */
const maxMarkerGap = 12;

/**
 * The minimum gap between two columns of text, as a multiple of the size of their letters. Words of justified text can be as far apart.
 * Therefore a gap between 0.6 and 1.6 divides a line only where a column begins. A wider gap always divides a line.
 */
const minGutter = 0.6;

/**
 * The minimum width of a line of a column, as a multiple of the size of its letters. A label before a paragraph, such as "12.", is
 * narrower.
 */
const minColumn = 8;

/**
 * The minimum number of baselines on which two columns must have lines side by side. On fewer baselines, gaps can be below each other by
 * chance.
 */
const minLinesBeside = 5;

/** The maximum distance, in points, between the left edges of lines that count as aligned. */
const sameLeft = 1.5;

/** Returns the left edges of columns for which there is only a narrow gap between the column and the lines to its left. */
function columnLefts(baselines: readonly Baseline[]): number[] {
  const runs = baselines.flatMap(({ items }) => {
    const inRow: { left: number; right: number; size: number; before: number | undefined }[] = [];
    const written = items.filter(({ text }) => text.trim() !== "");
    for (const { x, width, size } of written.toSorted((one, other) => one.x - other.x)) {
      const last = inRow.at(-1);
      const right = x + width;
      if (last && x - last.right <= minGutter * Math.min(size, last.size)) {
        last.right = Math.max(last.right, right);
        last.size = Math.max(last.size, size);
      } else inRow.push({ left: x, right, size, before: last && last.right - last.left });
    }
    return inRow;
  });
  const beside = runs.filter(({ before, size }) => before !== undefined && before > minColumn * size);
  const lefts = new Set(beside.map(({ left }) => left));
  // A line of the column may be alone on its baseline. Such a line begins with the first piece of text on its baseline.
  const first = runs.filter(({ before }) => before === undefined);
  return [...lefts].filter((x) => {
    const lines = [...beside, ...first].filter(({ left }) => Math.abs(left - x) < sameLeft).length;
    if (lines < minLinesBeside) return false;
    const crossing = runs.filter(({ left, right }) => left < x - sameLeft && right > x).length;
    return crossing < 0.5 * lines;
  });
}

/** The minimum gap between two cells of a table, as a multiple of the size of their letters. Two spaces of a typewriter are wider. */
const minCellGap = 0.9;

/** The minimum number of successive lines with cells that have the same left edge. */
const minCellLines = 3;

/**
 * Returns the left edges of the cells of tables whose columns have narrow gaps between them, for each baseline. A cell begins below another
 * cell, and there are words to its left. Gaps in justified text may also be below each other, but there, lower-case words follow the gaps
 * or begin the lines.
 */
function cellLefts(baselines: readonly Baseline[]): ReadonlyMap<Baseline, number[]> {
  const gaps = baselines.map(({ items }) => {
    const written = items.filter(({ text }) => text.trim() !== "").toSorted((one, other) => one.x - other.x);
    return written.slice(1).filter((item, index) => {
      const before = written[index] ?? item;
      return item.x - rightOf(before) > minCellGap * item.size && /\p{L}{2}/u.test(before.text);
    });
  });
  const cellAt = (index: number, left: number) => gaps[index]?.find(({ x }) => Math.abs(x - left) < sameLeft);
  const found = new Map<Baseline, number[]>();
  baselines.forEach((baseline, index) => {
    const lefts = (gaps[index] ?? [])
      .map(({ x }) => x)
      .filter((x) => {
        let [from, to] = [index, index + 1];
        while (cellAt(from - 1, x)) from -= 1;
        while (cellAt(to, x)) to += 1;
        if (to - from < minCellLines) return false;
        const lines = baselines.slice(from, to);
        const goingOn = lines.filter((line, at) =>
          [wordsOf(line), cellAt(from + at, x)?.text ?? ""].some((text) => /^\p{Ll}/u.test(text)),
        );
        return goingOn.length < 0.35 * lines.length;
      });
    if (lefts.length > 0) found.set(baseline, lefts);
  });
  return found;
}

/** The minimum gap between two words, as a multiple of the size of their letters. */
const minWordGap = 0.15;

/** The minimum gap between two words if pdf.js reports a space between them, as a multiple of the size of their letters. */
const minGapAtBlank = 0.02;

/**
 * Joins the pieces of a baseline into segments.
 * @param lefts the left edges of columns (see `columnLefts`)
 */
function segmentsOf({ y, items }: Baseline, lefts: readonly number[]): Segment[] {
  const segments: (Segment & { minGap: number })[] = [];
  for (const { text, x, width, size } of items.toSorted((one, other) => one.x - other.x)) {
    const last = segments.at(-1);
    if (text.trim() === "") {
      // Where a word continues in another size, pdf.js adds a space without a width, or almost without one. Such a space does not separate
      // words.
      if (last) last.minGap = width > minGapAtBlank * size ? -Infinity : Math.min(last.minGap, minGapAtBlank);
      continue;
    }
    const gap = last ? x - last.right : 0;
    const em = Math.max(size, last?.size ?? 0);
    const isMarked = last !== undefined && gap < maxMarkerGap * em && marker.test(last.text.trim());
    // The gap is compared with the smaller of the two sizes. A headline over several columns has larger letters than the column next to it.
    const isWide = gap > minGutter * Math.min(size, last?.size ?? 0);
    const isColumn = isWide && lefts.some((left) => Math.abs(left - x) < sameLeft);
    if (last === undefined || ((gap > 1.6 * em || isColumn) && !isMarked)) {
      segments.push({ text, left: x, right: x + width, y, size, minGap: minWordGap });
      continue;
    }
    if (gap > 0.6 * em && /^[QA]$/.test(last.text.trim())) last.text += "  ";
    const needsSpace = gap > last.minGap * em && !/\s$/.test(last.text) && !/^\s/.test(text);
    last.text += (needsSpace ? " " : "") + text;
    last.right = Math.max(last.right, x + width);
    last.size = Math.max(last.size, size);
    last.minGap = minWordGap;
  }
  return segments.map(({ text, left, right, size }) => {
    // A "Q" or an "A" before a wide gap stands for the speaker, so the function adds a full stop: "Q. Who are you?"
    const words = text
      .trim()
      .replace(/^([QA])\s{2,}/, "$1. ")
      .replace(/\s+/g, " ");
    return { text: words, left, right, y, size };
  });
}

/** A number before or after the text of a line. Such a number may be the number of the line, as in a transcript. */
interface LineNumber {
  number: number;
  y: number;
  edge: number;
  baseline: Baseline;
  item: Item;
  /** The words of the line, if the number and the words are in the same piece of text. */
  rest: Item | undefined;
}

function numberAt(baseline: Baseline, side: "left" | "right"): LineNumber | undefined {
  const sorted = baseline.items
    .filter(({ text }) => text.trim() !== "")
    .toSorted((one, other) => one.x - other.x);
  const item = side === "left" ? sorted[0] : sorted.at(-1);
  if (!item) return undefined;
  const parts = (side === "left" ? /^\s*(\d{1,3})(?:(\s+)(\S.*))?$/ : /^\s*(\d{1,3})\s*$/).exec(item.text);
  const [, digits = "", space = "", words] = parts ?? [];
  if (parts === null) return undefined;
  const neighbour = side === "left" ? sorted[1] : sorted.at(-2);
  const gap = !neighbour
    ? Infinity
    : side === "left"
      ? neighbour.x - rightOf(item)
      : item.x - rightOf(neighbour);
  if (words === undefined && gap < 0.4 * item.size) return undefined;
  const share = (digits.length + space.length) / item.text.trimStart().length;
  const rest =
    words === undefined
      ? undefined
      : { ...item, text: words, x: item.x + share * item.width, width: (1 - share) * item.width };
  const end = words === undefined ? rightOf(item) : item.x + (digits.length / item.text.length) * item.width;
  return {
    number: Number(digits),
    y: baseline.y,
    edge: side === "left" ? end : item.x,
    baseline,
    item,
    rest,
  };
}

/** The number of numbered lines that shows that a page is not a table, even if no line begins in lower case. */
const manyLines = 15;

/**
 * Returns the line numbers of a page. Line numbers are below each other, and the distance between two of them is in proportion to the
 * difference of their values.
 */
function lineNumbers(baselines: readonly Baseline[], side: "left" | "right"): LineNumber[] {
  const all = baselines.flatMap((baseline) => numberAt(baseline, side) ?? []);
  if (all.length < 3) return [];
  const edge = median(all.map((each) => each.edge));
  const aligned = all.filter((each) => Math.abs(each.edge - edge) < 1.2 * each.item.size);
  const steps = aligned.slice(1).map((each, index) => {
    const before = aligned[index] ?? each;
    return (each.y - before.y) / (each.number - before.number);
  });
  const pitch = median(steps);
  const gaps = baselines.slice(1).map(({ y }, index) => y - (baselines[index]?.y ?? 0));
  const even = steps.filter((step) => step > 0 && Math.abs(step - pitch) < 0.25 * pitch).length;
  const [top, bottom] = extentOf(aligned.map(({ y }) => y));
  // A line that continues a sentence shows that the numbers in the margin are line numbers. Sentences above or below the numbers do not
  // count, because the numbers may be cells of a table.
  const goesOn = baselines.some(
    (baseline) => baseline.y >= top && baseline.y <= bottom && /^\p{Ll}/u.test(wordsOf(baseline)),
  );
  const isCount =
    aligned.length >= 3 &&
    pitch > 0 &&
    pitch < 1.6 * median(gaps.filter((gap) => gap > 0)) &&
    even >= 0.8 * steps.length &&
    (goesOn || aligned.length >= manyLines);
  return isCount ? aligned : [];
}

const endsSentence = (text: string) => /[.!?…]["”’')\]]*$/.test(text);

/** Matches a time of day without its spaces: 14:05, 14:05:30, 2:05PM. */
const timeOfDay = /^\d{1,2}:\d{2}(?::\d{2})?(?:[ap]\.?m\.?)?$/i;

/**
 * Returns the words of a baseline, without the number before them. Only one number is removed, because a second number before the words is
 * a cell of a table.
 */
const wordsOf = ({ items }: Baseline): string => {
  const [first = "", ...others] = items
    .toSorted((one, other) => one.x - other.x)
    .map(({ text }) => text.trim())
    .filter((text) => text !== "");
  return `${first.replace(/^[\s\d]+/, "")}${others.join("")}`;
};

/** The minimum number of lines with a time in the margin. If fewer lines have a time, the times stay in the text. */
const minTimes = 3;

/**
 * Returns the baselines without the times in one margin. Some transcripts have a time before or after each numbered line. A log also has
 * times, but its lines do not continue a sentence, so the times of a log stay. Returns the given baselines if there are no times to remove.
 */
function withoutTimes(baselines: readonly Baseline[], side: "left" | "right"): readonly Baseline[] {
  const timed = new Map(
    baselines.flatMap((baseline) => {
      const sorted = baseline.items
        .filter(({ text }) => text.trim() !== "")
        .toSorted((one, other) => one.x - other.x);
      const item = side === "left" ? sorted[0] : sorted.at(-1);
      if (!item || sorted.length < 2 || !timeOfDay.test(item.text.replace(/\s/g, ""))) return [];
      return [[baseline, { ...baseline, items: baseline.items.filter((each) => each !== item) }] as const];
    }),
  );
  const untimed = baselines.map((baseline) => timed.get(baseline) ?? baseline);
  const numbered = new Set(lineNumbers(untimed, "left").map(({ baseline }) => baseline));
  const lines = [...timed.values()].filter((baseline) => numbered.has(baseline));
  const texts = lines.map((line) => wordsOf(line).trim());
  const goesOn = texts.some((text, index) => /^\p{Ll}/u.test(text) && !endsSentence(texts[index - 1] ?? "."));
  return lines.length >= minTimes && goesOn ? untimed : baselines;
}

/**
 * Matches a question or an answer without a full stop after "Q" or "A". The pattern is used only for transcripts with numbered lines,
 * because elsewhere "A" may begin a sentence.
 */
const unmarkedSpeech = /^([QA]) (?=\p{Lu})/u;

/** Finds the rows of a page, from the top down. Leaves out line numbers in the margins. */
function rowsOf(items: readonly Item[], rules: readonly Rule[] = []): Row[] {
  const { tables, others } = tableRowsOf(items, rules);
  const rows = rowsOfText(others);
  return tables.length === 0 ? rows : [...rows, ...tables].toSorted((one, other) => one.y - other.y);
}

/** Finds the rows of the text outside ruled tables, as `rowsOf` does. */
function rowsOfText(items: readonly Item[]): Row[] {
  const sides = ["left", "right"] as const;
  const baselines = sides.reduce(withoutTimes, baselinesOf(items));
  const numbers = sides.flatMap((side) => lineNumbers(baselines, side));
  for (const { baseline, item, rest } of numbers)
    baseline.items = baseline.items.flatMap((each) => (each !== item ? each : (rest ?? [])));
  const numbered = new Set(numbers.map(({ baseline }) => baseline));
  const lefts = columnLefts(baselines);
  const cells = cellLefts(baselines);
  const rows = baselines
    .map((baseline) => ({
      y: baseline.y,
      segments: segmentsOf(baseline, [...lefts, ...(cells.get(baseline) ?? [])]),
      isNumbered: numbered.has(baseline),
    }))
    .filter(({ segments }) => segments.length > 0);
  const firsts = rows.flatMap(({ segments }) => segments.slice(0, 1));
  if (numbers.length > 0 && firsts.some(({ text }) => /^Q /.test(text)))
    for (const first of firsts) first.text = first.text.replace(unmarkedSpeech, "$1. ");
  return rows;
}

// Garbled text: some PDFs do not say which letters their glyphs stand for, or name wrong letters.

/**
 * Matches the letters that are not among the nine most frequent letters of English. In other languages with Latin letters, these nine are
 * nearly as frequent.
 */
const infrequent = /[^etaoinshr]+/gi;

/**
 * The minimum share of frequent letters (see `infrequent`) among all letters of a text that is not garbled. The share is 0.7 in prose and
 * 0.6 in lists of names. In a text in which other letters replace all letters, the share is 0.3.
 */
const minFrequent = 0.45;

/** The minimum number of letters that a text needs so that its share of frequent letters is meaningful. */
const enoughLetters = 60;

/**
 * Matches a word with a digit or another character among its letters, such as "7KH" or "MXU\". The pattern does not match contractions or
 * the numbers of exhibits.
 */
const mixed = /^(?=.*\p{L})(?:\d+\p{Lu}{2,}|\p{L}+[\\^~{}|<>\][@$%&=+]+\p{L}*)$/u;

/** Returns whether the text of a page is garbled. */
function isGarbled(text: string): boolean {
  const signs = text.replace(/\s/g, "");
  if (signs === "") return false;
  // U+FFFD, private-use characters and control characters cannot stand for a letter.
  const unknown = signs.match(/[\ufffd\p{Co}\p{Cc}\p{Cn}]/gu)?.length ?? 0;
  if (unknown > 0.1 * signs.length) return true;
  // Removing the other characters is quicker than matching each letter.
  const letters = text.replace(/[^a-z]+/gi, "");
  const share = letters.replace(infrequent, "").length / letters.length;
  if (letters.length < 10 || share >= minFrequent) return false;
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const isMixed = words.filter((word) => mixed.test(word)).length >= 0.2 * words.length;
  return letters.length >= enoughLetters || isMixed;
}

// Whole pages: columns, tables and paragraphs.

/** The pieces of text that pdf.js finds on a page. */
export interface RawPage {
  width: number;
  height: number;
  items: Item[];
  /** The straight lines on the page. Undefined if the page cannot have a table. */
  rules?: Rule[];
  /**
   * The share of the page that its largest picture covers, from 0 to 1. It is measured only for pages with few letters, and for a sample of
   * the other pages.
   */
  picture: number;
  /** True if the page is a scan, and most of its recognised letters are where the picture of the page is blank. */
  isBesideInk: boolean;
  /** A word of the page that lacks letters, such as "irst" for "first". Some PDFs name only one letter for two joined letters. */
  incomplete?: string;
}

/**
 * The reason why the text of a page cannot be used:
 * - `letters`: most of its letters form no words.
 * - `few words`: a picture fills most of the page, and few letters were recognised.
 * - `misplaced`: most recognised letters are where the picture is blank.
 * - `form`: the PDF is an XFA form, and its text is only the notice "Please wait".
 * - `portfolio`: the PDF is a portfolio, and its text only introduces the attached files.
 */
export type PageProblem = "letters" | "few words" | "misplaced" | "form" | "portfolio";

/** The text of a page. */
interface PageText {
  paragraphs: Paragraph[];
  /** The text at the edges of the page that is not part of the running text, for example page numbers, running heads and stamps. */
  edges: string[];
  /** The reason why the page has no paragraphs although it contains text. Null if the page has paragraphs, or no text at all. */
  problem: PageProblem | null;
  /** A word that lacks letters (see `RawPage`). */
  incomplete?: string;
}

/** A page that has been turned so that most of its text runs from left to right. */
interface StraightPage {
  items: Item[];
  rules: Rule[];
  /** The text in other directions, in one list for each direction. Each list is also turned, so that its text runs from left to right. */
  others: Item[][];
  top: number;
  height: number;
}

/**
 * The maximum distance between two prints of the same piece of text, as a multiple of the size of its letters. Some programs print text
 * twice, to make it look bold or to give it a shadow.
 */
const maxPrintShift = 0.12;

/**
 * The height, in points, of the strips into which `printedOnce` divides a page. `printedOnce` compares a letter only with letters in nearby
 * strips, because comparing thousands of equal letters with each other would take long.
 */
const stripHeight = 5;

/**
 * The maximum distance, in points, between two prints of the same piece. For very large letters, `maxPrintShift` would allow a larger
 * distance.
 */
const maxReach = 50;

/** Returns each piece once, even if it is printed several times at almost the same place. */
function printedOnce(items: readonly Item[]): Item[] {
  const printed = new Map<string, Item[]>();
  const stripOf = (y: number) => Math.floor(y / stripHeight);
  const inStrip = ({ text }: Item, strip: number) => `${strip} ${text}`;
  return items.filter((item) => {
    const reach = Math.min(maxPrintShift * item.size, maxReach);
    const isHere = ({ x, y }: Item) => Math.hypot(x - item.x, y - item.y) < reach;
    const first = stripOf(item.y - reach);
    for (let next = 0; next <= stripOf(item.y + reach) - first; next++)
      if (printed.get(inStrip(item, first + next))?.some(isHere)) return false;
    const strip = inStrip(item, stripOf(item.y));
    const others = printed.get(strip);
    if (others) others.push(item);
    else printed.set(strip, [item]);
    return true;
  });
}

/** Returns a function that turns points counter-clockwise by this number of degrees. */
const turnedBy = (degrees: number) => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return (x: number, y: number) => [x * cos + y * sin, y * cos - x * sin] as const;
};

const turned = (items: readonly Item[], degrees: number): Item[] => {
  const turn = turnedBy(degrees);
  return items.map((item) => {
    const [x, y] = turn(item.x, item.y);
    return { ...item, x, y, angle: item.angle - degrees };
  });
};

const quarterOf = ({ angle }: Item) => ((Math.round(angle / 90) % 4) + 4) % 4;

/** Turns a page so that most of its text runs from left to right. This also corrects the skew of a scan. */
function straightened({ items, rules = [], width, height }: RawPage): StraightPage {
  const pieces = printedOnce(items);
  const quarters = [0, 1, 2, 3]
    .map((quarter) => pieces.filter((item) => quarterOf(item) === quarter))
    .sort((one, other) => lettersIn(other) - lettersIn(one));
  const straight = quarters.map((group) => {
    const first = group[0] === undefined ? 0 : quarterOf(group[0]);
    const skews = group.map(({ angle }) => ((angle - first * 90 + 540) % 360) - 180);
    return { degrees: first * 90 + median(skews), group };
  });
  const [{ degrees, group } = { degrees: 0, group: [] }, ...others] = straight;
  const corners = turned(
    [
      [0, 0],
      [width, 0],
      [0, height],
      [width, height],
    ].map(([x = 0, y = 0]) => ({ text: "", x, y, width: 0, size: 0, angle: 0 })),
    degrees,
  ).map(({ y }) => y);
  const top = Math.min(...corners);
  const turn = turnedBy(degrees);
  return {
    items: turned(group, degrees),
    rules: rules.map(([x, y, toX, toY]) => [...turn(x, y), ...turn(toX, toY)]),
    others: others
      .filter(({ group: other }) => other.length > 0)
      .map(({ degrees: by, group: other }) => turned(other, by)),
    top,
    height: Math.max(...corners) - top,
  };
}

/** The minimum gap between the text and a note in the margin, as a multiple of the size of the letters of the text. */
const minMarginGap = 0.4;

/** The minimum share of letters among the characters of notes in a margin. Line numbers and times of day have fewer letters. */
const minLetterShare = 0.6;

/** Returns the size that most letters of the given pieces have. */
const letterSizeOf = (items: readonly Item[]): number =>
  medianSize(items.map(({ text, size }) => ({ size, letters: lettersIn([{ text }]) })));

/**
 * Moves the notes in the margins of a page to `others`, so that they do not interrupt the text. Acts and reports have such notes beside
 * their paragraphs, in letters that are smaller than those of the text. Small text in the margin is not a note if it belongs to a table
 * that is wider than the text. In that case, other cells of the table are on the same baseline within the width of the text.
 */
function withoutSideNotes(page: StraightPage): StraightPage {
  const written = page.items.filter(({ text }) => text.trim() !== "");
  const size = letterSizeOf(written);
  const [small, text] = [
    written.filter((item) => item.size < 0.9 * size),
    written.filter((item) => item.size >= 0.9 * size),
  ];
  const [left, right] = extentOf(text.flatMap((item) => [item.x, rightOf(item)]));
  const [top, bottom] = extentOf(text.map(({ y }) => y));
  const isBeside = ({ y }: Item) => y > top - size && y < bottom + size;
  const sides = [
    small.filter((item) => isBeside(item) && rightOf(item) < left - minMarginGap * size),
    small.filter((item) => isBeside(item) && item.x > right + minMarginGap * size),
  ].filter((notes) => {
    const characters = notes.map((item) => item.text.replace(/\s/g, "")).join("");
    const isOfTable = notes.some((note) =>
      small.some(
        (other) => Math.abs(other.y - note.y) < 0.3 * note.size && rightOf(other) >= left && other.x <= right,
      ),
    );
    return !isOfTable && lettersIn(notes) >= minLetterShare * characters.length && characters !== "";
  });
  const moved = new Set(sides.flat());
  return {
    ...page,
    items: page.items.filter((item) => !moved.has(item)),
    others: [...page.others, ...sides],
  };
}

/**
 * For the letters A, B, C … in the margin of a page of a law report: their minimum number, and the minimum distance between two of them in
 * lines.
 */
const [minMarginLetters, minMarginLines] = [4, 2.5];

/**
 * The maximum number of pieces "A" on a page that may have letters in its margins. If each letter of a page is a separate piece, there are
 * more of them, and comparing them would take too long.
 */
const maxFirstLetters = 100;

/**
 * Returns the letters A, B, C … in a margin of a page of a law report. These letters count parts of the page, as line numbers count lines.
 * Returns an empty list if the letters are not evenly spaced, or if other text is above or below them.
 */
function marginLettersOf({ items }: StraightPage): Item[] {
  const written = items.filter(({ text }) => text.trim() !== "");
  const single = written
    .filter(({ text }) => /^\s*[A-Z]\s*$/.test(text))
    .toSorted((one, other) => one.y - other.y);
  const firsts = single.filter(({ text }) => text.trim() === "A");
  if (firsts.length > maxFirstLetters) return [];
  for (const first of firsts) {
    const letters = [first];
    for (const item of single) {
      const last = letters.at(-1) ?? first;
      const isNext = item.text.trim().charCodeAt(0) === last.text.trim().charCodeAt(0) + 1;
      if (isNext && item.y > last.y && Math.abs(item.x - first.x) < 1.2 * first.size) letters.push(item);
    }
    if (letters.length < minMarginLetters) continue;
    const steps = letters.slice(1).map(({ y }, at) => y - (letters[at]?.y ?? 0));
    const step = median(steps);
    const lineGap = median(
      baselinesOf(written).flatMap(({ y }, at, all) => (at === 0 ? [] : y - (all[at - 1]?.y ?? 0))),
    );
    const isEven = steps.every((each) => Math.abs(each - step) < 0.25 * step);
    const [top, bottom] = [first.y - first.size, (letters.at(-1) ?? first).y + first.size];
    const text = written.filter((item) => !letters.includes(item) && item.y > top && item.y < bottom);
    const isInMargin =
      text.every((item) => item.x > Math.max(...letters.map(rightOf)) + minMarginGap * item.size) ||
      text.every((item) => rightOf(item) < Math.min(...letters.map(({ x }) => x)) - minMarginGap * item.size);
    if (isEven && step > minMarginLines * lineGap && isInMargin) return letters;
  }
  return [];
}

/** Returns a page without the letters in the margin of a law report (see `marginLettersOf`). */
function withoutMarginLetters(page: StraightPage): StraightPage {
  const letters = new Set(marginLettersOf(page));
  return letters.size === 0 ? page : { ...page, items: page.items.filter((item) => !letters.has(item)) };
}

/** The minimum size of a large first letter, as a multiple of the size of the text. */
const minInitial = 1.8;

/**
 * Joins a large first letter with the first line next to it. Such a letter is as high as two or more lines. Its baseline is that of the
 * last of these lines.
 */
function withInitials(page: StraightPage): StraightPage {
  const capitals = page.items.filter(({ text }) => /^\s*\p{Lu}\s*$/u.test(text));
  if (capitals.length === 0) return page;
  const size = letterSizeOf(page.items);
  const initials = capitals.filter((item) => item.size > minInitial * size);
  const joins = new Map<Item, string>();
  const used = new Set<Item>();
  for (const initial of initials) {
    const beside = page.items.filter(
      (item) =>
        item.size < initial.size / minInitial &&
        item.x > rightOf(initial) - 0.1 * initial.size &&
        item.x < rightOf(initial) + 1.2 * size &&
        item.y > initial.y - initial.size &&
        item.y < initial.y + 0.3 * size &&
        item.text.trim() !== "",
    );
    const [first, second] = beside.toSorted((one, other) => one.y - other.y);
    // If only one line is next to a large letter, the letter is not an initial of running text. The line is then the rest of a headline or
    // of a name in small capitals.
    if (!first || !second || second.y - first.y < 0.5 * size || !/^\p{L}/u.test(first.text)) continue;
    joins.set(first, initial.text.trim());
    used.add(initial);
  }
  return {
    ...page,
    items: page.items.flatMap((item) =>
      used.has(item) ? [] : { ...item, text: `${joins.get(item) ?? ""}${item.text}` },
    ),
  };
}

/**
 * The minimum number of numbered lines that a small page must have. Such small pages are on a sheet that shows several pages of a
 * transcript.
 */
const minCounted = 10;

/** A column of consecutive line numbers of a transcript, with the lines that they number. */
interface Count {
  left: number;
  edge: number;
  size: number;
  top: number;
  bottom: number;
  first: number;
  last: number;
  /** The number of lines in the column that have words after their number. */
  withWords: number;
}

/** Returns the columns of consecutive line numbers on a sheet. They are sorted by the height of their first line, from the top down. */
function countsOf(items: readonly Item[]): Count[] {
  const counts: Count[] = [];
  for (const item of items.toSorted((one, other) => one.y - other.y)) {
    const [written = "", digits = "", words = ""] = /^\s*(\d{1,2})(\s+\S.*)?\s*$/.exec(item.text) ?? [];
    if (written === "") continue;
    const { x: left, y, size } = item;
    const number = Number(digits);
    const edge = left + (digits.length / item.text.length) * item.width;
    const hasWords =
      words !== "" ||
      items.some(
        (other) =>
          Math.abs(other.y - y) < 0.35 * size &&
          other.x > edge &&
          other.x < edge + 12 * size &&
          /\p{L}/u.test(other.text),
      );
    const count = counts.findLast(
      (each) =>
        Math.abs(each.edge - edge) < 1.2 * size &&
        number - each.last > 0 &&
        number - each.last < 3 &&
        y - each.bottom < 6 * size,
    );
    if (count) {
      Object.assign(count, { last: number, bottom: y, left: Math.min(left, count.left) });
      if (hasWords) count.withWords += 1;
    } else
      counts.push({
        ...{ left, edge, size, top: y, bottom: y, first: number, last: number },
        withWords: hasWords ? 1 : 0,
      });
  }
  // A transcript numbers the lines of each page from 1. The first two numbers may be missing, because they may be illegible in a scan.
  return counts.filter(({ withWords, first }) => withWords >= minCounted && first <= 3);
}

/**
 * Groups columns of line numbers: columns that are below each other form a group. The groups are sorted from left to right, and the columns
 * of each group from the top down.
 */
function columnsOf(counts: readonly Count[]): Count[][] {
  const columns: Count[][] = [];
  for (const count of counts.toSorted((one, other) => one.edge - other.edge || one.top - other.top)) {
    const column = columns.at(-1);
    if (column?.[0] && count.edge - column[0].edge < 12 * count.size) column.push(count);
    else columns.push([count]);
  }
  return columns;
}

/** A page of a transcript. A sheet may show several such small pages, but most sheets show only one. */
interface SheetPart extends StraightPage {
  /** The text around a small page, if its sheet has several pages. */
  around: string[];
}

/**
 * The maximum number of lines above and below a small page. These lines are running heads, page numbers and footers of the small page and
 * of its sheet.
 */
const maxAround = 6;

/** Matches a line that contains only the number of the page. Such a line is above or below a page of a transcript. */
const partNumber = /^\s*(?:page\s+)?(\d{1,5})\s*$/i;

/**
 * Divides a sheet of a transcript into its small pages, which are recognised by their line numbers. The pages are sorted by their page
 * numbers. If they have no page numbers, they are sorted column by column, from the top down.
 */
function partsOf(sheet: StraightPage, counts: readonly Count[]): SheetPart[] {
  const columns = columnsOf(counts);
  const lefts = columns.map((column) => Math.min(...column.map(({ left, size }) => left - size)));
  const items = new Map(counts.map((count) => [count, [] as Item[]]));
  for (const item of sheet.items) {
    const at = lefts.findLastIndex((left) => left <= item.x);
    const column = columns[Math.max(0, at)] ?? [];
    const distance = ({ top, bottom }: Count) => Math.max(top - item.y, item.y - bottom, 0);
    const [nearest] = column.toSorted((one, other) => distance(one) - distance(other));
    if (nearest) items.get(nearest)?.push(item);
  }
  const parts = columns.flat().map((count) => {
    const all = items.get(count) ?? [];
    const isInside = ({ y }: Item) => y > count.top - count.size && y < count.bottom + count.size;
    const outside = baselinesOf(all.filter((item) => !isInside(item)));
    const lines = outside
      .flatMap((baseline) => segmentsOf(baseline, []))
      .filter(({ text }) => !partNumber.test(text));
    // There are usually only running heads and page numbers around a small page. More lines, prose or a whole sentence show that the small
    // page has text without line numbers.
    const isText = outside.length > maxAround || isProse(lines) || lines.some(({ text }) => isSentence(text));
    const around = outside.map((baseline) =>
      segmentsOf(baseline, [])
        .map(({ text }) => text)
        .join(" "),
    );
    const number = around.flatMap((text) => partNumber.exec(text)?.[1] ?? [])[0];
    const [top, bottom] = [count.top - count.size, count.bottom + count.size];
    const part = {
      ...sheet,
      items: isText ? all : all.filter(isInside),
      rules: [],
      others: [],
      top,
      height: bottom - top,
      around: isText ? [] : around,
    };
    return { number, part };
  });
  if (parts.every(({ number }) => number !== undefined))
    parts.sort((one, other) => Number(one.number) - Number(other.number));
  return parts.map(({ part }, index) => ({ ...part, others: index === 0 ? sheet.others : [] }));
}

const lettersIn = (items: readonly { text: string }[]): number =>
  items.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);

/**
 * Matches the number of a page: 12, - 12 -, xii, Page 12 of 340, 12/340. Page numbers may have five digits, because an official gazette
 * numbers the pages of a whole year.
 */
const pageNumber =
  /^[-–—([\s]*(?:page|p\.|seite)?\s*(?:\d{1,5}|[ivxlc]{1,7})(?:\s*(?:of|\/)\s*\d{1,5})?[-–—)\]\s]*$/i;

/** Matches a Bates number, the serial number that lawyers stamp on each page of a case: ABC000123. */
const batesNumber = /^[A-Z]{2,}[A-Z0-9]*[-_. ]?\d{4,}$/;

/**
 * Returns whether a text is a whole sentence. To find texts that recur at the edges of pages, they are compared without their numbers,
 * which may be page numbers. Whole sentences are compared with their numbers, because sentences with different numbers are different texts.
 */
const isSentence = (text: string) =>
  /[.!?]$/.test(text) && (text.match(/(?<!\p{L})\p{Ll}+/gu)?.length ?? 0) >= 3;

/**
 * The fraction of a height that counts as its edge, at the top and at the bottom. The height is that of the sheet or that of the printed
 * area.
 */
const edgeShare = 0.14;

/**
 * The minimum height of a printed area, as a share of the sheet's height. A smaller printed area may be a few lines of running text, so it
 * counts as having no edges.
 */
const minPrinted = 0.4;

/** A segment near the top or the bottom of a page, with the index of the page and the row of the segment. */
interface Edge {
  page: number;
  segment: Segment;
  row: Row;
  isTop: boolean;
}

/**
 * Returns the segments near the edges of pages that do not belong to the running text. Such segments are text that recurs on other pages,
 * page numbers and Bates numbers.
 */
function edgesOf(pages: readonly StraightPage[], rows: readonly Row[][]): ReadonlySet<Segment> {
  // The edges of the printed area of all pages count too. On a large sheet, the running head of a small book is far from the sheet's edge.
  const printed = extentOf(rows.flatMap((all, page) => all.map(({ y }) => y - (pages[page]?.top ?? 0))));
  const edges: Edge[] = rows.flatMap((all, page) => {
    const { top, height } = pages[page] ?? { top: 0, height: 0 };
    const isLarge = printed[1] - printed[0] > minPrinted * height;
    const areas = isLarge ? [[0, height] as const, printed] : [[0, height] as const];
    return all.flatMap((row, index) => {
      if (row.isNumbered) return [];
      const shares = areas.map(([from, to]) => (row.y - top - from) / (to - from));
      const isTop = index < 3 && shares.some((share) => share < edgeShare);
      const isBottom = index >= all.length - 3 && shares.some((share) => share > 1 - edgeShare);
      return isTop || isBottom ? row.segments.map((segment) => ({ page, segment, row, isTop })) : [];
    });
  });
  const found = new Set<Segment>();
  /** Returns whether a row is the first or the last row of its page. Rows that were found not to be running text do not count. */
  const isOutermost = ({ page, row, isTop }: Edge): boolean => {
    const left = (rows[page] ?? []).filter(
      (each) => each === row || each.segments.some((segment) => !found.has(segment)),
    );
    return (isTop ? left[0] : left.at(-1)) === row;
  };
  const needed = Math.max(2, Math.min(3, pages.length));
  /**
   * Adds recurring segments near the edges of pages to `found`. A segment recurs if `keyOf` returns the same key for segments at about the
   * same height on at least `needed` pages.
   */
  const markRecurring = (keyOf: (edge: Edge) => string | undefined) => {
    const groups = new Map<string, Edge[]>();
    for (const edge of edges) {
      const key = keyOf(edge);
      if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), edge]);
    }
    for (const group of groups.values())
      for (const { segment, page } of group) {
        const { height = 0, top = 0 } = pages[page] ?? {};
        const near = group.filter(
          (other) =>
            Math.abs(other.segment.y - (pages[other.page]?.top ?? 0) - (segment.y - top)) < 0.02 * height,
        );
        if (new Set(near.map((other) => other.page)).size >= needed) found.add(segment);
      }
  };
  markRecurring(({ segment: { text }, isTop }) => {
    if (speech.test(text) || !/\p{L}/u.test(text)) return undefined;
    return `${isTop} ${isSentence(text) ? text : text.replace(/\d+/g, "#")}`;
  });
  // This call finds a running head that differs from page to page. Such a head has the number of its page in the same row: "Evidence of the
  // keeper 12".
  markRecurring((edge) => {
    const { row, page, isTop } = edge;
    const number = /^(\d{1,4})\s+\D|\D\s+(\d{1,4})$/.exec(row.segments.map(({ text }) => text).join("  "));
    const written = number?.[1] ?? number?.[2];
    return written === undefined || !isOutermost(edge) || row.segments.some(({ text }) => isSentence(text))
      ? undefined
      : `${isTop} ${Number(written) - page}`;
  });
  // The outermost rows are determined before page numbers are removed. After a page number is removed, the next row would be the outermost
  // row, and would also be removed if it is a number.
  const outermost = new Set(edges.filter(isOutermost));
  for (const edge of edges) {
    const { segment, row } = edge;
    const isAlone = row.segments.every(
      (each) => each === segment || found.has(each) || pageNumber.test(each.text),
    );
    if (batesNumber.test(segment.text) || (outermost.has(edge) && isAlone && pageNumber.test(segment.text)))
      found.add(segment);
  }
  return found;
}

/** Matches the caption of a picture: "Fig. 2: The pier". Text that only mentions a picture has no colon or full stop after the number. */
const caption = /^(?:Fig(?:ure|\.)?|Photo(?:graph)?|Picture|Plate)\s+\d{1,3}(?:[.:]|\s[–—])\s/i;

/** Matches the beginning of a note at the bottom of a page. */
const noteStart = /^(?:\d{1,3}|[⁰¹²³⁴-⁹]+|[*†‡§])[.)]?\s*\p{L}|^[⁰¹²³⁴-⁹]+\s*["“‘(]?[\p{L}\d§]/u;

/** Matches the raised number at the beginning of a note. */
const raisedStart = /^([⁰¹²³⁴-⁹]+)\s*["“‘(]?[\p{L}\d§]/u;

/** A line within a column. It consists of one segment, or of several segments that belong together. */
interface Line extends Segment {
  /** True if other segments are in the same row as this line. Such a line begins a paragraph. */
  isApart?: boolean;
}

/** Matches the beginning of an item of a list. */
const bullet = /^[•▪◦‣●○]\s/;

/** Matches the marks with which an e-mail shows that a line is from an earlier e-mail. */
const replyMarks = /^(?:>\s*)+/;

/** Returns the marks of a line from an earlier e-mail, without spaces. Returns "" for other lines. */
const replyMarksOf = ({ text }: Line) => replyMarks.exec(text)?.[0].replace(/\s/g, "") ?? "";

/** Returns the paragraphs of the lines of one column. */
function paragraphsIn(lines: readonly Line[], usualGap: number): Paragraph[] {
  const left = median(lines.map((line) => line.left));
  const right = Math.max(...lines.map((line) => line.right));
  const texts: string[] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    if (before === undefined) return void texts.push(line.text);
    const next = lines[index + 1];
    const gap = line.y - before.y;
    const sizes = [line.size, before.size].sort((one, other) => one - other) as [number, number];
    const isIndented =
      line.left - before.left > 0.8 * line.size &&
      (next === undefined || next.left < line.left - 0.5 * line.size);
    const isShort = before.right < right - 0.3 * (right - left);
    const begins =
      line.isApart === true ||
      gap > 1.3 * usualGap ||
      gap < -0.5 * line.size ||
      sizes[1] > 1.35 * sizes[0] ||
      speech.test(line.text) ||
      bullet.test(line.text) ||
      replyMarksOf(line) !== replyMarksOf(before) ||
      raisedStart.test(line.text) ||
      /^[([][^()[\]]*[)\]]\.?$/.test(line.text) ||
      /^[([][^()[\]]*[)\]]\.?$/.test(before.text) ||
      (endsSentence(before.text) &&
        (isIndented || (isShort && !/^\p{Ll}/u.test(line.text)) || /^\(?\d{1,3}[.)]\s/.test(line.text)));
    texts.push(begins ? line.text : joined(texts.pop() ?? "", line.text.replace(replyMarks, "")));
  });
  return texts.map(toParagraph);
}

/** Returns two numbers: how many segments there are without the first one (`all`), and how many of them begin in lower case (`lower`). */
const lowerCaseIn = (segments: readonly Segment[]) => {
  const others = segments.slice(1);
  return { all: others.length, lower: others.filter(({ text }) => /^\p{Ll}/u.test(text)).length };
};

/**
 * Returns whether segments are lines of prose and not cells of a table. In prose, many lines begin in lower case, because they continue a
 * sentence.
 */
const isProse = (segments: readonly Segment[]) => {
  const { all, lower } = lowerCaseIn(segments);
  return all > 0 && lower >= 0.35 * all;
};

/**
 * Returns whether two columns consist of lines of prose. One of the columns may have fewer lines that begin in lower case, for example
 * because it contains a list.
 */
const areProse = (lefts: readonly Segment[], rights: readonly Segment[]) => {
  const [left, right] = [lowerCaseIn(lefts), lowerCaseIn(rights)];
  const isFarFromProse = [left, right].some(({ all, lower }) => lower < 0.25 * all);
  return !isFarFromProse && left.lower + right.lower >= 0.35 * (left.all + right.all);
};

const between = (segments: readonly Segment[]): [number, number] => [
  Math.min(...segments.map(({ y }) => y)),
  Math.max(...segments.map(({ y }) => y)),
];

/** A part of a page: lines of one column, columns side by side, or a table. */
type Zone =
  | { type: "lines"; rows: Row[] }
  | { type: "columns"; rows: Row[]; at: number }
  /** For a table whose cells have several lines of prose, `starts` has the indexes of the lines that begin a row. */
  | { type: "table"; rows: Row[]; starts?: ReadonlySet<number> };

/** Joins the segments of a row into one segment, for example the number of a paragraph and its first line. */
const joinedRow = (row: Row): Row => {
  const [first, ...others] = row.segments;
  if (first === undefined) return row;
  const text = row.segments.map((segment) => segment.text).join(" ");
  return { ...row, segments: [{ ...first, text, right: others.at(-1)?.right ?? first.right }] };
};

/**
 * The minimum distance between two rows that begin a new block, as a multiple of the usual distance between rows. For example, a table and
 * the text below it are two blocks.
 */
const minBlockGap = 1.8;

/** Divides rows into blocks, wherever the distance between two rows is large. */
function blocksOf(rows: readonly Row[]): Row[][] {
  const minGap = minBlockGap * gapOf(rows);
  const blocks: Row[][] = [];
  rows.forEach((row, index) => {
    const before = rows[index - 1];
    if (before && row.y - before.y < minGap) blocks.at(-1)?.push(row);
    else blocks.push([row]);
  });
  return blocks;
}

/** Returns the segments of rows in two groups: segments that begin to the left of the x coordinate `at`, and all other segments. */
function dividedAt(rows: readonly Row[], at: number): [lefts: Segment[], rights: Segment[]] {
  const all = rows.flatMap((row) => row.segments);
  return [all.filter(({ left }) => left < at), all.filter(({ left }) => left >= at)];
}

/** Returns whether rows have two columns, the second of which begins at the x coordinate `at`. */
function areDivided(rows: readonly Row[], at: number): boolean {
  const [lefts, rights] = dividedAt(rows, at);
  const size = median([...lefts, ...rights].map((each) => each.size));
  const [[from, to], [start, end]] = [between(lefts), between(rights)];
  const shared = Math.min(to, end) - Math.max(from, start);
  const gutter = Math.min(...rights.map(({ left }) => left)) - Math.max(...lefts.map(({ right }) => right));
  return (
    lefts.length > 1 &&
    rights.length > 1 &&
    gutter > 0.8 * size &&
    shared > 0.5 * Math.min(to - from, end - start)
  );
}

/**
 * Returns whether the segments of two columns are cells of a table and not lines of prose. The cells of a table are on common baselines.
 */
function areCells(lefts: readonly Segment[], rights: readonly Segment[]): boolean {
  const size = median([...lefts, ...rights].map((each) => each.size));
  const aligned = rights.filter(({ y }) => lefts.some((each) => Math.abs(each.y - y) < 0.3 * size)).length;
  return !areProse(lefts, rights) && aligned >= 0.5 * Math.min(lefts.length, rights.length);
}

/** Returns the columns of a table, from left to right. Segments that are below each other form a column. */
function columnsIn(rows: readonly Row[]): { left: number; right: number }[] {
  const columns: { left: number; right: number }[] = [];
  const segments = rows.flatMap((row) => row.segments);
  for (const { left, right } of segments.toSorted((one, other) => one.left - other.left)) {
    const last = columns.at(-1);
    if (last && left < last.right) last.right = Math.max(last.right, right);
    else columns.push({ left, right });
  }
  return columns;
}

/** For tables whose cells have several lines: the minimum number of rows. */
const minWrappedRows = 3;

/**
 * Returns the indexes of the lines that begin a row of a table whose cells have several lines. Returns undefined if the lines are not such
 * a table. A row begins below a gap, or below a cell that does not continue. None of the cells in its first line begins in lower case.
 * Columns of text hardly have such lines: where one column begins a paragraph, the other column usually continues a sentence.
 */
function wrappedRows(rows: readonly Row[]): ReadonlySet<number> | undefined {
  const columns = columnsIn(rows);
  const filled = rows.map(
    ({ segments }) =>
      new Set(
        columns.filter(({ left, right }) =>
          segments.some((each) => each.left >= left && each.right <= right),
        ),
      ),
  );
  const [first] = columns;
  const gaps = rows.slice(1).map(({ y }, index) => y - (rows[index]?.y ?? 0));
  const usualGap = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 4)] ?? 0;
  const candidates = [...rows.keys()].filter((index) => {
    const [here, before] = [filled[index], filled[index - 1]];
    if (index === 0 || !first || !here || !before) return index === 0;
    const isBelowGap = (gaps[index - 1] ?? 0) > 1.25 * usualGap;
    const isBelowEnd = here.size > 1 && [...here].some((column) => !before.has(column));
    return here.has(first) && (isBelowGap || isBelowEnd);
  });
  const starts = candidates.filter((index) =>
    rows[index]?.segments.every(({ text }) => !/^\p{Ll}/u.test(text)),
  );
  const others = rows.flatMap(({ segments }, index) => (starts.includes(index) ? [] : segments));
  const isTable =
    isProse(others) &&
    starts[0] === 0 &&
    starts.length >= minWrappedRows &&
    starts.length > 0.8 * candidates.length &&
    starts.length < 0.8 * rows.length &&
    starts.filter((index) => (filled[index]?.size ?? 0) > 1).length > 0.6 * starts.length;
  return isTable ? new Set(starts) : undefined;
}

/** For a table above or below columns of text: the minimum number of rows. */
const minTableRows = 4;

/** For a table above or below columns of text: the maximum number of words in a cell, as the median of all cells. */
const maxCellWords = 3;

/**
 * Divides rows with two columns where a table is above or below columns of text. Returns all rows as one list if they are only a table or
 * only columns of text.
 */
function textAndTables(rows: readonly Row[], at: number): Row[][] {
  const parts: { isTable: boolean; rows: Row[] }[] = [];
  for (const block of blocksOf(rows)) {
    const segments = block.flatMap((row) => row.segments);
    const words = median(segments.map(({ text }) => text.split(" ").length));
    const isTable =
      block.filter((row) => row.segments.length > 1).length >= minTableRows &&
      words <= maxCellWords &&
      areDivided(block, at) &&
      areCells(...dividedAt(block, at));
    const last = parts.at(-1);
    if (last?.isTable === isTable) last.rows.push(...block);
    else parts.push({ isTable, rows: [...block] });
  }
  const isText = parts.some(
    (part) => !part.isTable && areDivided(part.rows, at) && areProse(...dividedAt(part.rows, at)),
  );
  return isText ? parts.map((part) => part.rows) : [[...rows]];
}

/** For a table next to a column of text: the minimum number of columns. A single column of numbers may be line numbers. */
const minTableColumns = 2;

/** For a table next to a column of text: the maximum share of cells that begin in lower case. */
const maxLowerCells = 0.2;

/**
 * Returns whether each line of a column is full, which means that the first word of the next line would not have fitted. Entries of a list
 * are not full.
 */
function areFull(lines: readonly Segment[]): boolean {
  const [, edge] = extentOf(lines.map(({ right }) => right));
  const followed = lines.slice(1).flatMap(({ text, left, right, size }, index) => {
    const [word = ""] = text.split(" ");
    const width = ((right - left) / text.length) * word.length;
    return /^\p{Ll}/u.test(text) ? [(lines[index]?.right ?? 0) + width > edge - 0.5 * size] : [];
  });
  return followed.filter(Boolean).length >= 0.8 * followed.length;
}

/**
 * Returns the x coordinate that divides a column of text from a table without ruled lines next to it. Returns undefined if there is no such
 * table. A cell of such a table may have several lines. In that case, words or numbers are next to only one of these lines, or all cells of
 * the row have several lines.
 */
function besideTable(rows: readonly Row[]): number | undefined {
  const columns = columnsIn(rows);
  if (columns.length <= minTableColumns) return undefined;
  const [first, second, last] = [columns[0], columns[1], columns.at(-1)];
  for (const [at, isText] of [
    [second?.left ?? 0, ({ right }: Segment) => right <= (first?.right ?? 0)],
    [last?.left ?? 0, ({ left }: Segment) => left >= (last?.left ?? 0)],
  ] as const) {
    const lines = rows.flatMap(({ segments }) => segments.filter(isText));
    const cells = rows.flatMap(({ segments }) => segments.filter((segment) => !isText(segment)));
    const { all, lower } = lowerCaseIn(cells);
    const words = median(cells.map(({ text }) => text.split(" ").length));
    const isTable = words <= maxCellWords && lower <= maxLowerCells * all;
    if (!isTable || lines.length < minLinesBeside || !isProse(lines) || !areFull(lines)) continue;
    const isBoth = ({ segments }: Row) => segments.some(isText) && !segments.every(isText);
    const both = rows.filter(isBoth);
    const successive = rows.filter((row, index) => {
      const before = rows[index - 1];
      return before !== undefined && isBoth(before) && isBoth(row);
    });
    const goingOn = successive.filter(({ segments }) => /^\p{Ll}/u.test(segments.find(isText)?.text ?? ""));
    const areOnOtherLines = both.length < 0.5 * Math.min(lines.length, rows.length - lines.length);
    if (areOnOtherLines || goingOn.length > 0.35 * successive.length) return at;
  }
  return undefined;
}

/**
 * Divides rows with two columns into zones. The second column begins at the x coordinate `at`. The rows are either columns of text, or a
 * table that may have lines above and below it.
 */
function zonesAt(rows: readonly Row[], at: number): Zone[] {
  if (!areDivided(rows, at)) return [{ type: "lines", rows: [...rows] }];
  const place = besideTable(rows);
  if (place !== undefined) return [{ type: "columns", rows: [...rows], at: place }];
  const [lefts, rights] = dividedAt(rows, at);
  const isRow = ({ segments: cells }: Row) => cells.length > 1;
  const [first, last] = [rows.findIndex(isRow), rows.findLastIndex(isRow)];
  // A line above or below a table may have words in both columns without being a row. An example is the heading of a court's order.
  const isBesideTable = [rows.slice(0, first), rows.slice(last + 1)].some((part) =>
    dividedAt(part, at).every((segments) => segments.length > 0),
  );
  if (lefts.every(({ text }) => /^\d{1,4}$/.test(text)) && isProse(rights))
    return [{ type: "lines", rows: rows.map(joinedRow) }];
  if (!areCells(lefts, rights) || isBesideTable) {
    // The lines below the last line with several cells may belong to the last row of the table.
    const lines = rows.slice(Math.max(first, 0));
    const starts = wrappedRows(lines);
    return starts
      ? [
          { type: "lines", rows: rows.slice(0, first) },
          { type: "table", rows: lines, starts },
        ]
      : [{ type: "columns", rows: [...rows], at }];
  }
  return [
    { type: "lines", rows: rows.slice(0, first) },
    { type: "table", rows: rows.slice(first, last + 1) },
    { type: "lines", rows: rows.slice(last + 1) },
  ];
}

/**
 * Divides rows into zones with and without columns. The second column begins at the x coordinate that divides most rows. Other rows, for
 * example above or below a table, may have a column that begins elsewhere.
 */
function zonesOf(rows: readonly Row[]): Zone[] {
  const segments = rows.flatMap((row) => row.segments);
  const places = [...new Set(segments.map(({ left, size }) => Math.round(left - 0.4 * size)))];
  // The space around a column is in proportion to the size of its own letters. A headline next to it has larger letters, which do not
  // count.
  const usualSize = median(segments.map(({ size }) => size));
  const isAcross = ({ left, right, size }: Segment, at: number) => {
    const em = Math.min(size, usualSize);
    return right >= at - 0.4 * em && left <= at - 0.2 * em;
  };
  let best: { score: number; zones: Zone[] } = { score: 0, zones: [{ type: "lines", rows: [...rows] }] };
  for (const at of places) {
    const zones: Zone[] = [];
    let run: Row[] = [];
    let score = 0;
    const close = () => {
      if (areDivided(run, at)) {
        zones.push(...textAndTables(run, at).flatMap((part) => zonesAt(part, at)));
        score += Math.min(...dividedAt(run, at).map((side) => side.length));
      } else zones.push({ type: "lines", rows: run });
      run = [];
    };
    for (const row of rows) {
      if (row.segments.every((segment) => !isAcross(segment, at))) run.push(row);
      else {
        if (run.length > 0) close();
        zones.push({ type: "lines", rows: [row] });
      }
    }
    if (run.length > 0) close();
    if (score > best.score) best = { score, zones };
  }
  return withInnerColumns(best.zones);
}

/** Returns zones, in which zones with columns replace neighbouring zones of lines that together contain columns of prose. */
function withInnerColumns(zones: readonly Zone[]): Zone[] {
  const groups: Zone[][] = [];
  for (const zone of zones) {
    const last = groups.at(-1);
    if (zone.type === "lines" && last?.[0]?.type === "lines") last.push(zone);
    else groups.push([zone]);
  }
  return groups.flatMap((group) => {
    if (group[0]?.type !== "lines" || groups.length === 1) return group;
    const inner = zonesOf(group.flatMap(({ rows }) => rows));
    const hasColumns = inner.some(
      (zone) =>
        zone.type === "columns" &&
        zone.rows.filter(({ segments }) => segments.length > 1).length >= minLinesBeside &&
        areProse(...dividedAt(zone.rows, zone.at)),
    );
    return hasColumns ? inner : group;
  });
}

/** Returns rows that contain only the segments that `isIn` accepts. Rows without such a segment are left out. */
const rowsWith = (rows: readonly Row[], isIn: (segment: Segment) => boolean): Row[] =>
  rows
    .map((row) => ({ ...row, segments: row.segments.filter(isIn) }))
    .filter(({ segments }) => segments.length > 0);

/** Returns the words of a row of a table. */
const textOfCells = (cells: readonly string[]) => cells.filter((cell) => cell !== "").join(" | ");

/** Returns a row of a table as a paragraph. */
const tableRow = (cells: string[]): Paragraph => ({ speaker: null, text: textOfCells(cells), cells });

/**
 * Returns the rows of a table, each as a paragraph with cells. The lines of a cell are joined.
 * @param starts the indexes of the lines that begin a row (see `wrappedRows`)
 */
function tableOf(rows: readonly Row[], starts?: ReadonlySet<number>): Paragraph[] {
  const columns = columnsIn(rows);
  const table: string[][] = [];
  rows.forEach((row, index) => {
    const cells = columns.map(({ left, right }) =>
      row.segments
        .filter((segment) => segment.left >= left && segment.right <= right)
        .map(({ text }) => text)
        // A wide cell of another row may cover several columns. In that case, `columns` has only one column in their place. The texts of
        // this row in that column are separate cells, so a bar divides them.
        .join(starts ? " " : " | "),
    );
    const before = table.at(-1);
    const goesOn = starts
      ? !starts.has(index)
      : cells.filter((cell) => cell !== "").every((cell) => /^\p{Ll}/u.test(cell));
    if (before && goesOn) cells.forEach((cell, at) => (before[at] = joined(before[at] ?? "", cell).trim()));
    else table.push(cells);
  });
  return table.map(tableRow);
}

/** Returns the size that most letters of the given rows have. */
const sizeOf = (rows: readonly Row[]): number =>
  medianSize(
    rows.flatMap(({ segments }) => segments.map(({ text, size }) => ({ size, letters: text.length }))),
  );

/** The maximum number of words of a label in a figure. */
const maxLabelWords = 5;

/** Matches the number of a figure if nothing follows it, as in "Figure 2". */
const figureNumber = /^(?:Fig(?:ure|\.)?|Photo(?:graph)?|Picture|Plate)\s+\d{1,3}$/i;

/**
 * Divides rows into text and labels of figures. Labels have a few words each, in letters that are smaller than those of the text. Only rows
 * that interrupt a sentence count as labels, so other rows of this size stay in the text.
 */
function labelsOf(rows: readonly Row[]): { text: Row[]; labels: Row[] } {
  const size = sizeOf(rows);
  const isLabel = ({ segments, cells }: Row) =>
    cells === undefined &&
    segments.every(
      (segment) =>
        caption.test(segment.text) ||
        figureNumber.test(segment.text) ||
        (segment.size < 0.9 * size && segment.text.split(" ").length <= maxLabelWords),
    );
  const [text, labels]: [Row[], Row[]] = [[], []];
  const areLabels = [...rows.map(isLabel), false];
  for (let start = 0; start < rows.length;) {
    const isOfFigure = areLabels[start] === true;
    const length = isOfFigure ? areLabels.indexOf(false, start) - start : 1;
    const run = rows.slice(start, start + length);
    const before = text.at(-1)?.segments.at(-1)?.text ?? ".";
    const after = rows[start + length]?.segments[0]?.text ?? "";
    const isWithin =
      isOfFigure &&
      !/:$/.test(before) &&
      !endsSentence(before) &&
      /^\p{Ll}/u.test(after) &&
      !isProse(run.flatMap(({ segments }) => segments));
    (isWithin ? labels : text).push(...run);
    start += length;
  }
  return { text, labels };
}

/** Returns the paragraphs with `isAside` set, which means that they interrupt the running text. */
const asAsides = (paragraphs: readonly Paragraph[]): Paragraph[] =>
  paragraphs.map((paragraph) => ({ ...paragraph, isAside: true }));

/** The minimum share of lines above and below a segment that run past its left edge, if the segment is not in the margin. */
const minLinesAcross = 0.3;

/**
 * Returns whether a segment after a gap is in the margin. If enough lines above and below run past the left edge of the segment, it is not.
 * In that case, the gap is a redaction or a blank in the text.
 */
function isInMargin({ left }: Segment, rows: readonly Row[]): boolean {
  const across = rows.filter(({ segments }) =>
    segments.some((each) => each.left < left && each.right > left),
  );
  return across.length < minLinesAcross * rows.length;
}

/**
 * The minimum number of rows of a ruled table that have words in two cells. With fewer such rows, the ruled lines may belong to a form or a
 * frame.
 */
const minRuledRows = 2;

/** Returns whether a piece of text is in a cell. The piece may be a little wider than the cell. */
function isInCell(
  { x, y, width, size }: Item,
  { left, right, top, bottom }: RuledTable["cells"][number],
): boolean {
  const [centre, height] = [x + width / 2, y - 0.3 * size];
  return centre > left && centre < right && height > top && height < bottom;
}

/** A cell of a ruled table with its lines of text. */
interface FilledCell {
  column: number;
  width: number;
  rows: Row[];
}

/**
 * The maximum space between words and the edges of their background, as a multiple of the size of the letters. The limit is a little more
 * than the width of a space.
 */
const maxTightGap = 0.7;

/**
 * Returns whether a cell is only the background of the words in it, for example of highlighted words. Such a cell contains one line of
 * text.
 */
function isBackground({ width, rows }: FilledCell): boolean {
  const [segments = [], ...others] = rows.map((row) => row.segments);
  const [left, right] = extentOf(segments.flatMap((segment) => [segment.left, segment.right]));
  const [size = 0] = segments.map((segment) => segment.size);
  return others.length === 0 && right - left > width - maxTightGap * size;
}

/** Returns the words of a cell. */
const wordsIn = ({ rows }: FilledCell): string =>
  flow(rows, gapOf(rows), sizeOf(rows))
    .map(({ speaker, text }) => (speaker === null ? text : `${speaker} ${text}`))
    .reduce(joined, "");

/** The minimum number of lines in the longest cells between two ruled lines. If there are fewer, the cells are one row of the table. */
const minLinesWithoutRule = 3;

/**
 * The minimum share of the cells between two ruled lines that have as many lines as the longest cell. If the share is smaller, the cells
 * are one row of the table.
 */
const minSameLines = 0.6;

/**
 * Divides the cells between two ruled lines into rows. Usually there is only one row. There are several rows if the table has no ruled
 * lines between them. In that case, most cells have a line on each baseline, and the lines do not continue a sentence.
 */
function rowsBetweenRules(cells: readonly FilledCell[]): FilledCell[][] {
  const count = Math.max(0, ...cells.map(({ rows }) => rows.length));
  const longest = cells.filter(({ rows }) => rows.length === count);
  const [first] = longest;
  const isAligned = longest.every(({ rows }) =>
    rows.every(({ y }, index) => Math.abs(y - (first?.rows[index]?.y ?? 0)) < sameLeft),
  );
  const isOneRow =
    !first ||
    count < minLinesWithoutRule ||
    longest.length < Math.max(2, minSameLines * cells.length) ||
    !isAligned ||
    longest.some(({ rows }) => isProse(rows.flatMap(({ segments }) => segments)));
  if (isOneRow) return [[...cells]];
  const ends = first.rows.map(({ y }, index) => (y + (first.rows[index + 1]?.y ?? Infinity)) / 2);
  return ends.map((end, index) =>
    cells
      .map((cell) => ({
        ...cell,
        rows: cell.rows.filter(({ y }) => y < end && y >= (ends[index - 1] ?? -Infinity)),
      }))
      .filter(({ rows }) => rows.length > 0),
  );
}

/**
 * Returns the rows of a ruled table, and the pieces of text that they contain. Cells that are as wide as the table do not become rows, so
 * their text stays running text. Returns undefined if the text of the page does not fit the cells.
 */
function rowsOfTable(
  { left, right, cells }: RuledTable,
  items: readonly Item[],
): { rows: Row[]; used: Item[] } | undefined {
  const inRows = new Map<number, FilledCell[]>();
  const used: Item[] = [];
  for (const cell of cells.filter(({ isWide }) => !isWide)) {
    const inCell = items.filter((item) => isInCell(item, cell));
    const isWider = inCell.some(
      ({ x, width, size }) => x < cell.left - 0.3 * size || x + width > cell.right + 0.3 * size,
    );
    if (isWider) return undefined;
    if (inCell.length === 0) continue;
    const rows = baselinesOf(inCell).map((baseline) => ({
      y: baseline.y,
      segments: segmentsOf(baseline, []),
    }));
    const width = cell.right - cell.left;
    inRows.set(cell.row, [...(inRows.get(cell.row) ?? []), { column: cell.column, width, rows }]);
    used.push(...inCell);
  }
  const written = [...inRows.values()].flat();
  if (written.filter(isBackground).length > 0.5 * written.length) return undefined;
  const filled = [...inRows.values()].flatMap(rowsBetweenRules);
  if (filled.filter(({ length }) => length > 1).length < minRuledRows) return undefined;
  // A column without any words is not a column of the result. Its space belongs to the columns next to it.
  const columns = [...new Set(filled.flat().map(({ column }) => column))].sort((one, other) => one - other);
  const rows = filled.map((row) => {
    const texts = columns.map((column) => {
      const cell = row.find((each) => each.column === column);
      return cell ? wordsIn(cell) : "";
    });
    const lines = row.flatMap((cell) => cell.rows);
    const y = Math.min(...lines.map((line) => line.y));
    return { y, cells: texts, segments: [{ text: textOfCells(texts), left, right, y, size: sizeOf(lines) }] };
  });
  return { rows, used };
}

/** Returns the rows of the ruled tables of a page, and the pieces of text that are not in them. */
function tableRowsOf(
  items: readonly Item[],
  rules: readonly Rule[],
): { tables: Row[]; others: readonly Item[] } {
  const tables: Row[] = [];
  let others = items;
  for (const table of ruledTablesOf(rules)) {
    const written = others.filter(({ text }) => text.trim() !== "");
    const found = rowsOfTable(table, written);
    if (!found) continue;
    const used = new Set(found.used);
    tables.push(...found.rows);
    others = others.filter((item) => !used.has(item));
  }
  return { tables, others };
}

/**
 * Returns the paragraphs of a page's rows, column by column. Parts that interrupt the text come last: captions, labels of figures, notes at
 * the bottom of a column, and words in the margin.
 * @param size the size of most letters on the page
 */
function flow(rows: readonly Row[], usualGap: number, size: number): Paragraph[] {
  const { text: running, labels } = labelsOf(rows);
  const paragraphs: Paragraph[] = [];
  const asides = asAsides(labels.flatMap(({ segments }) => segments.map(({ text }) => toParagraph(text))));
  let lines: Line[] = [];
  const close = () => {
    const all = lines.length > 0 ? paragraphsIn(lines, usualGap) : [];
    paragraphs.push(...all.filter(({ text }) => !caption.test(text)));
    asides.push(...asAsides(all.filter(({ text }) => caption.test(text))));
    lines = [];
  };
  for (const zone of zonesOf(running)) {
    if (zone.type === "lines") {
      zone.rows.forEach((row, index) => {
        if (row.cells) {
          close();
          paragraphs.push(tableRow(row.cells));
          return;
        }
        const [first, ...others] = row.segments;
        const next = zone.rows[index + 1]?.segments[0];
        // True if the sentence in the row's first segment continues in the next row. In that case, short segments after the first one are
        // words in the margin.
        const isWithin =
          first !== undefined &&
          next !== undefined &&
          !endsSentence(first.text) &&
          /^\p{Ll}/u.test(next.text);
        const areInMargin = others.every(
          (each) => each.text.split(" ").length <= 3 && isInMargin(each, zone.rows),
        );
        if (isWithin && areInMargin) {
          lines.push(first);
          asides.push(...others.map(({ text }) => ({ ...toParagraph(text), isAside: true })));
        } else
          lines.push(
            ...row.segments.map((segment) => ({
              ...segment,
              isApart: others.length > 0 || row.isNoteStart === true,
            })),
          );
      });
      continue;
    }
    close();
    if (zone.type === "table") paragraphs.push(...tableOf(zone.rows, zone.starts));
    else
      for (const column of [
        rowsWith(zone.rows, ({ left }) => left < zone.at),
        rowsWith(zone.rows, ({ left }) => left >= zone.at),
      ]) {
        const { text, notes } = notesOf(column, size);
        // The lines of two columns may be at different heights. The gaps between the rows of the page are then smaller than the gaps
        // between lines of text.
        const gap = Math.max(usualGap, Math.min(gapOf(text), 1.2 * size));
        const inColumn = flow(text, gap, size);
        paragraphs.push(...inColumn.filter(({ isAside }) => !isAside));
        asides.push(...inColumn.filter(({ isAside }) => isAside));
        asides.push(...asAsides(flow(notes, gapOf(notes), size)));
      }
  }
  close();
  return [...paragraphs, ...asides];
}

/** Matches the number or the sign of a note, if nothing else is in the text. */
const noteNumber = /^(?:\d{1,3}|[⁰¹²³⁴-⁹]+|[*†‡§])[.)]?$/;

/** Joins the number of a note with the words of the note, which may be after a wide gap. */
function joinedNote(row: Row): Row {
  const [number, words, ...others] = row.segments;
  return number && words && others.length === 0 && noteNumber.test(number.text)
    ? { ...joinedRow(row), isNoteStart: true }
    : row;
}

/** Returns the words of the first segment of a row. */
const firstTextOf = ({ segments: [first] }: Row): string => first?.text ?? "";

/** Matches an e-mail address, the address of a website, or the word before a telephone number. */
const contactDetail = /\S@\S|\bwww\.|https?:|\b(?:telephone|tel|phone|fax)\b/i;

/** The maximum number of lines in the footer of a letter, and the minimum space above this footer, as a multiple of the usual gap. */
const [mostFootLines, spaceAboveFoot] = [3, 1.5];

/**
 * Returns the index of the first row of a letter's footer, or -1. The footer is a few lines with contact details at the bottom of a page,
 * below a sentence that continues on the next page. Often only the first page of a letter has a footer, so a comparison of pages does not
 * find it.
 */
function footOf(rows: readonly Row[]): number {
  const gap = gapOf(rows);
  const start = rows.findIndex((row, index) => {
    const before = rows[index - 1];
    return (
      before !== undefined && index >= rows.length - mostFootLines && row.y - before.y > spaceAboveFoot * gap
    );
  });
  const textOf = (some: readonly Row[]) =>
    some.flatMap(({ segments }) => segments.map(({ text }) => text)).join(" ");
  const [before, foot] = [textOf(rows.slice(start - 1, start)), rows.slice(start)];
  const isFoot =
    start > 0 &&
    wordsInLowerCase(before) >= minWordsBefore &&
    !endsSentence(before) &&
    foot.every(({ cells }) => cells === undefined) &&
    contactDetail.test(textOf(foot));
  return isFoot ? start : -1;
}

/**
 * Divides the rows of a page or a column into the running text and the notes at its bottom. The footer of a letter counts as a note. Notes
 * have smaller letters, or begin with a raised number that also occurs in the text above them.
 */
function notesOf(rows: readonly Row[], size: number): { text: Row[]; notes: Row[] } {
  const isSmaller = ({ segments, cells }: Row, share: number) =>
    cells === undefined && segments.every((segment) => segment.size < share * size);
  const firstSmall = rows.findLastIndex((row) => !isSmaller(row, 0.9)) + 1;
  const starts = rows.map((row) => firstTextOf(joinedNote(row)));
  let start = rows.findIndex((_, index) => index >= firstSmall && noteStart.test(starts[index] ?? ""));
  // A note may continue from the column before. Its lines are then directly above the first note that begins in this column.
  const isNear = (index: number) =>
    (rows[index]?.y ?? 0) - (rows[index - 1]?.y ?? 0) < 1.3 * gapOf(rows.slice(firstSmall));
  while (start > firstSmall && isNear(start)) start -= 1;
  const isMarkedAbove = (number: string, index: number) =>
    rows
      .slice(0, index)
      .some(({ segments }) => segments.some(({ text }) => text.match(noteMarks)?.includes(number)));
  const marked = starts.findIndex((text, index) => {
    const raised = raisedStart.exec(text)?.[1];
    if (raised !== undefined) return isMarkedAbove(raised, index);
    // The number of a note may also be as large as the words of the note. In that case, this line and all lines below it must be at least a
    // little smaller than the text.
    const number = /^(\d{1,3})\s+\S/.exec(text)?.[1];
    return (
      number !== undefined &&
      rows.slice(index).every((each) => isSmaller(each, 0.97)) &&
      isMarkedAbove(
        number.replace(/\d/g, (digit) => superscripts.charAt(Number(digit))),
        index,
      )
    );
  });
  const from = [start, marked, footOf(rows)]
    .filter((index) => index > 0)
    .sort((one, other) => one - other)[0];
  const notes = rows.slice(from).map(joinedNote);
  // Many segments next to each other show that the page has columns. In that case, notes are looked for in each column instead.
  const segments = notes.flatMap((row) => row.segments);
  const [leftmost] = segments.toSorted((one, other) => one.left - other.left);
  const beside = segments.filter(({ left }) => leftmost !== undefined && left > leftmost.right);
  const isOfColumns = beside.length > 0.3 * segments.length;
  return from === undefined || isOfColumns
    ? { text: [...rows], notes: [] }
    : { text: rows.slice(0, from), notes };
}

const gapOf = (all: readonly Row[]): number => {
  // The rows of ruled tables are left out, because one such row may have several lines.
  const rows = all.filter(({ cells }) => cells === undefined);
  const gaps = rows.slice(1).map((row, index) => row.y - (rows[index]?.y ?? 0));
  const size = median(rows.flatMap(({ segments }) => segments.map((segment) => segment.size)));
  // Very small and very large gaps are not gaps between lines. For example, rows side by side in a letterhead have almost no gap.
  return median(gaps.filter((gap) => gap > 0.6 * size && gap < 3 * size)) || 1.2 * size;
};

/**
 * The minimum number of recognised letters on a page that is mostly a picture. Fewer letters are only spots of the picture that look like
 * letters.
 */
const minLetters = 40;

/**
 * To find the usual size of a document's letters, only letters near the top of each page are counted. This is the share of the height, from
 * the first row down, in which they are counted.
 */
const topShare = 0.25;

/** Returns the size that most letters at the top of the pages have. The tops of pages have no notes, whose letters are smaller. */
function usualSizeOf(pages: readonly (readonly Row[])[]): number {
  const top = pages.flatMap((rows) => {
    const [from, to] = extentOf(rows.map(({ y }) => y));
    return rows.filter(({ y }) => y - from <= topShare * (to - from));
  });
  return sizeOf(top);
}

/** Returns the paragraphs of a page, with the notes and the text in other directions last. */
function paragraphsOf(rows: readonly Row[], others: readonly Item[][], usualSize: number): Paragraph[] {
  const ownSize = sizeOf(rows);
  const isUsual = ({ segments }: Row) =>
    segments.some((segment) => Math.abs(segment.size - usualSize) < 0.05 * usualSize);
  // If the notes of a page have more letters than its text, `ownSize` is the size of the notes. In that case, the usual size of the
  // document is used.
  const size = ownSize < 0.9 * usualSize && rows.some(isUsual) ? usualSize : ownSize;
  const { text, notes } = notesOf(rows, size);
  const asides = [notes, ...others.map((other) => rowsOf(other))].flatMap((part) =>
    asAsides(flow(part, gapOf(part), size)),
  );
  return [...flow(text, gapOf(text), size), ...asides];
}

/** Matches the title of a table: "Table 2: Takings of the summer". */
const tableTitle = /^Table\s+\S{1,6}(?:[.:]|\s|$)/i;

/** Matches a line below a table that names the source of the table or explains it. */
const tableNote = /^(?:sources?|notes?)\s*:|^[*†‡§]/i;

/** The minimum number of lower-case words in a paragraph that a table interrupts. A heading has fewer such words. */
const minWordsBefore = 5;

/** The minimum number of lower-case words in a paragraph below a table that continues a sentence. */
const minWordsAfter = 3;

/**
 * The maximum number of lower-case words in a row of a table that interrupts a sentence. A row with more such words may be a line of text
 * that only looks like a table.
 */
const maxRowWords = 4;

/** Returns the number of lower-case words in a text. Single letters do not count as words. */
const wordsInLowerCase = (text: string) => text.match(/(?<!\p{L})\p{Ll}{2,}/gu)?.length ?? 0;

/**
 * Sets `isAside` for each table that interrupts a sentence, with its title and its notes. The sentence may begin on one page and continue
 * below a table at the top of the next page.
 */
function withTablesAside(pages: readonly (readonly Paragraph[])[]): Paragraph[][] {
  const running = pages.flat().filter(({ isAside }) => !isAside);
  const aside = new Set<Paragraph>();
  for (let start = 0; start < running.length; start++) {
    const { cells, text = "" } = running[start] ?? {};
    if (cells === undefined && !tableTitle.test(text)) continue;
    const isOfTable = (each: Paragraph | undefined) =>
      each !== undefined &&
      (each.cells !== undefined || tableTitle.test(each.text) || tableNote.test(each.text));
    let end = start + 1;
    while (isOfTable(running[end])) end += 1;
    const table = running.slice(start, end);
    const rows = table.filter((each) => each.cells !== undefined);
    const [before, after] = [running[start - 1]?.text ?? "", running[end]?.text ?? ""];
    const isWithin =
      wordsInLowerCase(before) >= minWordsBefore &&
      !endsSentence(before) &&
      !/:$/.test(before) &&
      wordsInLowerCase(after) >= minWordsAfter &&
      /^\p{Ll}/u.test(after);
    if (isWithin && rows.length > 0 && rows.every((each) => wordsInLowerCase(each.text) <= maxRowWords))
      for (const each of table) aside.add(each);
    start = end;
  }
  return pages.map((page) => {
    const [text, asides] = [page.filter((each) => !aside.has(each)), page.filter((each) => aside.has(each))];
    const notes = text.filter(({ isAside }) => isAside);
    return [...text.filter(({ isAside }) => !isAside), ...asAsides(asides), ...notes];
  });
}

/**
 * Returns the paragraphs, the text at the edges and the problem of each page.
 * @param raw all pages of one PDF, because running heads are found by comparing pages
 */
export function layOut(raw: readonly RawPage[]): PageText[] {
  const counted = raw
    .map(straightened)
    .map(withoutMarginLetters)
    .map(withInitials)
    .map(withoutSideNotes)
    .map((sheet) => ({ sheet, counts: countsOf(sheet.items) }));
  // A sheet has several small pages only if groups of line numbers are side by side. Numbered lists below each other are on one page.
  const hasSmallPages = counted.some(({ counts }) => columnsOf(counts).length > 1);
  const sheets = counted.map(({ sheet, counts }) =>
    hasSmallPages && counts.length > 0 ? partsOf(sheet, counts) : [{ ...sheet, around: [] }],
  );
  const rows = new Map(sheets.flat().map((part) => [part, rowsOf(part.items, part.rules)]));
  const edges = edgesOf([...rows.keys()], [...rows.values()]);
  const textOf = (part: SheetPart) => rowsWith(rows.get(part) ?? [], (segment) => !edges.has(segment));
  const usualSize = usualSizeOf([...rows.keys()].map(textOf));
  const pages = sheets.map((parts) =>
    parts.flatMap((part) => paragraphsOf(textOf(part), part.others, usualSize)),
  );
  const allParagraphs = withTablesAside(pages);
  return sheets.map((parts, index) => {
    const paragraphs = allParagraphs[index] ?? [];
    const incomplete = raw[index]?.incomplete;
    const letters = lettersIn(paragraphs);
    const isFew = (raw[index]?.picture ?? 0) > 0.6 && paragraphs.length > 0 && letters < minLetters;
    const problem = isGarbled(paragraphs.map((paragraph) => paragraph.text).join("\n"))
      ? "letters"
      : isFew
        ? "few words"
        : raw[index]?.isBesideInk === true && letters > 0
          ? "misplaced"
          : null;
    return {
      paragraphs: problem === null ? paragraphs : [],
      edges: parts.flatMap((part) => [
        ...part.around,
        ...(rows.get(part) ?? []).flatMap(({ segments }) =>
          segments.filter((segment) => edges.has(segment)).map(({ text }) => text),
        ),
      ]),
      problem,
      ...(incomplete !== undefined && problem === null && { incomplete }),
    };
  });
}
