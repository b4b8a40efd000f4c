/** The messages about texts that a date field does not accept. */
import type { z } from "zod";
import { dateInWords, readWhen } from "../../../src/content-model/dates";
import { isMissingDate, lacksYear, readDate } from "./readDate";
import { today } from "./shownDate";

/**
 * The dates that a date field accepts. "dates" are days, months and years. "uncertain dates" also includes dates such as "about June 1985".
 */
export type AcceptedDates = "days" | "dates" | "uncertain dates";

/** Returns the dates that the schema of a date field accepts. */
export function acceptedDates(schema: z.ZodType): AcceptedDates {
  if (schema.safeParse("1985-06~").success) return "uncertain dates";
  return schema.safeParse("1985-06").success ? "dates" : "days";
}

/**
 * For each type of date field: examples of accepted dates, the pattern of these dates in content files, and the end of the message about a
 * date that is too vague.
 */
const dateFields: Readonly<
  Record<AcceptedDates, { examples: string; isAccepted: RegExp; tooVague: string }>
> = {
  days: { examples: "3 June 1985", isAccepted: /^\d{4}-\d\d-\d\d$/, tooVague: "is not a single day." },
  dates: {
    examples: "3 June 1985, June 1985 or 1985",
    isAccepted: /^[\dT:-]+$/,
    tooVague: "is not a single date without words such as “about”.",
  },
  "uncertain dates": {
    examples: "3 June 1985, about June 1985, or between 1985 and 1987",
    isAccepted: /^/,
    tooVague: "",
  },
};

/**
 * Converts a date as people write it to the format of content files. Returns undefined if the text is not a date, or if the field does not
 * accept such a date.
 */
export function readAcceptedDate(text: string, accepts: AcceptedDates): string | undefined {
  const date = readDate(text) ?? text;
  return readWhen(date) && dateFields[accepts].isAccepted.test(date) ? date : undefined;
}

/** Matches a time of day, or a word with which people describe one: “7:35”, “at 7”, “noon”, “early”. */
const timeWords =
  /\d[:.]\d\d|\b(?:[ap]m|[ap]\.m\.|past|o['’]?clock|noon|midday|midnight|dawn|dusk|morning|afternoon|evening|night|early|late|hours?|at \d\d?)\b/i;

/**
 * Looks for a day at the beginning or the end of a text whose remaining words are about the time of day.
 * @returns the words of the day, and the remaining words
 */
function dayNextToTime(text: string): { day: string; time: string } | undefined {
  const words = text.trim().split(/\s+/);
  for (let count = words.length - 1; count > 0; count -= 1)
    for (const isFirst of [true, false]) {
      const [start, end] = isFirst ? [0, count] : [words.length - count, words.length];
      const part = words.slice(start, end).join(" ").replace(/,$/, "");
      const date = readDate(part) ?? part;
      const time = (isFirst ? words.slice(end) : words.slice(0, start)).join(" ");
      if (/^\d{4}-\d\d-\d\d~?$/.test(date) && timeWords.test(time)) {
        const day = dateInWords(date, "en-GB");
        if (day !== undefined) return { day, time };
      }
    }
  return undefined;
}

/**
 * Looks for a year and a feast that may mean several days, as in “Christmas 1985”. Returns examples of dates to write instead, or undefined
 * if the text does not contain such a feast.
 */
function feastExamples(text: string, accepts: AcceptedDates): string | undefined {
  const [year] = /\d{4}/.exec(text) ?? [];
  const isVagueAccepted = accepts === "uncertain dates";
  if (year === undefined) return undefined;
  if (/\b(?:christmas|xmas)\b/i.test(text))
    return isVagueAccepted ? `25 December ${year}, or about 25 December ${year}` : `25 December ${year}`;
  if (/\bnew year\b/i.test(text)) {
    const [eve, day] = [`31 December ${Number(year) - 1}`, `1 January ${year}`];
    return isVagueAccepted ? `${day}, or between ${eve} and ${day}` : day;
  }
  if (!/\beaster\b/i.test(text)) return undefined;
  return accepts === "days" ? `7 April ${year}` : isVagueAccepted ? `about April ${year}` : `April ${year}`;
}

/** Matches the words around a date that is only the beginning of a period: “since 1985”, “1985 onwards”, “1985 to now”. */
const sinceWords = /^(?:since|from) | onwards?$|(?: to | until | ?[-–—] ?)(?:(?:the )?present|now|today)$/i;

/** Matches the words before a date that is only the end of a period: “until 1985”. */
const untilWords = /^(?:until|till|up to) /i;

/**
 * Makes the message about a period of which only the beginning or only the end is known. Returns undefined if the text is not such a period,
 * or if the field does not accept the date in it.
 */
function openPeriodAdvice(
  text: string,
  accepts: AcceptedDates,
): { problem: string; advice: string } | undefined {
  const isSince = sinceWords.test(text);
  const date = readAcceptedDate(text.replace(isSince ? sinceWords : untilWords, ""), accepts);
  const shown = date && dateInWords(date, "en-GB");
  if ((!isSince && !untilWords.test(text)) || date === undefined) return undefined;
  const event =
    accepts === "uncertain dates" ? dateInWords(isSince ? `[${date}..]` : `[..${date}]`, "en-GB") : undefined;
  return {
    problem: `“${text}” does not say when the period ${isSince ? "ended" : "began"}.`,
    advice: `Write only the ${isSince ? "beginning" : "end"}: ${shown}.${event === undefined ? "" : ` For one event at an unknown time, write: ${event}.`}`,
  };
}

/**
 * Returns the text with its year in full if it is a date whose year has two digits, as in “June 85”. Returns undefined for any other text,
 * and if the two digits may be a day, as in “June 12”.
 */
function withFullYear(text: string): string | undefined {
  const [, before, digits] = /^(|.*?[^\d’'])['’]?(\d\d)$/.exec(text) ?? [];
  if (before === undefined || digits === undefined) return undefined;
  if (Number(digits) <= 31 && (before === "" || lacksYear(text))) return undefined;
  const century = Number(`20${digits}`) > Number(today().slice(0, 4)) ? "19" : "20";
  const full = `${before}${century}${digits}`;
  return readWhen(readDate(full) ?? full) ? full : undefined;
}

/**
 * Makes the message about a text that a date field does not accept.
 * @returns `problem` says why the field does not accept the date. It is undefined if the text is not a date at all. `advice` says what to
 * write
 */
export function dateAdvice(text: string, accepts: AcceptedDates): { problem?: string; advice: string } {
  const { examples, tooVague } = dateFields[accepts];
  const typed = text.trim();
  const advice = `Write for example ${examples}.`;
  const next = dayNextToTime(text);
  if (next) {
    const { day, time } = next;
    const exact = day.replace(/^about /, "");
    if (accepts === "days")
      return { problem: `“${typed}” is not a single day.`, advice: `Write only the day: ${exact}.` };
    return {
      problem: `The editor can read “${day}”, but not “${time}”.`,
      advice: `Write only the day: ${accepts === "dates" ? exact : day}. Or write the exact time in figures, for example ${exact} at 19:30.`,
    };
  }
  const openPeriod = openPeriodAdvice(typed, accepts);
  if (openPeriod) return openPeriod;
  const full = withFullYear(typed);
  if (full !== undefined && readAcceptedDate(full, accepts) === undefined)
    return { problem: `“${typed}” ${tooVague}`, advice };
  if (full !== undefined)
    return {
      problem: `The year of “${typed}” has only two digits.`,
      advice: `Write it in full, for example ${full}.`,
    };
  const about = typed.replace(/^(.+?)\s*\(?\?\)?$/, "about $1");
  if (about !== typed && readAcceptedDate(about, accepts) !== undefined)
    return { problem: `The editor cannot read the question mark of “${typed}”.`, advice: `Write ${about}.` };
  if (isMissingDate(text)) return { problem: `The date “${typed}” does not exist.`, advice };
  if (lacksYear(text)) return { problem: `“${typed}” has no year.`, advice };
  const read = readDate(text) ?? text;
  if (readWhen(read) && readAcceptedDate(text, accepts) === undefined)
    return { problem: `“${typed}” ${tooVague}`, advice };
  const feast = feastExamples(text, accepts);
  if (feast === undefined) return { advice };
  return {
    problem: `“${typed}” may mean more than one day.`,
    advice: `Write the date that you mean, for example ${feast}.`,
  };
}
