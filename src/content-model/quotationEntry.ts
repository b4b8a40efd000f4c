import { z } from "zod";
import { moment } from "./dates";
import { quotedSource, text } from "./fields";
import { defineKind } from "./kind";

/** content/quotations.yaml: the result of the last search for a quotation at its source, by a person or by `npm run links:check`. */
const quotationEntry = z
  .strictObject({
    source: quotedSource()
      .meta({ inFile: "judgment-1999:145" })
      .describe("The source of the quotation, with or without the page or paragraph in the source."),
    quote: text().describe("The quoted words, exactly as the site quotes them."),
    result: z
      .enum(["found", "not there", "cannot check"])
      .describe(
        "The result of the check. Choose “found” if the words are in the source, “not there” if they are not, and “cannot check” if nobody can look them up.",
      ),
    why: text()
      .optional()
      .describe(
        "The reason why nobody can check the quotation, for example: scanned, behind a form, no longer online.",
      ),
    checkedOn: moment().describe("The day or month in which the quotation was last checked."),
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
      'gives the reason why nobody can check the quotation. Write a reason only if "result" is “cannot check”',
  });

export const quotationKind = defineKind({
  type: "QuotationCheck",
  label: "Quotations",
  one: "quotation",
  shape: "list",
  source: "quotations.yaml",
  schema: quotationEntry,
  keys: { "": ["quote"] },
  description: "The result of the last check of a quotation at its source.",
  contents: "Quotations, each with the result of the last check at its source.",
});
