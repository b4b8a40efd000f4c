import { z } from "zod";
import { defineKind } from "./kind";
import { day } from "./dates";
import { emailAddress, image, sample, sentences, slug, text, url, verbatim } from "./fields";

const accountIcons = ["x", "instagram", "facebook", "youtube", "podcast", "tiktok"] as const;

/** Accepts a person's first name and surname. The pattern also matches an empty text, because text() already refuses empty text. */
const fullName = () => text().regex(/^\s*$|\p{L}.*\s.*\p{L}/u, "must be a person's first name and surname");

/** Accepts the address of a website without a path, for example https://www.example.org. */
const siteAddress = url().refine((value) => new URL(value).origin === value, {
  error: ({ input }) => `must end after the name of the host. Write ${new URL(String(input)).origin}`,
  // This rule runs only if url() has accepted the text as an address.
  when: ({ issues }) => issues.length === 0,
});

/** Accepts an address for sending messages: an external link or an e-mail address. */
const contact = z
  .string()
  .regex(
    new RegExp(`^(?:https://[^\\s/?#]+\\.[^\\s]+|mailto:${emailAddress})$`, "u"),
    "must begin with https://, or with mailto: before an e-mail address",
  );

/** content/campaign.yaml: the facts about the campaign and its site. */
const campaign = z.strictObject({
  name: text().describe(
    "The name of the campaign. The site shows this name in the header, in the footer and after the title of each page.",
  ),
  tagline: text().describe("The line below the campaign's name, in the footer and on the home page."),
  subject: text()
    .optional()
    .describe(
      "One or two words above the title on the share cards of articles and of the timeline. Share cards are the pictures that social media show with a link. If you leave this empty, the cards show the tagline.",
    ),
  description: sentences().describe("One sentence that tells search engines what the campaign is."),
  counter: z
    .strictObject({
      since: day().describe("The first day of the counter on the home page."),
      heading: text().describe(
        "The words that the home page shows before the first day of its counter, for example: Closed since.",
      ),
      years: text()
        .default("years")
        .describe("The word that the counter on the home page shows below the number of years."),
      months: text()
        .default("months")
        .describe("The word that the counter on the home page shows below the number of months."),
      weeks: text()
        .default("weeks")
        .describe("The word that the counter on the home page shows below the number of weeks."),
      days: text()
        .default("days")
        .describe("The word that the counter on the home page shows below the number of days."),
    })
    .meta({
      title: "Counter",
      description: "A counter on the home page. It shows how long something has lasted.",
    })
    .optional()
    .describe(
      "The counter of years, months, weeks and days on the home page. Leave the counter out if the home page should not show one.",
    ),
  asOf: day().describe(
    "The day on which somebody last compared the timeline and the other texts with the record. Texts show this day wherever you write {asOf}. The timeline shows the day below its last entry.",
  ),
  accounts: z
    .array(
      z
        .strictObject({
          icon: z
            .enum(accountIcons)
            .describe("The icon in the footer that links to the campaign's account on another site."),
          label: text().describe(
            "The words that tell people what the icon links to, for example: Campaign news on X. Screen readers read these words aloud. Other people see them when they point at the icon.",
          ),
          url: url().describe("The web address of the campaign's account on the other site."),
        })
        .meta({ title: "Account", description: "One of the campaign's accounts on another site." }),
    )
    .describe(
      "The icons in the footer that link to the campaign's accounts on other sites. The footer shows the icons in this order.",
    ),
  funding: sentences().describe("The company that pays for this site, with its postal address."),
  copyright: text().describe("The owner of the copyright of this site. The site adds the year."),
  sampleNotice: sentences()
    .optional()
    .describe(
      "The notice that every page shows as long as the site contains sample content. You do not need the notice if no sample content is left.",
    ),
  testimonyNote: sentences()
    .optional()
    .describe(
      "A note at the top of every testimony, for example: A testimony is one person's opinion. If you leave this empty, testimonies have no note.",
    ),
  notFound: z
    .strictObject({
      code: text().describe("The large number at the top of the not-found page, for example 404."),
      text: text().describe("One sentence that tells visitors that there is no page at this address."),
      link: text().describe(
        "On the page for addresses that do not exist: the text of the link to the home page.",
      ),
      description: text().describe(
        "The description, for search engines, of the page for addresses that do not exist.",
      ),
    })
    .meta({ title: "NotFound", description: "The text that visitors see at an address that does not exist." })
    .describe("The texts of the page for addresses that do not exist."),
  contentions: z
    .strictObject({
      heading: text()
        .default("What is contended, and what was found")
        .describe("The heading above the contentions of a page."),
      claim: text()
        .regex(
          /\{by\}/,
          "must contain {by}, which the site replaces with the name of the party that makes the claim, for example: {by} contends",
        )
        .default("{by} contends")
        .describe(
          "The heading above the claim of a contention. The site replaces {by} with the name of the party that makes the claim.",
        ),
      finding: text()
        .default("What was found")
        .describe("The heading above the finding of a court, a commission or an official record."),
      noFinding: text()
        .default("No court has ruled on it.")
        .describe(
          "The text that a contention shows in place of a finding if no court or commission has decided on the claim.",
        ),
      answer: text().default("Our answer").describe("The heading above our answer to a finding."),
      settledBy: text()
        .default("What would settle it")
        .describe("The heading above the record or test that would settle a contention."),
    })
    .meta({
      title: "ContentionWords",
      description: "The headings and phrases that pages show with each contention.",
    })
    .prefault({})
    .describe("The headings and phrases that pages show with each contention."),
  statements: z
    .strictObject({
      heading: text()
        .default("What was said, side by side")
        .describe("The heading above the table of statements."),
      question: text()
        .default("Question")
        .describe("In the table of statements: the heading of the column with the questions."),
      ours: text()
        .default("Our side")
        .describe("In the table of statements: the heading of the column with the answers of our side."),
      others: text()
        .default("Others")
        .describe(
          "In the table of statements: the heading of the column with the answers of the other side.",
        ),
      found: text()
        .default("Courts and commissions")
        .describe(
          "In the table of statements: the heading of the column with the findings of courts and commissions.",
        ),
      nothing: text()
        .default("Nothing that we have read.")
        .describe("In the table of statements: the text of a cell without an answer."),
    })
    .meta({ title: "StatementWords", description: "The headings of the table of statements." })
    .prefault({})
    .describe("The headings and texts of the table of statements."),
  timelineKinds: z
    .array(
      z
        .strictObject({
          kind: slug().describe(
            "A short name for this kind of timeline entry. Each entry names its kind by this short name. The address of the filtered timeline contains the short name, too.",
          ),
          label: text().describe("The name that the filter of the timeline shows for this kind of entry."),
        })
        .meta({ title: "TimelineKind", description: "A kind of entry of the timeline." }),
    )
    .default([])
    .describe(
      "The kinds of entries of the timeline. The filter of the timeline lists the kinds in this order.",
    ),
  siteUrl: siteAddress.describe(
    "The web address of this site, without a slash at its end, for example https://www.example.org.",
  ),
  securityContact: contact.describe(
    "People use this address to report a security problem of this site in confidence. Write the address of a web page, or write mailto: and then an e-mail address.",
  ),
  language: verbatim()
    .regex(
      /^en(-[A-Z]{2})?$/,
      "must be en or a region of it, for example en-GB. For another language, a developer must first translate the words in src/content-model/dates.ts, src/content-model/citations.ts, src/content-model/quotation.ts, src/gatsby-node/derivedFields.ts, src/gatsby-node/documentNodes.ts and src/gatsby-node/site.ts, and in the components of src/",
    )
    .describe(
      "The language of the site. Only English is possible: write en, or add the region whose spelling and dates the site uses, for example en-GB.",
    ),
  shareImage: image(1200, 630).describe(
    "The picture on the right of every share card, at least 1200 × 630 pixels. Share cards are the pictures that social media show with a link.",
  ),
  icon: image(512, 512).describe("The icon of the site: a square picture of at least 512 × 512 pixels."),
  proceedings: z
    .enum(["none", "active"])
    .default("none")
    .describe(
      "Choose active while a court is dealing with the case. Every page about living people then needs a review of its current text before it can be published.",
    ),
  reviewRequired: z
    .boolean()
    .default(true)
    .describe(
      "Whether every page about living people needs a review before it is published. Please leave this switched on.",
    ),
  samplesReplaced: z
    .strictObject({
      by: fullName().describe(
        "The full name of the person who has read the whole site and found no sample content.",
      ),
      on: day().describe(
        "The day on which somebody finished reading the whole site and found no sample content.",
      ),
    })
    .meta({ title: "SamplesReplaced", description: "The statement that no sample content is left." })
    .optional()
    .describe(
      "The confirmation that no sample content is left: who has read the whole site, and when. The site cannot be published without this confirmation.",
    ),
  sample: sample(),
});

export const campaignKind = defineKind({
  type: "Campaign",
  label: "The campaign",
  one: "campaign",
  shape: "object",
  source: "campaign.yaml",
  schema: campaign,
  keys: { accounts: ["label"], timelineKinds: ["kind"] },
  description: "The facts about the campaign and its site.",
  contents: "The campaign's name, and everything that the whole site has in common.",
  settingsFrom: "siteUrl",
});
