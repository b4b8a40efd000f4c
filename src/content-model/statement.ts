import { z } from "zod";
import { changes } from "./changes";
import { moment } from "./dates";
import { citations, page, sample, sentences, slug, text } from "./fields";
import { defineKind } from "./kind";

/** The columns of the table of statements, from left to right. The headings of the columns are in campaign.yaml. */
const sides = ["ours", "others", "found"] as const;

const answer = z
  .strictObject({
    by: text().describe(
      "The role of the person or court that answered, for example: The Home Secretary, His solicitors, The Court of Appeal.",
    ),
    side: z
      .enum(sides)
      .describe(
        "The column of the table that shows the answer: our side, the other side, or courts and commissions.",
      ),
    when: moment().optional().meta({
      description: "The day, month or year of the answer.",
      isNeeded: true,
    }),
    is: z
      .enum(["said", "denied", "not asked", "no record"])
      .default("said")
      .describe(
        "The kind of answer. Choose “said” for quoted words, and “denied” for a denial. Choose “not asked” if nobody asked, and “no record” if we have found no record of an answer. Quote only words that somebody has read in the source.",
      ),
    words: text().optional().meta({
      description: "The exact words of the answer, without quotation marks.",
      isNeeded: true,
    }),
    sources: citations().meta({
      description:
        "The sources of the answer. Name the page or paragraph in each source. Leave this empty if there is no record of an answer.",
      isNeeded: true,
    }),
  })
  .refine(({ is, words }) => is !== "said" || words !== undefined, {
    path: ["words"],
    message:
      'are missing. Write the exact words of the answer. If there are no words to quote, choose “denied”, “not asked” or “no record” in "is"',
  })
  .refine(({ is, words }) => is === "said" || is === "denied" || words === undefined, {
    path: ["words"],
    message: 'must be left out, because "is" says that there is no answer. Delete the words, or correct "is"',
  })
  .refine(({ is, sources }) => is === "no record" || is === "not asked" || sources.length > 0, {
    path: ["sources"],
    message: "must name at least one source for this answer",
  })
  .refine(({ is, when }) => is !== "said" || when !== undefined, {
    path: ["when"],
    message: "is missing. Write the day, month or year of this answer",
  })
  .meta({ title: "Answer", description: "An answer to a question, or the fact that there is no answer." });

/** content/statements.yaml: one question, and the dated answers of each side. Pages show the question as a row of a table. */
const statement = z
  .strictObject({
    anchor: slug().describe(
      "The short name for links to this question. The address of the question ends with #statement_ and this name.",
    ),
    question: text().describe(
      "The question, in a few neutral words. The wording must not suggest an answer.",
    ),
    answers: z
      .array(answer)
      .min(1, "is empty. Add at least one answer")
      .describe("The answers to the question, the earliest first."),
    oneSided: sentences()
      .optional()
      .describe(
        "If only one side has answered: the reason, for example who has not answered or was not asked.",
      ),
    pages: z
      .array(page())
      .min(1, "is empty. Add at least one page that shows this question")
      .describe("The pages that show this question."),
    changes: changes(),
    sample: sample(),
  })
  .refine(
    ({ answers, oneSided }) => {
      const has = (...some: (typeof sides)[number][]) => answers.some(({ side }) => some.includes(side));
      return (has("ours") && has("others", "found")) || oneSided !== undefined;
    },
    {
      path: ["answers"],
      message:
        'contain only one side. Add the answer of the other side, or an answer of the kind “no record”. Or write in "oneSided" why the other side is missing',
    },
  );

export const statementKind = defineKind({
  type: "Statement",
  label: "Statements",
  one: "statement",
  shape: "list",
  source: "statements.yaml",
  schema: statement,
  unique: { anchor: "statement" },
  keys: { "": ["anchor"], answers: ["by"], changes: ["text"] },
  description: "A question with the answers to it: who said what, and when.",
  contents: "Questions, and what was said on each, by whom and when.",
});
