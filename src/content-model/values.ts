/**
 * Values that the site fills into texts. {asOf} becomes the day to which the account of the case is current, {quotations} becomes a
 * sentence about the quotations that were checked, and {statements} becomes a table.
 */
import { errorIn, type Problem } from "./problem";
import { campaignOf, type Content } from "./contentFile";
import { inWords } from "./dates";
import { quotationsInWords } from "./quotation";
import type { valueNames } from "./readMarkdown";

type Files = Pick<Content, "files">;

/**
 * The values by their names: the name in the editor (`title`), the meaning (`is`), a pattern for the right and wrong spellings (`like`),
 * and the function that returns the text (`of`).
 */
const values = {
  asOf: {
    title: "Day of the account",
    is: "the day in campaign.yaml to which the account is current",
    like: /\{ *as[ _-]*of *\}/gi,
    of: (content: Files, language: string) => {
      const day = campaignOf(content)?.asOf;
      return day && inWords(day, language);
    },
  },
  quotations: {
    title: "Quotations found",
    is: "the number of quotations that were checked at their sources, and the results",
    like: /\{ *quotations? *\}/gi,
    of: quotationsInWords,
  },
  statements: {
    title: "Table of statements",
    is: "the table of the page's statements",
    like: /\{ *statements? *\}/gi,
    // This value has no text, because sections.ts puts the table in its place.
    of: () => undefined,
  },
} satisfies Record<(typeof valueNames)[number], object>;

/** The only text of the paragraph in whose place the page's statements are shown. */
export const statementsMark = "{statements}";

/** The name of each value in the editor, by the form that texts use. */
export const valueTitles: ReadonlyMap<string, string> = new Map(
  Object.entries(values).map(([name, { title }]) => [`{${name}}`, title]),
);

/**
 * Returns the text of each value, by the form that texts use.
 * @param language the language of the text, for example en-GB
 */
const valuesInWords = (content: Files, language: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, { of }]) => [`{${name}}`, of(content, language) ?? `{${name}}`]),
  );

/** Returns a function that fills the values into a text. */
export function valuesIn(content: Files, language: string): (text: string) => string {
  const words = Object.entries(valuesInWords(content, language));
  return (text) => words.reduce((filled, [written, value]) => filled.replaceAll(written, value), text);
}

/** Finds misspelt values. */
export const checkValues = ({ files }: Files): Problem[] =>
  files.flatMap(({ file, uncommented }) =>
    Object.entries(values).flatMap(([name, { is, like }]) =>
      [...uncommented.matchAll(like)].flatMap(({ 0: written, index }) => {
        if (written === `{${name}}`) return [];
        const lines = uncommented.slice(0, index).split("\n");
        const place = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
        return [errorIn(file, place, `${written} is not recognised. Write {${name}} for ${is}.`)];
      }),
    ),
  );
