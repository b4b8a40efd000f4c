import { z } from "zod";
import { changes } from "./changes";
import { moment } from "./dates";
import { citation, page, sample, sentences, slug, text } from "./fields";
import { defineKind } from "./kind";

/** The columns of the table, in order; campaign.yaml has their headings. */
const sides = ["ours", "others", "found"] as const;

const answer = z
  .strictObject({
    by: text().describe("Who answered, by role: The Home Secretary, His solicitors, The Court of Appeal."),
    side: z
      .enum(sides)
      .describe(
        "In which column: what our side said, what others said, or what a court or commission found.",
      ),
    when: moment().optional().describe("The day, the month or the year in which it was said."),
    is: z
      .enum(["said", "denied", "not asked", "no record"])
      .default("said")
      .describe(
        "Whether there are words, it was denied, nobody has asked, or we have read no record. Never write words that nobody has read.",
      ),
    words: text().optional().describe("The very words, without quotation marks."),
    sources: z
      .array(citation())
      .default([])
      .describe("Where it is recorded, with the place: judgment-1999:145. None where there is no record."),
  })
  .refine(({ is, words }) => is !== "said" || words !== undefined, {
    path: ["words"],
    message:
      "are missing. Write the very words, or say in “is” that it was denied, not asked or that there is no record",
  })
  .refine(({ is, words }) => is === "said" || is === "denied" || words === undefined, {
    path: ["words"],
    message: "were said by nobody where there is no answer. Delete them, or correct “is”",
  })
  .refine(({ is, sources }) => is === "no record" || is === "not asked" || sources.length > 0, {
    path: ["sources"],
    message: "must name at least one source: where was this said?",
  })
  .refine(({ is, when }) => is !== "said" || when !== undefined, {
    path: ["when"],
    message: "is missing: on which day, in which month or year was this said?",
  })
  .meta({ title: "Answer", description: "What somebody said on a question, or that there is no answer." });

/** content/statements.yaml: one question, and the answers of each person with their dates. It is a row of a table. */
const statement = z
  .strictObject({
    anchor: slug().describe(
      "For links to it: the file of its page with #statement_NAME behind it, as in annex.md#statement_NAME.",
    ),
    question: text().describe(
      "The question, in a few neutral words. The wording must not suggest an answer.",
    ),
    answers: z.array(answer).min(1, "has nothing in it").describe("What was said on it, in order of time."),
    oneSided: sentences()
      .optional()
      .describe("Why only one side is here, where that is so: who has not answered, or was not asked."),
    pages: z.array(page()).min(1, "names no page").describe("The pages where it belongs."),
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
        'show one side alone. Add what the other side said, or that there is no record of it, or say in "oneSided" why there is none',
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
  description: "A question, and what was said on it by whom, when.",
});
