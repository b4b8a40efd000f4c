import { z } from "zod";
import { defineKind } from "./kind";
import { changes } from "./changes";
import { contactDetails } from "./contactDetails";
import { citations, image, outsideLinks, quotes, sample, sentences, text } from "./fields";

/** content/media.yaml: one card of the media page. */
const mediaCard = z
  .strictObject({
    title: text().describe("The card's heading."),
    featured: z
      .boolean()
      .default(false)
      .describe("Switch this on to show the card in a large size, with its picture, at the top of the page."),
    text: sentences().optional().describe("A few sentences. A blank line begins a new paragraph."),
    image: image(544, 400)
      .optional()
      .describe("For a featured card: the picture of the card, at least 544 × 400 pixels."),
    imageAlt: text().optional().describe("What the picture shows, for people who cannot see it."),
    details: contactDetails(),
    links: outsideLinks().describe(
      "Links from this card to other sites. The card shows the links in this order.",
    ),
    sources: citations(),
    quotes: quotes(),
    changes: changes(),
    sample: sample(),
  })
  .refine(
    (card) => (card.image === undefined) === (card.imageAlt === undefined),
    "must have both a picture and its alternative text, or neither of them. Add the one that is missing",
  )
  .refine((card) => !card.featured || card.details.length === 0, {
    path: ["details"],
    message: "do not appear on a featured card. Move them to another card",
  });

export const mediaCardKind = defineKind({
  type: "MediaCard",
  label: "Media",
  one: "card",
  shape: "list",
  source: "media.yaml",
  schema: mediaCard,
  keys: { "": ["title"], links: ["text"], changes: ["text"] },
  shownOn: { template: "media", named: "title", isAboveHeadings: true },
  description: "A card of the media page.",
  contents: "The cards of the media page.",
});
