import { dateInWords } from "../../../src/content-model/dates";

/** Returns a date as pages show it, but with a capital letter at the beginning. Returns an empty text if the value is not a date. */
export function shownDate(value: unknown, language = "en-GB"): string {
  const words = dateInWords(String(value), language) ?? "";
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Returns a day in the volunteer's time zone, in the format of dates in content/: 2026-05-01. This is the date format of Swedish (`sv`).
 */
const dayOf = (moment: Date) => moment.toLocaleDateString("sv");

/** Returns the day before a moment, at the same time of day. */
function dayBefore(moment: Date): Date {
  const before = new Date(moment);
  before.setDate(moment.getDate() - 1);
  return before;
}

/** Returns today's date in the format of dates in content/: 2026-05-01. */
export const today = () => dayOf(new Date());

/** Returns yesterday's date in the format of dates in content/: 2026-05-01. */
export const yesterday = () => dayOf(dayBefore(new Date()));

/**
 * Returns a time as people say it: today at 01:13, yesterday at 01:13, 27 Nov 2026 at 01:13.
 * @param when the time, in ISO 8601
 */
export function momentOf(when: string, now = new Date()): string {
  const moment = new Date(when);
  const time = moment.toLocaleTimeString("en-GB", { timeStyle: "short" });
  if (moment.toDateString() === now.toDateString()) return `today at ${time}`;
  if (moment.toDateString() === dayBefore(now).toDateString()) return `yesterday at ${time}`;
  return `${moment.toLocaleDateString("en-GB", { dateStyle: "medium" })} at ${time}`;
}
