/** The fields that are derived from dates: in words, and as days by which queries can compare. */
import { z } from "zod";
import { day, inWords, readWhen } from "../content-model/dates";
import type { ContentOf } from "../content-model/kind";
import type { timelineEventKind } from "../content-model/timelineEvent";
import { viewOf } from "../content-model/walkSchema";
import { assertFound } from "../lib/assertFound";
import type { Site } from "./site";

const text = z.string();

/** Returns a time as YYYY-MM-DD in UTC. */
export const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

export const eventDateShape = {
  date: text.describe("Its date as readers see it: its own words, or when in words."),
  datetime: text
    .nullable()
    .describe("Its date in HTML's form, which has none for a range or an uncertain date."),
  year: z.int().describe("The year in which its date begins."),
};

/** Returns the values of `eventDateShape`. */
export function eventDates({ date, when }: ContentOf<typeof timelineEventKind>, { language, textOf }: Site) {
  const { is, first } = assertFound(readWhen(when), "date", when);
  const words = inWords(when, language);
  return {
    date: date === undefined ? words.charAt(0).toLocaleUpperCase(language) + words.slice(1) : textOf(date),
    datetime: is === "on" ? first.iso : null,
    year: Number(first.iso.slice(0, 4)),
  };
}

/** Returns the first and the last day of a date; null where the date is open or missing. */
function daysOf(date: unknown): { begins: string | null; ends: string | null } {
  const when = typeof date === "string" ? readWhen(date) : undefined;
  return {
    begins: when && when.is !== "before" ? dayAt(when.first.from) : null,
    ends: when && when.is !== "after" ? dayAt(when.last.to) : null,
  };
}

/**
 * Returns the fields that are derived from the dates of an object: each date in words, and its first and last day, by which queries can
 * compare. With several dates, these days begin with the name of theirs: madeBegins.
 */
export function datesInWords(object: z.ZodType) {
  const { shape } = viewOf(object);
  const dates = Object.entries(shape.is === "object" ? shape.fields : {})
    .map(([name, is]) => ({ name, ...viewOf(is) }))
    .filter(({ schema }) => schema.meta()?.isDate);
  const fieldOf = (name: string, end: "begins" | "ends") =>
    dates.length === 1 ? end : `${name}${end === "begins" ? "Begins" : "Ends"}`;
  const dayField = (name: string, which: string) =>
    day().nullable().describe(`The ${which} day of ${name}, YYYY-MM-DD; null where that is open.`);
  return {
    shape: Object.fromEntries(
      dates.flatMap(({ name, optional }): [string, z.ZodType][] => [
        [`${name}InWords`, (optional ? text.nullable() : text).describe(`The field ${name} in words.`)],
        [fieldOf(name, "begins"), dayField(name, "first")],
        [fieldOf(name, "ends"), dayField(name, "last")],
      ]),
    ),
    of: (entry: Record<string, unknown>, { language }: Site) =>
      Object.fromEntries(
        dates.flatMap(({ name }) => {
          const date = entry[name];
          const { begins, ends } = daysOf(date);
          return [
            [`${name}InWords`, typeof date === "string" ? inWords(date, language) : null],
            [fieldOf(name, "begins"), begins],
            [fieldOf(name, "ends"), ends],
          ];
        }),
      ),
  };
}
