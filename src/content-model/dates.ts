/**
 * Dates in content: the accepted and the refused forms, dates in words, and the order of dates. `when` accepts EDTF, the Extended Date/Time Format (ISO
 * 8601-2). A refused date is an error like any other: the check prints its file and line, a build stops, and a running development site
 * keeps the content from before the error (sourceNodes.ts).
 */
import { Date as EdtfDate, parse, type EdtfNode } from "edtf";
import { z } from "zod";
import { assertFound } from "../lib/assertFound";

interface CalendarDate {
  /** The date in the form of HTML and content: 1985, 1985-06, 1985-06-03 or 1985-06-03T07:35. */
  iso: string;
  /** The first and the last millisecond of the date. */
  from: number;
  to: number;
}

/**
 * The meaning of a date in content. Each value of `is` stands for a time between `first` and `last`:
 * - `on`, `about`: on this date, or near it;
 * - `during`: from the first date to the last;
 * - `between`: at one moment from the first date to the last;
 * - `before`, `after`: on that date or earlier, or later.
 */
interface When {
  type: "on" | "about" | "during" | "between" | "before" | "after";
  first: CalendarDate;
  last: CalendarDate;
}

/** The number of characters of a date, by the number of its parts (year, month, day, hour, minute). */
const lengths = [0, 4, 7, 10, undefined, 16];

/** Returns a date that a page can put into words. Returns undefined for an hour, a second, a time zone, 198X or 1985?. */
function calendarDate(node: EdtfNode | null): CalendarDate | undefined {
  if (node?.type !== "Date") return undefined;
  const { values, timeZone, uncertain, unspecified } = node;
  const length = lengths[values.length];
  if (length === undefined || !((values[0] ?? 0) > 0)) return undefined;
  if (timeZone !== undefined || uncertain !== undefined || unspecified !== undefined) return undefined;
  // The parser takes a time of day as the time in the zone of this computer. The content means the time where the event happened, so the
  // page shows it as it is written.
  const { min, max } = new EdtfDate({ ...node, offset: 0 });
  // The parser accepts 29 February in every year.
  if (values[2] !== undefined && new Date(min).getUTCDate() !== values[2]) return undefined;
  return { iso: new Date(min).toISOString().slice(0, length), from: min, to: max };
}

function range(type: When["type"], nodes: readonly (EdtfNode | null)[]): When | undefined {
  if (nodes.some((node) => node?.type === "Date" && node.approximate)) return undefined;
  const [first, last] = nodes.map(calendarDate);
  // Ranges between times of day are not supported.
  if (!first || !last || first.iso.length > 10 || last.iso.length > 10 || first.from > last.from)
    return undefined;
  return { type, first, last };
}

function toWhen(node: EdtfNode): When | undefined {
  if (node.type === "Interval") return range("during", node.values);
  if (node.type === "Set") {
    const [one, more] = node.values;
    if (one === undefined || more !== undefined) return undefined;
    if (Array.isArray(one)) return range("between", one);
    const type = node.earlier ? "before" : node.later ? "after" : undefined;
    return type && range(type, [one, one]);
  }
  const date = calendarDate(node);
  const type = node.type === "Date" && node.approximate ? "about" : "on";
  return date && { type, first: date, last: date };
}

/**
 * Reads a date in EDTF. Returns undefined if the text is not EDTF, the date does not exist, or the site cannot put that form into words.
 */
export function readWhen(text: string): When | undefined {
  try {
    return toWhen(parse(text));
  } catch {
    return undefined;
  }
}

/** A cache of formats, by language and length of a date. Making a format takes longer than formatting a hundred dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf({ length }: string, language: string): Intl.DateTimeFormat {
  const key = `${language} ${length}`;
  const style: Intl.DateTimeFormatOptions = { year: "numeric", timeZone: "UTC" };
  if (length >= 7) style.month = "long";
  if (length >= 10) style.day = "numeric";
  if (length > 10) Object.assign(style, { hour: "2-digit", minute: "2-digit" });
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, style);
  formats.set(key, format);
  return format;
}

const calendarDateInWords = ({ iso, from }: CalendarDate, language: string) =>
  formatOf(iso, language).format(from);

/**
 * Returns a date in words: 1999-12-02 is 2 December 1999, 1999-12~ is about December 1999.
 * @param text a date that the check has accepted
 */
export function inWords(text: string, language: string): string {
  const { type, first, last } = assertFound(readWhen(text), "date", text);
  const [one, other] = [calendarDateInWords(first, language), calendarDateInWords(last, language)];
  const at = first.iso.length >= 10 ? "on" : "in";
  return {
    on: one,
    about: `about ${one}`,
    during: `${one} to ${other}`,
    between: `between ${one} and ${other}`,
    before: `${at} or before ${one}`,
    after: `${at} or after ${one}`,
  }[type];
}

/** Returns a text in words if it is a date, otherwise undefined. */
export const dateInWords = (text: string, language: string): string | undefined =>
  readWhen(text) && inWords(text, language);

/** Returns the number of whole days from a day, YYYY-MM-DD, to a later time. */
export const daysBetween = (from: string, to: Date): number =>
  Math.floor((to.getTime() - Date.parse(from)) / 86_400_000);

export const day = () =>
  z.iso
    .date("must be a day that exists, written YYYY-MM-DD, for example 2018-09-08")
    .meta({ inFile: "2018-09-08" });

/** Accepts a year, month, day or minute in the past: YYYY, YYYY-MM, YYYY-MM-DD or YYYY-MM-DDThh:mm. */
export const moment = () =>
  z.preprocess(
    dayAsWritten,
    z
      .string()
      .refine(
        (value) => readWhen(value)?.type === "on",
        "must be a date that exists, written YYYY, YYYY-MM, YYYY-MM-DD or YYYY-MM-DDThh:mm",
      )
      .meta({
        isDate: true,
        isPast: true,
        inFile: "1999-12-12, 1999-12 or 1999",
        // YAML reads an unquoted year as a number.
        type: ["string", "integer"],
        pattern: String.raw`^\d{4}(-\d\d(-\d\d(T\d\d:\d\d)?)?)?$`,
      }),
  );

/** The forms in which a file writes an uncertain date, each with its meaning. */
const edtfForms =
  "1985, 1985-06, 1985-06-03 or 1985-06-03T07:35; 1985-06~ for about June 1985; [1985..1987] for between 1985 and 1987; [..1985-06] for in or before June 1985; [1985-06..] for in or after June 1985; 1985-06/1985-08 for June to August 1985";

/** Accepts a date that may be uncertain, in EDTF. Its description lists the accepted forms. */
export const edtfDate = () =>
  z.preprocess(
    dayAsWritten,
    z
      .string()
      .refine((value) => readWhen(value) !== undefined, {
        error: ({ input }) =>
          `is ${String(input)}, which is not an existing date in one of these forms: ${edtfForms}`,
      })
      .meta({ isDate: true, inFile: edtfForms, type: ["string", "integer"] }),
  );

/** Returns an unquoted year, which is a number in YAML, as text. */
const dayAsWritten = (value: unknown): unknown => (typeof value === "number" ? String(value) : value);

/** The interval by which a date is sorted, in milliseconds. An unknown end is infinite. */
interface Interval {
  from: number;
  to: number;
}

/** Returns the interval by which to sort a date. Returns undefined for an invalid date. A period is sorted by its beginning. */
function intervalOf(date: string): Interval | undefined {
  const when = readWhen(date);
  if (!when) return undefined;
  return {
    from: when.type === "before" ? -Infinity : when.first.from,
    to: when.type === "after" ? Infinity : when.type === "during" ? when.first.to : when.last.to,
  };
}

/**
 * Returns whether one date is certainly earlier. 1985 is not earlier than 1985-08-07, and “in or after 1985” is not earlier than 1986. An
 * invalid date is neither earlier nor later.
 */
const isEarlier = (one: Interval | undefined, other: Interval | undefined): boolean =>
  one !== undefined && other !== undefined && one.to < other.from;

/** Sorts entries chronologically. An entry that is not certainly earlier than the entries before it keeps its place. */
export function inOrder<Entry>(entries: readonly Entry[], dateOf: (entry: Entry) => string): Entry[] {
  const sorted: { entry: Entry; interval: Interval | undefined }[] = [];
  for (const entry of entries) {
    const interval = intervalOf(dateOf(entry));
    const later = sorted.findIndex((other) => isEarlier(interval, other.interval));
    sorted.splice(later === -1 ? sorted.length : later, 0, { entry, interval });
  }
  return sorted.map(({ entry }) => entry);
}

/**
 * Returns the dates of a list that are in the wrong place: those that are certainly earlier than a date before them. Texts that are not dates
 * do not count.
 * @returns for each of them its index, the date itself, and a later date that is before it in the list (`after`)
 */
export function outOfOrder(dates: readonly string[]): { index: number; date: string; after: string }[] {
  const found: ReturnType<typeof outOfOrder> = [];
  let latest: { date: string; interval: Interval } | undefined;
  for (const [index, date] of dates.entries()) {
    const interval = intervalOf(date);
    if (!interval) continue;
    if (latest && isEarlier(interval, latest.interval)) found.push({ index, date, after: latest.date });
    if (!latest || interval.from > latest.interval.from) latest = { date, interval };
  }
  return found;
}
