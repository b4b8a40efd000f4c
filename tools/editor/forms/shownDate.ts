import { inWords } from "../../../src/content-model/dates";

/** A date in words as the page has it; nothing while it is none. */
export function dateInWords(value: unknown, language = "en-GB"): string {
  try {
    const words = inWords(String(value), language);
    return words.charAt(0).toUpperCase() + words.slice(1);
  } catch {
    return "";
  }
}

/** Today where the volunteer is; Swedish writes a day as content does. */
export const today = () => new Date().toLocaleDateString("sv");
