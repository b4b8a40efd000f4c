/** Converts dates as people write them to dates as files contain them: "about June 1985" becomes 1985-06~. */
import { readWhen } from "../../../src/content-model/dates";
import { today, yesterday } from "./shownDate";

const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

/** The first and the last month of each season. The year of a winter is the year in which the winter begins. */
const seasons: Readonly<Record<string, readonly [first: number, last: number]>> = {
  spring: [3, 5],
  summer: [6, 8],
  autumn: [9, 11],
  fall: [9, 11],
  winter: [12, 2],
};

const two = (number: number | string) => String(number).padStart(2, "0");

/**
 * Returns the number of the month with this name, of which at least the first three letters must be given. Returns undefined for any other
 * word.
 */
function monthOf(word: string): number | undefined {
  const begun = word.toLowerCase().replace(/\.$/, "");
  const index = begun.length < 3 ? -1 : months.findIndex((month) => month.startsWith(begun));
  return index === -1 ? undefined : index + 1;
}

/** Reads a day with a time of day, such as “12 March 2019 at 07:35”, “12 March 2019, 7.35 am” or “12 March 2019 at 7 pm”. */
function dayWithTime(text: string): string | undefined {
  const [, before, hour, minute = "00", half = ""] =
    /^(.+?)(?:,?\s+at|,)?\s+(\d{1,2})(?:[:.](\d\d)|(?=\s*[ap]\.?m))(?:\s*([ap])\.?m\.?)?$/i.exec(
      text.trim(),
    ) ?? [];
  const day = before === undefined ? undefined : calendarDate(before);
  if (day?.length !== "1985-06-03".length || hour === undefined) return undefined;
  if (half !== "" && (Number(hour) < 1 || Number(hour) > 12)) return undefined;
  const hours = half === "" ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return `${day}T${two(hours)}:${minute}`;
}

/** The feasts that are on the same day in each year, with their month and day. */
const feasts: Readonly<Record<string, string>> = {
  "christmas eve": "12-24",
  "christmas day": "12-25",
  "boxing day": "12-26",
  "new year's eve": "12-31",
  "new year's day": "01-01",
};

/** Reads a feast that is on the same day in each year, such as Christmas Day 1985. */
function feast(text: string): string | undefined {
  const [, name = "", year] = /^(.+?)\s+(?:(?:of|in)\s+)?(\d{4})$/i.exec(text) ?? [];
  const day = feasts[name.toLowerCase().replace("’", "'")];
  return year && day && `${year}-${day}`;
}

/** Reads one day, month or year, such as 12 March 2019, March 2019, 12/3/2019, 2019 or Boxing Day 2019. */
function calendarDate(text: string): string | undefined {
  const words = text
    .trim()
    .replace(/(^|[a-z.]\s+)the\s+(?=\d)/i, "$1")
    .replace(/^the\s+/i, "")
    .replace(/,/g, " ")
    .replace(/\b(\d+)(st|nd|rd|th)\b/gi, "$1")
    .replace(/\s+of\s+/i, " ");
  if (/^\d{4}(-\d\d(-\d\d(T\d\d:\d\d)?)?)?$/.test(words)) return words;
  const feastDay = feast(words);
  if (feastDay) return feastDay;
  const [, day, name = "", year] =
    /^(?:(?:[a-z]+day\s+)?(\d{1,2})\s+)?([a-z]+\.?)\s+(\d{4})$/i.exec(words) ?? [];
  const month = monthOf(name);
  if (year && month) return `${year}-${two(month)}${day ? `-${two(day)}` : ""}`;
  const [, first = "", number, after] = /^([a-z]+\.?)\s+(\d{1,2})\s+(\d{4})$/i.exec(words) ?? [];
  const early = monthOf(first);
  if (after && early && number) return `${after}-${two(early)}-${two(number)}`;
  // The day comes first, as in Britain.
  const [, ofMonth, monthNumber, full] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(words) ?? [];
  return full && monthNumber && ofMonth ? `${full}-${two(monthNumber)}-${two(ofMonth)}` : undefined;
}

/**
 * Reads the first and the last date of a period. If the first date lacks the year, or the month and the year, they are taken from the last
 * date.
 */
function both(first: string, last: string): readonly [string, string] | undefined {
  const end = calendarDate(last);
  const [, name = "", year = ""] = /([a-z]+)?\s*(\d{4})$/i.exec(last.trim()) ?? [];
  const start =
    calendarDate(first) ?? calendarDate(`${first} ${year}`) ?? calendarDate(`${first} ${name} ${year}`);
  return start !== undefined && end !== undefined ? [start, end] : undefined;
}

/**
 * Returns the day, month or year that is `steps` after a date, in the same precision. Returns undefined if the date does not exist or has a
 * time of day.
 */
function neighbour(date: string, steps: 1 | -1): string | undefined {
  if (date.length > "1985-06-03".length || !readWhen(date)) return undefined;
  const [year = 0, month, day] = date.split("-").map(Number);
  const monthSteps = month !== undefined && day === undefined ? steps : 0;
  const moved = new Date(
    Date.UTC(year, (month ?? 1) - 1 + monthSteps, (day ?? 1) + (day === undefined ? 0 : steps)),
  );
  if (month === undefined) moved.setUTCFullYear(year + steps);
  return moved.toISOString().slice(0, date.length);
}

/**
 * Returns the full year of a year of two digits. Returns undefined if it may be a year of this century, because the century is not known
 * then.
 */
function lastCentury(digits: string): string | undefined {
  return Number(`20${digits}`) > Number(today().slice(0, 4)) ? `19${digits}` : undefined;
}

/** Reads a season, such as summer 1985 or summer 85. Returns the months of the season, because the day may be in any of them. */
function season(text: string): string | undefined {
  const [, name = "", typed = ""] =
    /^(?:in\s+)?(?:the\s+)?([a-z]+)\s+(?:of\s+)?(\d{4}|['’]?\d\d)$/i.exec(text) ?? [];
  const [first, last] = seasons[name.toLowerCase()] ?? [];
  const year = typed.length === 4 ? typed : lastCentury(typed.replace(/\D/, ""));
  if (first === undefined || last === undefined || year === undefined) return undefined;
  return `[${year}-${two(first)}..${Number(year) + (last < first ? 1 : 0)}-${two(last)}]`;
}

/** Patterns for the first, second and last third of a month, a year or a decade: the words that people use for each third. */
const thirds: readonly RegExp[] = [/^(early|beginning|start)$/i, /^mid(dle)?$/i, /^(late|end)$/i];

/**
 * Reads a third of a month, a year or a decade, such as early June 1985, mid-1985, the end of 1985 or the late 1980s. The first third of a
 * month ends with its 10th day, and the second third with its 20th. The thirds of a year have four months. The thirds of a decade have
 * four, three and three years.
 */
function third(text: string): string | undefined {
  const [, name = "", of = ""] =
    /^(?:(?:in|at|towards)\s+)?(?:the\s+)?([a-z]+)(?:\s+(?:of|in)\s+|\s+|-)(?:the\s+)?(.+)$/i.exec(text) ??
    [];
  const index = thirds.findIndex((words) => words.test(name));
  if (index === -1) return undefined;
  const between = (
    spans: readonly (readonly [first: number, last: number])[],
    dateOf: (end: number) => string,
  ) => `[${(spans[index] ?? []).map(dateOf).join("..")}]`;
  const [, decade] = /^(\d{3})0s$/.exec(of) ?? [];
  if (decade)
    return between(
      [
        [0, 3],
        [4, 6],
        [7, 9],
      ],
      (year) => `${decade}${year}`,
    );
  const date = calendarDate(of);
  if (date?.length === "1985".length)
    return between(
      [
        [1, 4],
        [5, 8],
        [9, 12],
      ],
      (month) => `${date}-${two(month)}`,
    );
  if (date?.length !== "1985-06".length) return undefined;
  const [year = 0, month = 0] = date.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return between(
    [
      [1, 10],
      [11, 20],
      [21, lastDay],
    ],
    (day) => `${date}-${two(day)}`,
  );
}

/** Matches the words that make a date uncertain, at the beginning of a text: “about”, “probably in”. */
const uncertain = /^(?:about|around|approximately|circa|ca?\.?|probably) (?:in |on )?(?=.)/i;

function written(text: string): string | undefined {
  if (/^today$/i.test(text)) return today();
  if (/^yesterday$/i.test(text)) return yesterday();
  if (uncertain.test(text)) {
    // “Christmas” may mean one day or several, so it is not a date by itself. After “about”, it is read as Christmas Day.
    const about = text
      .replace(uncertain, "")
      .replace(/^(?:christmas|xmas)(?= (?:(?:of|in) )?\d)/i, "Christmas Day");
    const date = calendarDate(about);
    // A season, or a third of a month, year or decade, is an uncertain date already, so it does not get a `~`.
    return date ? `${date}~` : (season(about) ?? third(about));
  }
  const [, from, to] = /^between\s+(.+?)\s+and\s+(.+)$/i.exec(text) ?? [];
  if (from && to) {
    const dates = both(from, to);
    return dates && `[${dates.join("..")}]`;
  }
  const [, orOn = "", side = "", of = ""] = /^((?:on|in) or )?(before|after|by) (.+)$/i.exec(text) ?? [];
  if (of !== "") {
    const isAfter = side.toLowerCase() === "after";
    const date = calendarDate(of);
    // "Before June" does not include June, but "in or before June" and "by June" do.
    const end = date && (orOn || /by/i.test(side) ? date : neighbour(date, isAfter ? 1 : -1));
    return end && (isAfter ? `[${end}..]` : `[..${end}]`);
  }
  const [, decade] = /^(?:in )?(?:the )?(\d{3}0)s$/i.exec(text) ?? [];
  if (decade) return `[${decade}..${Number(decade) + 9}]`;
  const [, one, other] = /^(.+?) or (.+)$/i.exec(text) ?? [];
  const [first, next] = (one && other && both(one, other)) || [];
  if (first && next) return neighbour(first, 1) === next ? `[${first}..${next}]` : undefined;
  const span = season(text) ?? third(text);
  if (span) return span;
  const alone = text.replace(/^(in|on)\s+/i, "");
  const years = twoYears(alone);
  if (years) return years;
  const single = calendarDate(alone) ?? dayWithTime(alone);
  if (single) return single;
  const [, start, end] =
    /^(?:from )?(.+?)(?: ?(?:\bto\b|\buntil\b|–|—) ?| - |(?<=^\d\d?)-(?=\d\d? [a-z])|(?<=^\d{4})-(?=\d{4}$))(.+)$/i.exec(
      text,
    ) ?? [];
  const dates = start && end ? both(start, end) : undefined;
  return dates && dates.join("/");
}

/**
 * Reads two years of which the second has only two digits, such as 1985/86 or 1985–86. Returns undefined if the two digits may be a month,
 * as in 2005/06.
 */
function twoYears(text: string): string | undefined {
  const [, century = "", first = "", last = ""] = /^(\d\d)(\d\d)(?:\/| ?[-–—] ?)(\d\d)$/.exec(text) ?? [];
  return last > first && Number(last) > 12 ? `${century}${first}/${century}${last}` : undefined;
}

const oneSpaced = (text: string) => text.trim().replace(/\s+/g, " ");

/**
 * Reads a date as people write it.
 * @returns the date as files contain it. Undefined if the text is not a date, or if it is already in the format of content files
 */
export function readDate(text: string): string | undefined {
  const typed = oneSpaced(text);
  if (typed === "" || readWhen(typed)) return undefined;
  const date = written(typed);
  return date !== undefined && readWhen(date) ? date : undefined;
}

/**
 * Returns whether a text is a single date that does not exist, such as 29 February 2027. Returns false for a date such as 12/25/2019,
 * because somebody may have written the month first.
 */
export function isMissingDate(text: string): boolean {
  const alone = oneSpaced(text)
    .replace(uncertain, "")
    .replace(/^(?:in|on) /i, "");
  const date = calendarDate(alone);
  return date !== undefined && !readWhen(date) && !/[./]/.test(alone);
}

/** Returns whether a text would be a date if it had a year, for example 3 June or about spring. */
export function lacksYear(text: string): boolean {
  const typed = oneSpaced(text);
  const words = typed.replace(uncertain, "").replace(/^(?:in|on) /i, "");
  return (
    words !== "" &&
    (calendarDate(`${words} 1985`) ?? season(`${words} 1985`)) !== undefined &&
    readDate(typed) === undefined
  );
}
