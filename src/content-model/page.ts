import { z } from "zod";
import { defineKind } from "./kind";
import { changes } from "./changes";
import { day } from "./dates";
import {
  page as pageReference,
  pictureField,
  sample,
  searchDescription,
  searchTitle,
  sentences,
  text,
  textVersion,
} from "./fields";
import { isReserved } from "./reserved";
import { templates } from "./templates";

/**
 * Fields that only some templates show. On a page with another template, the check refuses such a field, because the page would not show
 * it.
 */
const templatesOf = {
  picture: ["home", "article", "media"],
  quotation: ["home", "testimonies"],
  collage: ["home"],
  cards: ["home"],
  petition: ["petition"],
  publishedOn: ["article"],
} as const satisfies Record<string, readonly (typeof templates)[number][]>;

/** The maximum number of pictures in the collage of templates/home.tsx, which has five positions. A sixth picture would cover the first. */
const collageSize = 5;

const quotation = z
  .strictObject({
    text: sentences().describe("The quoted words, without quotation marks."),
    by: text().describe("The person who said these words."),
    sample: sample(),
  })
  .meta({ title: "Quotation", description: "A quotation with the name of its speaker." });

/** Matches a text that does not end in punctuation, because the petition's sheet adds the punctuation. */
const ownEnd = /[^.,;:\s]$/;
const tooLong = "is too long, because the whole petition must fit on its first sheet. Shorten the text";
const endMessage =
  "must not end with a punctuation mark, because the petition sheet adds one. Delete the mark at the end";

/** The parts of a petition that a campaign writes itself. The House of Commons prescribes the phrases between these parts. */
const petition = z
  .strictObject({
    petitioners: text()
      .max(200, tooLong)
      .regex(ownEnd, endMessage)
      .regex(
        /^(?!(?:the )?petition of\s)/i,
        "must not begin with “The petition of”, because the petition sheet already prints these words. Delete them",
      )
      .describe(
        "The people who petition. The sheet prints this text after the words “The petition of”, for example: residents of the constituency of Stone.",
      ),
    declares: sentences()
      .max(1500, tooLong)
      .regex(ownEnd, endMessage)
      .regex(
        /^(?!(?:declares\s+)?that\s)/i,
        "must not begin with “that” or “Declares that”, because the petition sheet already prints these words. Delete them",
      )
      .describe(
        "The facts that the petition declares, without a full stop at the end. The sheet prints this text after the words “Declares that”.",
      ),
    requests: sentences()
      .max(600, tooLong)
      .regex(ownEnd, endMessage)
      .regex(
        /^\p{Ll}/u,
        "continues a sentence, so it must begin with a lower-case letter: urge the Government to …",
      )
      .describe(
        "The request, without a full stop at the end. The sheet prints this text after the words “The petitioners therefore request that the House of Commons”, for example: urge the Government to …. Further sheets show only the request, so the request must be clear without the other texts.",
      ),
  })
  .meta({ title: "Petition", description: "The text of a petition to the House of Commons." });

/** The address of a page. The address begins with a slash and does not end with one. */
const path = z
  .string()
  .regex(
    /^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/,
    "must begin with /, have no / at its end, and contain only lower-case letters, digits and hyphens, for example /early-years",
  )
  .refine(
    (value) => !isReserved(value),
    "is an address that the site itself needs, or that Windows reserves. Choose another address",
  );

/** content/pages/*.md: the fields of one page, which are in its front matter. */
const page = z
  .strictObject({
    title: searchTitle().describe(
      "The title of the page, at most 60 characters long. The page shows the title as its headline, and search engines show it in their results.",
    ),
    standfirst: sentences().optional().describe("One or two sentences in large type below the title."),
    picture: pictureField().optional().describe("The first picture on the page."),
    quotation: quotation
      .optional()
      .describe("A quotation that the page shows, with the name of the speaker."),
    collage: z
      .array(pictureField())
      .max(collageSize, `has room for ${collageSize} pictures. Remove the rest`)
      .default([])
      .describe(
        `The pictures that overlap on the page like prints on a desk, at most ${collageSize} of them.`,
      ),
    cards: z
      .array(
        z
          .strictObject({
            title: text().describe("The card's title."),
            text: text().describe("One sentence below the title of the card."),
            page: pageReference().describe("The page that the card opens."),
          })
          .meta({ title: "LinkCard", description: "A large card that links to a page." }),
      )
      .default([])
      .describe("The large cards that link to other pages."),
    petition: petition.optional().describe("The text of the petition sheet that people print and sign."),
    note: sentences()
      .optional()
      .describe(
        "A note at the top of the page that warns readers if the page is about deaths, illness or violence.",
      ),
    changes: changes(),
    path: path.describe("The address of the page on this site, for example /early-years."),
    label: text().describe("The short name of the page in menus, the A-Z index and the footer."),
    description: searchDescription().describe(
      "What the page is about, in one or two sentences, for search engines: between 50 and 160 characters.",
    ),
    template: z
      .enum(templates)
      .describe("The template of the page. It decides what the page shows below its text."),
    keywords: z
      .array(text())
      .default([])
      .describe("Key words for search engines. Most pages do not need them."),
    publishedOn: day()
      .optional()
      .describe("For an article with a fixed date: the day on which the article was published."),
    allContentions: z
      .boolean()
      .default(false)
      .describe(
        "Switch this on to show every contention of the site on this page, including contentions that do not name this page.",
      ),
    inIndex: z.boolean().default(true).describe("Switch this on to list the page in the A-Z index."),
    aboutLivingPeople: z
      .boolean()
      .optional()
      .describe(
        "Does the page name or describe anybody who is alive: a witness, a relative, an officer, a judge, a lawyer? If so, somebody must review the page before it is published. Only a person can answer this question.",
      ),
    reviewed: z
      .strictObject({
        by: text().describe("The full name of the person who has read and approved the page."),
        on: day().describe("The day on which this person approved the page."),
        version: textVersion().describe(
          "The version of the page that was approved: the sixteen letters at the end of the first line of the review copy.",
        ),
      })
      .meta({
        title: "Review",
        description: "The review of a page before publication: who has read it, and when.",
      })
      .optional()
      .describe("The review of this page before publication: who has read it, and when."),
    sample: sample(),
  })
  .superRefine((value, context) => {
    if (value.template === "petition" && value.petition === undefined) {
      const message =
        'is missing, but a page with the template petition must have the text of the petition. In "petitioners", write who petitions. In "declares", write what they declare. In "requests", write what they request';
      context.addIssue({ code: "custom", path: ["petition"], message });
    }
    for (const [field, where] of Object.entries(templatesOf)) {
      const content = value[field as keyof typeof templatesOf];
      const given = Array.isArray(content) ? content.length > 0 : content !== undefined;
      if (given && !(where as readonly string[]).includes(value.template)) {
        context.addIssue({
          code: "custom",
          path: [field],
          message: `has no effect on a page with the template ${value.template}. It is only for the template ${new Intl.ListFormat("en-GB", { type: "disjunction" }).format(where)}. Delete it here`,
        });
      }
    }
  });

export const pageKind = defineKind({
  type: "Page",
  label: "Pages",
  one: "page",
  shape: "markdown",
  source: "pages",
  schema: page,
  address: { field: "path" },
  unique: { title: "title", label: "label", description: "description" },
  keys: { collage: ["file"], cards: ["page"], changes: ["text"] },
  description: "A page of the site.",
  contents: "All pages of the site, with their texts.",
  form: {
    file: "label",
    namedBy: "title",
    detail: "path",
    textAfter: "standfirst",
  },
  settingsFrom: "path",
  proposals: {
    template: { value: "article" },
    label: { from: ["title"], maxCharacters: 30 },
    description: { from: ["standfirst", "body"], maxCharacters: 160 },
  },
  templatesOf,
});
