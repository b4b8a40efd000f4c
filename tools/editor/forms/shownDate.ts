import { dateInWords } from "../../../src/content-model/dates";

/** A date as the page has it, at the beginning of a line; empty while it is none. */
export function shownDate(value: unknown, language = "en-GB"): string {
  const words = dateInWords(String(value), language) ?? "";
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Today where the volunteer is; Swedish writes a day as content does. */
export const today = () => new Date().toLocaleDateString("sv");

export const momentOf = (when: string) =>
  new Date(when).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
