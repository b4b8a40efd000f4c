/** Finds the rows of a page: pieces of text on one baseline, joined where no wide gap is between them. */
import { asRaised } from "./raised";

/** A piece of text as pdf.js finds it. Lengths are points, from the page's top left as it is shown. */
export interface Item {
  text: string;
  /** The start of its baseline. */
  x: number;
  y: number;
  width: number;
  size: number;
  /** Its direction in degrees, clockwise; 0 is from left to right. */
  angle: number;
}

/** Text without a wide gap on one baseline. */
export interface Segment {
  text: string;
  left: number;
  right: number;
  /** The distance of its baseline from the page's top. */
  y: number;
  size: number;
}

/** The segments on one baseline, from left to right. */
export interface Row {
  y: number;
  segments: Segment[];
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Pieces of text with about the same baseline. */
interface Baseline {
  y: number;
  size: number;
  items: Item[];
}

const rightOf = ({ x, width }: Item) => x + width;

/** Returns whether a piece is directly after another one, smaller, and above or below its baseline. */
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

/** Groups pieces of text by their baselines, raised and lowered ones with what they follow. */
function baselinesOf(items: readonly Item[]): Baseline[] {
  const baselines: Baseline[] = [];
  const raised: Item[] = [];
  const isShort = ({ text }: Item) => text.trim().length <= 4;
  const large = items.filter(
    (item) => !isShort(item) || !items.some((other) => other !== item && isRaisedAfter(item, other)),
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
    const home = baselines.find((baseline) => baseline.items.some((other) => isRaisedAfter(item, other)));
    if (!home) {
      baselines.push({ y: item.y, size: item.size, items: [item] });
      continue;
    }
    const before = home.items.find((other) => isRaisedAfter(item, other));
    const rise = (before?.y ?? item.y) - item.y;
    home.items.push({ ...item, text: asRaised(item.text, rise / home.size) });
  }
  return baselines.toSorted((one, other) => one.y - other.y);
}

/** Matches what begins a line and belongs to the text after it however wide the gap is: Q., 12., (a), a bullet, THE WITNESS: */
const marker = /^(?:[QA][.:]?|\(?(?:\d{1,4}|[a-z]|[ivx]{1,5})[.)]|[•–—*-]|\p{Lu}[\p{Lu} .'’-]{1,40}:)$/u;

/** Joins the pieces of a baseline to segments. */
function segmentsOf({ y, items }: Baseline): Segment[] {
  const segments: (Segment & { needsSpace: boolean })[] = [];
  for (const { text, x, width, size } of items.toSorted((one, other) => one.x - other.x)) {
    const last = segments.at(-1);
    if (text.trim() === "") {
      if (last) last.needsSpace = true;
      continue;
    }
    const gap = last ? x - last.right : 0;
    const em = Math.max(size, last?.size ?? 0);
    const isMarked = last !== undefined && marker.test(last.text.trim());
    if (last === undefined || (gap > 1.6 * em && !isMarked)) {
      segments.push({ text, left: x, right: x + width, y, size, needsSpace: false });
      continue;
    }
    if (gap > 0.6 * em && /^[QA]$/.test(last.text.trim())) last.text += "  ";
    const needsSpace = (last.needsSpace || gap > 0.15 * em) && !/\s$/.test(last.text) && !/^\s/.test(text);
    last.text += (needsSpace ? " " : "") + text;
    last.right = Math.max(last.right, x + width);
    last.size = Math.max(last.size, size);
    last.needsSpace = false;
  }
  return segments.map(({ text, left, right, size }) => {
    // Who speaks may be a letter before a wide gap.
    const words = text
      .trim()
      .replace(/^([QA])\s{2,}/, "$1. ")
      .replace(/\s+/g, " ");
    return { text: words, left, right, y, size };
  });
}

/** A number that may count lines: in the margin, before a line or after it. */
interface LineNumber {
  number: number;
  y: number;
  edge: number;
  baseline: Baseline;
  item: Item;
  /** The rest of its piece, if the piece also contains the line's words. */
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

/** Returns the numbers that count the lines of a page: in one column, and as far apart as they count. */
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
  const goesOn = baselines.filter(({ items: [...items] }) => {
    const words = items
      .map(({ text }) => text)
      .join("")
      .replace(/^[\s\d]+/, "");
    return /^\p{Ll}/u.test(words);
  }).length;
  const isCount =
    aligned.length >= 3 &&
    pitch > 0 &&
    pitch < 1.6 * median(gaps.filter((gap) => gap > 0)) &&
    even >= 0.8 * steps.length &&
    (goesOn > 0 || aligned.length >= 15);
  return isCount ? aligned : [];
}

/** Matches a question or an answer in a transcript with numbered lines; elsewhere "A" may begin a sentence. */
const unmarkedSpeech = /^([QA]) (?=\p{Lu})/u;

/** Finds the rows of a page, from the top down, without the numbers of lines in its margins. */
export function rowsOf(items: readonly Item[]): Row[] {
  const baselines = baselinesOf(items);
  const numbers = (["left", "right"] as const).flatMap((side) => lineNumbers(baselines, side));
  for (const { baseline, item, rest } of numbers)
    baseline.items = baseline.items.flatMap((each) => (each !== item ? each : (rest ?? [])));
  const rows = baselines
    .map((baseline) => ({ y: baseline.y, segments: segmentsOf(baseline) }))
    .filter(({ segments }) => segments.length > 0);
  const firsts = rows.flatMap(({ segments }) => segments.slice(0, 1));
  if (numbers.length > 0 && firsts.some(({ text }) => /^Q /.test(text)))
    for (const first of firsts) first.text = first.text.replace(unmarkedSpeech, "$1. ");
  return rows;
}
