import { z } from "zod";
import { outsideLinks, sample, text } from "./fields";

export const detailKinds = [
  "address",
  "prisoner-number",
  "email",
  "account-name",
  "sort-code",
  "account-number",
  "company-number",
  "reference",
  "text",
] as const;

/** content/contact.yaml: one card of the contact page (specification, section 2 "/contact"). */
export const contactCard = z.strictObject({
  title: text().describe("The card's heading."),
  text: text().optional().describe("A few sentences; a blank line begins a new paragraph."),
  details: z
    .array(
      z
        .strictObject({
          label: text().describe("What it is, for example Sort code."),
          kind: z.enum(detailKinds).describe("What kind of thing it is; its shape is checked."),
          value: text().describe("The thing itself. Put numbers in quotes."),
        })
        .meta({ title: "ContactDetail" }),
    )
    .default([])
    .describe("Addresses, numbers and account details, in order."),
  links: outsideLinks().describe("Links to other sites, in order."),
  sample: sample(),
});
