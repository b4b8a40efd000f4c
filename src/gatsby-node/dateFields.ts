/** The fields that are derived from dates: in words, and as days by which queries can compare. */
import { z } from "zod";
import { day, inWords, readWhen } from "../content-model/dates";
import type { timelineEvent } from "../content-model/timelineEvent";
import { viewOf } from "../content-model/walkSchema";
import { assertFound } from "../lib/assertFound";
import type { Site } from "./site";

const text = z.string();

/** YYYY-MM-DD in UTC. */
export const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

export const eventDateShape = {
  date: text.describe("Its date as readers see it: its own words, or when in words."),
  datetime: text
    .nullable()
    .describe("Its date in HTML's form, which has none for a range or an uncertain date."),
  year: z.int().describe("The year in which its date begins."),
  begins: day().describe("The first day on which it may have happened."),
  ends: day().describe("The last day on which it may have happened."),
};

/** The values of `eventDateShape`. */
export function eventDates({ date, when }: z.output<typeof timelineEvent>, { language, textOf }: Site) {
  const { is, first, last } = assertFound(readWhen(when), "date", when);
  const words = inWords(when, language);
  return {
    date: date === undefined ? words.charAt(0).toLocaleUpperCase(language) + words.slice(1) : textOf(date),
    datetime: is === "on" ? first.iso : null,
    year: Number(first.iso.slice(0, 4)),
    begins: dayAt(first.from),
    ends: dayAt(last.to),
  };
}

/** For each date of an object that may be uncertain, or less than a day, the field that has it in words. */
export function datesInWords(object: z.ZodType) {
  const { shape } = viewOf(object);
  const dates = Object.entries(shape.is === "object" ? shape.fields : {})
    .map(([name, is]) => ({ name, ...viewOf(is) }))
    .filter(({ schema }) => schema.meta()?.isDate);
  const all = <Value>(value: (name: string, optional: boolean) => Value) =>
    Object.fromEntries(dates.map(({ name, optional }) => [`${name}InWords`, value(name, optional)]));
  return {
    shape: all((name, optional) =>
      (optional ? text.nullable() : text).describe(`The field ${name} in words.`),
    ),
    of: (entry: Record<string, unknown>, { language }: Site) =>
      all((name) => (typeof entry[name] === "string" ? inWords(entry[name], language) : null)),
  };
}
