import { inWords, readWhen } from "../content-model/dates";
import { assertFound } from "../lib/assertFound";

/** YYYY-MM-DD in UTC. */
export const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

/** What pages show of an entry's date, and what queries compare. */
export function datesOf({ date, when }: Record<string, unknown>, language: string): Record<string, unknown> {
  const { is, first, last } = assertFound(readWhen(String(when)), "date", String(when));
  const words = inWords(String(when), language);
  return {
    date: date ?? words.charAt(0).toLocaleUpperCase(language) + words.slice(1),
    datetime: is === "on" ? first.iso : null,
    year: Number(first.iso.slice(0, 4)),
    begins: dayAt(first.from),
    ends: dayAt(last.to),
  };
}
