import { z } from "zod";
import { moment } from "./dates";
import { quotedSource, text } from "./fields";
import { defineKind } from "./kind";

/** content/quotations.yaml: the result of the last search for a quotation at its source, by a person or by `npm run links:check`. */
const quotationCheck = z
  .strictObject({
    source: quotedSource()
      .meta({ inFile: "judgment-1999:145" })
      .describe("The source, with or without the place."),
    quote: text().describe("The quoted words, exactly as the site quotes them."),
    result: z
      .enum(["found", "not there", "cannot check"])
      .describe(
        "The result of the check: the words are at the source, or are not there, or the check is not possible.",
      ),
    why: text()
      .optional()
      .describe(
        "The reason why nobody can check the quotation, for example: scanned, behind a form, no longer online.",
      ),
    checkedOn: moment().describe("The day or month of the last check."),
    inCopy: z
      .boolean()
      .default(false)
      .describe(
        "Switch this on if the quotation was looked up in a stored copy of the source, and not at its address.",
      ),
  })
  .refine(({ result, why }) => (result === "cannot check") === (why !== undefined), {
    path: ["why"],
    message:
      "is the reason why nobody can check the quotation. Write it if result is “cannot check”, and leave it out otherwise",
  });

export const quotationKind = defineKind({
  type: "QuotationCheck",
  label: "Quotations",
  one: "quotation",
  shape: "list",
  source: "quotations.yaml",
  schema: quotationCheck,
  keys: { "": ["quote"] },
  description: "The result of the last check of a quotation at its source.",
  contents: "Quotations, each with the result of the last check at its source.",
});
