import { z } from "zod";
import { contactDetails } from "./contactDetails";
import { outsideLinks, sample, sentences, text } from "./fields";

<<<<<<< HEAD
=======
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

/** The shape of each kind that has one, and how it is written. */
const shapes: Partial<Record<(typeof detailKinds)[number], readonly [RegExp, string]>> = {
  address: [/[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, "a postal address that ends with a postcode"],
  "prisoner-number": [/^[A-Z]\d{4}[A-Z]{2}$/, "a prisoner number: a letter, four digits and two letters"],
  email: [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "an e-mail address: somebody@somewhere"],
  "sort-code": [/^\d\d-\d\d-\d\d$/, "a sort code: three pairs of digits with hyphens between them"],
  "account-number": [/^\d{8}$/, "eight digits in quotes"],
  "company-number": [/^([A-Z]{2}|\d\d)\d{6}$/, "a company number of eight characters, in quotes"],
};

>>>>>>> 1dac80e (Know names in the possessive and in addresses, the sample PDF's words, and what is still to be added)
/** content/contact.yaml: one card of the contact page. */
export const contactCard = z.strictObject({
  title: text().describe("The card's heading."),
  text: sentences().optional().describe("A few sentences; a blank line begins a new paragraph."),
  details: contactDetails(),
  links: outsideLinks().describe("Links to other sites, in order."),
  sample: sample(),
});
