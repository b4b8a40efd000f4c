import { dateInWords } from "../../../src/content-model/dates";

/** Returns a date as pages show it, but with a capital letter at the beginning. Returns an empty text if the value is not a date. */
export function shownDate(value: unknown, language = "en-GB"): string {
  const words = dateInWords(String(value), language) ?? "";
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns today's date in the volunteer's time zone. The Swedish format is the format of dates in content. */
export const today = () => new Date().toLocaleDateString("sv");

/**
 * Returns a time as people say it: today at 01:13, yesterday at 01:13, 27 Nov 2026 at 01:13.
 * @param when in ISO 8601
 */
export function momentOf(when: string, now = new Date()): string {
  const moment = new Date(when);
  const time = moment.toLocaleTimeString("en-GB", { timeStyle: "short" });
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (moment.toDateString() === now.toDateString()) return `today at ${time}`;
  if (moment.toDateString() === yesterday.toDateString()) return `yesterday at ${time}`;
  return `${moment.toLocaleDateString("en-GB", { dateStyle: "medium" })} at ${time}`;
}
