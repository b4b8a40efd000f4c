/**
 * Values that the site fills into texts. {asOf} becomes the day in campaign.yaml to which the account is current. {quotations} becomes a
 * sentence about the quotations that were checked. {statements} becomes a table.
 */
import { errorIn, type Problem } from "./problem";
import { campaignOf, type Content } from "./contentFile";
import { inWords } from "./dates";
import { quotationsInWords } from "./quotation";
import type { valueNames } from "./readMarkdown";

type Files = Pick<Content, "files">;

/**
 * A map from the name of each value that the site fills into texts, such as asOf, to its definition:
 * - `title`: the name of the value in the editor;
 * - `help`: what the editor's command for the value does;
 * - `meaning`: a description of the value, for the message about a misspelt name;
 * - `like`: a pattern that matches the name in braces, even if it is misspelt;
 * - `of`: a function that returns the text for the value.
 */
const values = {
  asOf: {
    title: "Day of the account",
    help: "Inserts the day in the field As of, which says how recent the account is. If that day changes, the text changes too.",
    meaning: "the day in campaign.yaml to which the account is current",
    like: /\{ *as[ _-]*of *\}/gi,
    of: (content: Files, language: string) => {
      const day = campaignOf(content)?.asOf;
      return day && inWords(day, language);
    },
  },
  quotations: {
    title: "Quotations found",
    help: "Inserts a sentence that says how many quotations were checked at their sources, and with which results.",
    meaning: "the number of quotations that were checked at their sources, and the results",
    like: /\{ *quotations? *\}/gi,
    of: quotationsInWords,
  },
  statements: {
    title: "Table of statements",
    help: "Inserts the table with the statements of this page. Put it into a paragraph of its own.",
    meaning: "the table of the page's statements",
    like: /\{ *statements? *\}/gi,
    // This value has no text, because sections.ts inserts the table.
    of: () => undefined,
  },
} satisfies Record<(typeof valueNames)[number], object>;

/** The text of a regular expression that matches any value in braces, even if its name is misspelt. */
export const valueLike = `(?:${Object.values(values)
  .map(({ like }) => like.source)
  .join("|")})`;

/**
 * The text that stands for the table of a page's statements. A volunteer writes it as a paragraph of its own, where the table should
 * appear.
 */
export const statementsMark = "{statements}";

/** A map from each value as it is written in texts, for example {asOf}, to its `title` and `help`. */
export const valuesAsWritten: ReadonlyMap<string, { title: string; help: string }> = new Map(
  Object.entries(values).map(([name, value]) => [`{${name}}`, value]),
);

/**
 * Returns an object whose keys are the values as texts contain them, for example {asOf}, and whose values are the texts that replace them.
 * @param language the language of the text, for example en-GB
 */
const valuesInWords = (content: Files, language: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, { of }]) => [`{${name}}`, of(content, language) ?? `{${name}}`]),
  );

/**
 * Returns a function that replaces the values in a text.
 * @param language the language of the text, for example en-GB
 */
export function valuesIn(content: Files, language: string): (text: string) => string {
  const words = Object.entries(valuesInWords(content, language));
  return (text) => words.reduce((filled, [written, value]) => filled.replaceAll(written, value), text);
}

/** Finds misspelt values in texts, for example {as of} instead of {asOf}. */
export const checkValues = ({ files }: Files): Problem[] =>
  files.flatMap(({ file, uncommented }) =>
    Object.entries(values).flatMap(([name, { meaning, like }]) =>
      [...uncommented.matchAll(like)].flatMap(({ 0: written, index }) => {
        if (written === `{${name}}`) return [];
        const lines = uncommented.slice(0, index).split("\n");
        const place = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
        return [errorIn(file, place, `${written} is not recognised. Write {${name}} for ${meaning}.`)];
      }),
    ),
  );
