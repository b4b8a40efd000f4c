import { z } from "zod";
import { emailAddress, text, verbatim } from "./fields";

const detailKinds = [
  "address",
  "prisoner-number",
  "telephone",
  "email",
  "account-name",
  "sort-code",
  "account-number",
  "company-number",
  "reference",
  "text",
] as const;

/** The letters that look like digits in many fonts, each with this digit. */
const digitLike: Readonly<Record<string, string>> = { O: "0", o: "0", I: "1", l: "1" };

/** Returns the advice to replace a letter by a digit, if the value would then match the pattern. */
function digitAdvice(value: string, pattern: RegExp): string {
  const [letter = ""] = /[OoIl]/.exec(value) ?? [];
  const meant = value.replace(/[OoIl]/g, (each) => digitLike[each] ?? each);
  return letter !== "" && pattern.test(meant)
    ? `. “${letter}” is a letter. Write the digit ${digitLike[letter] ?? ""} in its place`
    : "";
}

/** The patterns that some kinds of details must match, each with a description for messages. */
const shapes: Partial<Record<(typeof detailKinds)[number], readonly [RegExp, string]>> = {
  address: [/\d/, "a postal address with its postcode"],
  "prisoner-number": [/^[A-Z]\d{4}[A-Z]{2}$/, "a prisoner number: a letter, four digits and two letters"],
  telephone: [/^\+?\d(?: ?\d){9,14}$/, "a telephone number in digits and spaces, with its area code"],
  email: [
    new RegExp(`^${emailAddress}$`, "u"),
    "only an e-mail address, without mailto: and without brackets, for example ann@example.org",
  ],
  "sort-code": [/^\d\d-\d\d-\d\d$/, "a sort code: three pairs of digits with hyphens between them"],
  "account-number": [/^\d{8}$/, "eight digits"],
  "company-number": [/^([A-Z]{2}|\d\d)\d{6}$/, "a company number of eight characters"],
};

export const hasSeveralLines = (kind: string) => kind === "address" || kind === "text";

/** Accepts the contact details of a card: addresses, numbers and hours, which are below its text. */
export const contactDetails = () =>
  z
    .array(
      z
        .strictObject({
          label: text().describe(
            "The words that the card shows before the number or the address, for example: Sort code.",
          ),
          kind: z
            .enum(detailKinds)
            .describe(
              "The kind of detail, for example a telephone number or an address. The site refuses a value that does not look like this kind.",
            ),
          value: verbatim()
            .meta({ multiline: true })
            .describe(
              "The number, the address or the other detail that the card shows. Only details of the kinds address and text may have more than one line.",
            ),
        })
        .superRefine(({ kind, value }, context) => {
          if (value.includes("\n") && !hasSeveralLines(kind))
            context.addIssue({ code: "custom", path: ["value"], message: "must be on one line" });
          const [shape, example] = shapes[kind] ?? [];
          if (shape === undefined || shape.test(value.trim())) return;
          const message = `must be ${example ?? ""}${digitAdvice(value.trim(), shape)}`;
          context.addIssue({ code: "custom", path: ["value"], message });
        })
        .meta({
          title: "ContactDetail",
          description: "A detail on a card, for example an address, a telephone number or opening hours.",
        }),
    )
    .default([])
    .describe("Addresses, numbers and opening hours. The card shows them in this order.");
