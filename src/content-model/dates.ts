/**
 * Reads the dates of content, writes them out in words, and sorts them. The format of dates is EDTF, the Extended Date/Time Format (ISO
 * 8601-2). The check reports dates that this module refuses as errors.
 */
import { Date as EdtfDate, parse, type EdtfNode } from "edtf";
import { z } from "zod";
import { assertFound } from "../lib/assertFound";

interface CalendarDate {
  /** The date in the form that HTML and content use: 1985, 1985-06, 1985-06-03 or 1985-06-03T07:35. */
  iso: string;
  /** The times at which the date begins and ends, in milliseconds since 1970. */
  from: number;
  to: number;
}

/**
 * The meaning of a date in content. The `type` says when something happened, relative to `first` and `last`:
 * - `on`, `about`: on this date, or near it;
 * - `during`: from the first date to the last date;
 * - `between`: at one moment from the first date to the last date;
 * - `before`, `after`: on that date or earlier, or on that date or later.
 */
interface When {
  type: "on" | "about" | "during" | "between" | "before" | "after";
  first: CalendarDate;
  last: CalendarDate;
}

/**
 * The length in characters of a date, as ISO 8601 writes it. The index is the number of its parts: year, month, day, hour, minute. A date
 * with an hour also has a minute.
 */
const lengths = [0, 4, 7, 10, undefined, 16];

/**
 * Converts a parsed date. Returns undefined for dates that a page cannot write in words. Such dates have an hour but no minute, a second or
 * a time zone, or they are written like 198X and 1985?.
 */
function calendarDate(node: EdtfNode | null): CalendarDate | undefined {
  if (node?.type !== "Date") return undefined;
  const { values, timeZone, uncertain, unspecified } = node;
  const length = lengths[values.length];
  if (length === undefined || !((values[0] ?? 0) > 0)) return undefined;
  if (timeZone !== undefined || uncertain !== undefined || unspecified !== undefined) return undefined;
  // `offset: 0` keeps a time of day as it is written, because content gives the local time of the event. Without `offset`, the parser would
  // convert it from the time zone of this computer.
  const { min, max } = new EdtfDate({ ...node, offset: 0 });
  // The parser accepts 29 February in every year, and turns it into 1 March if the year has no such day. A changed day therefore shows that
  // the date does not exist.
  if (values[2] !== undefined && new Date(min).getUTCDate() !== values[2]) return undefined;
  return { iso: new Date(min).toISOString().slice(0, length), from: min, to: max };
}

function range(type: When["type"], nodes: readonly (EdtfNode | null)[]): When | undefined {
  if (nodes.some((node) => node?.type === "Date" && node.approximate)) return undefined;
  const [first, last] = nodes.map(calendarDate);
  // The site does not support ranges between times of day.
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

/** A cache of the results of `readWhen`. The parser needs up to a millisecond, and each check reads every date of the content. */
const cache = new Map<string, When | undefined>();

/**
 * Reads a date in EDTF. Returns undefined if the text is not EDTF, if the date does not exist, or if the site cannot write such a date out
 * in words.
 */
export function readWhen(text: string): When | undefined {
  // A text with lower-case letters cannot be EDTF, so it is neither parsed nor cached. The editor's list of changes calls this function for
  // every value, not only for dates.
  if (/[a-z]/.test(text)) return undefined;
  if (!cache.has(text)) cache.set(text, parseWhen(text));
  return cache.get(text);
}

/** Reads a date as `readWhen` does, but does not use the cache. */
function parseWhen(text: string): When | undefined {
  try {
    return toWhen(parse(text));
  } catch {
    return undefined;
  }
}

/**
 * A cache of formatters, because making a formatter takes longer than formatting a hundred dates. The key consists of the language and the
 * length of a date.
 */
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
 * Writes a date in words: 1999-12-02 becomes 2 December 1999, and 1999-12~ becomes about December 1999.
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

/** Writes a date in words. Returns undefined if the text is not a date. */
export const dateInWords = (text: string, language: string): string | undefined =>
  readWhen(text) && inWords(text, language);

/** Returns the number of whole days from a day, YYYY-MM-DD, until a later time. */
export const daysBetween = (from: string, to: Date): number =>
  Math.floor((to.getTime() - Date.parse(from)) / 86_400_000);

/** Accepts a day that exists: YYYY-MM-DD. */
export const day = () =>
  z.iso
    .date("must be a day that exists, written YYYY-MM-DD, for example 2018-09-08")
    .meta({ inFile: "2018-09-08" });

/**
 * Accepts a year, month, day or minute: YYYY, YYYY-MM, YYYY-MM-DD or YYYY-MM-DDThh:mm. check/checkSite.ts refuses such a date if it is in
 * the future.
 */
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
        // A number is accepted too, because YAML reads an unquoted year as a number.
        type: ["string", "integer"],
        pattern: String.raw`^\d{4}(-\d\d(-\d\d(T\d\d:\d\d)?)?)?$`,
      }),
  );

/** A list for messages and help texts, of dates as files contain them, each with its meaning. */
const edtfForms =
  "1985, 1985-06, 1985-06-03 or 1985-06-03T07:35; 1985-06~ for about June 1985; [1985..1987] for between 1985 and 1987; [..1985-06] for in or before June 1985; [1985-06..] for in or after June 1985; 1985-06/1985-08 for June to August 1985";

/** Accepts a date that may be uncertain, in EDTF. The description of the date's schema lists the accepted forms. */
export const edtfDate = () =>
  z.preprocess(
    dayAsWritten,
    z
      .string()
      .refine((value) => readWhen(value) !== undefined, {
        error: ({ input }) =>
          `is “${String(input)}”. Write a date that exists, in one of these forms: ${edtfForms}`,
      })
      .meta({ isDate: true, inFile: edtfForms, type: ["string", "integer"] }),
  );

/** Returns a year that is not in quotes, which YAML reads as a number, as text. */
const dayAsWritten = (value: unknown): unknown => (typeof value === "number" ? String(value) : value);

/** The first and the last possible moment of a date, in milliseconds. If one of them is not known, it is infinite. */
interface Interval {
  from: number;
  to: number;
}

/**
 * Returns the interval of a date, for sorting. Returns undefined for an invalid date. For a period, this is the interval of its beginning.
 */
function intervalOf(date: string): Interval | undefined {
  const when = readWhen(date);
  if (!when) return undefined;
  return {
    from: when.type === "before" ? -Infinity : when.first.from,
    to: when.type === "after" ? Infinity : when.type === "during" ? when.first.to : when.last.to,
  };
}

/**
 * Returns whether `one` is certainly earlier than `other`. For example, 1984 is certainly earlier than 1985-08-07. But 1985 may be later
 * than this day, and “in or after 1985” may be later than 1986. Returns false if a date is invalid.
 */
const isEarlier = (one: Interval | undefined, other: Interval | undefined): boolean =>
  one !== undefined && other !== undefined && one.to < other.from;

/** Sorts entries chronologically. Moves an entry only if it is certainly earlier than an entry before it. */
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
 * Finds the dates of a list that are certainly earlier than a date before them in the list. Ignores texts that are not dates.
 * @returns the index of each such date, the date itself, and the later date before it in the list (`after`)
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
