import { z } from "zod";
import { moment } from "./dates";
import { quotedSource, text } from "./fields";
import { defineKind } from "./kind";

/** content/quotations.yaml: the result of the last search for a quotation at its source, by a person or by `npm run links:check`. */
const quotationCheck = z
  .strictObject({
    source: quotedSource().describe("The source, with or without the place: judgment-1999:145."),
    quote: text().describe("The words, as the site quotes them."),
    result: z
      .enum(["found", "not there", "cannot check"])
      .describe("Whether the words stand there, or nobody can check that here."),
    why: text()
      .optional()
      .describe("Why nobody can check it here: scanned, behind a form, no longer online."),
    checkedOn: moment().describe("When it was last looked for: 2026-11-03, or 2026-11 for a month."),
    inCopy: z
      .boolean()
      .default(false)
      .describe("On if the quotation was looked up in a stored copy of the source, and not at its address."),
  })
  .refine(({ result, why }) => (result === "cannot check") === (why !== undefined), {
    path: ["why"],
    message: "says why nobody can check the quotation: write it with result: cannot check, and only there",
  });

export type QuotationCheck = z.infer<typeof quotationCheck>;

export const quotationKind = defineKind({
  type: "QuotationCheck",
  label: "Quotations",
  one: "quotation",
  shape: "list",
  source: "quotations.yaml",
  schema: quotationCheck,
  keys: { "": ["quote"] },
  description: "What was found when a quotation was last looked for at its source.",
});
