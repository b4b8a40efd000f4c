import { z } from "zod";
import { defineKind } from "./kind";
import { changes } from "./changes";
import { contactDetails } from "./contactDetails";
import { outsideLinks, sample, sentences, text } from "./fields";

/** content/contact.yaml: one card of the contact page. */
const contactCard = z.strictObject({
  title: text().describe("The card's heading."),
  text: sentences().optional().describe("A few sentences. A blank line begins a new paragraph."),
  details: contactDetails(),
  links: outsideLinks().describe(
    "Links from this card to other sites. The card shows the links in this order.",
  ),
  changes: changes(),
  sample: sample(),
});

export const contactCardKind = defineKind({
  type: "ContactCard",
  label: "Contact",
  one: "card",
  shape: "list",
  source: "contact.yaml",
  schema: contactCard,
  keys: { "": ["title"], details: ["label"], links: ["text"], changes: ["text"] },
  shownOn: { template: "contact", named: "title" },
  description: "A card of the contact page.",
  contents: "The cards of the contact page: addresses, telephone numbers, bank details.",
});
