import { z } from "zod";
import { defineKind } from "./kind";
import { day } from "./dates";
import { contact, image, sample, sentences, siteAddress, slug, text, url, verbatim } from "./fields";

const accountIcons = ["x", "instagram", "facebook", "youtube", "podcast", "tiktok"] as const;

/** Accepts a person's first name and surname. text() itself refuses a blank. */
const fullName = () => text().regex(/^\s*$|\p{L}.*\s.*\p{L}/u, "must be a person's first name and surname");

/** content/campaign.yaml: what the site says about itself. */
const campaign = z.strictObject({
  name: text().describe("The campaign's name; shown in the header, the footer and after each page's title."),
  tagline: text().describe("The line below the name."),
  subject: text()
    .optional()
    .describe(
      "A word or two above the title on the share cards of articles and of the timeline; without it, the tagline.",
    ),
  description: sentences().describe("What the campaign is, in one sentence; for search engines."),
  counter: z
    .strictObject({
      since: day().describe("The day on which it starts."),
      heading: text().describe("The words before that day, for example Closed since."),
      years: text().default("years").describe("The word below the number of years."),
      months: text().default("months").describe("The word below the number of months."),
      weeks: text().default("weeks").describe("The word below the number of weeks."),
      days: text().default("days").describe("The word below the number of days."),
    })
    .meta({ title: "Counter", description: "How long something has lasted, on the home page." })
    .optional()
    .describe("Counts years, months, weeks and days on the home page; without it, nothing is counted."),
  asOf: day().describe(
    "The day to which the account of the case is current. Texts show it where they say {asOf}, the timeline below its last entry.",
  ),
  accounts: z
    .array(
      z
        .strictObject({
          icon: z.enum(accountIcons).describe("Which icon to show."),
          label: text().describe("What the icon means, read aloud and shown as a hint."),
          url: url().describe("The account's address."),
        })
        .meta({ title: "Account", description: "One of the campaign's accounts on another site." }),
    )
    .describe("The icon links of the footer, in order."),
  funding: sentences().describe("Who pays for this site: the company and its postal address."),
  copyright: text().describe("Who holds the copyright; the year is added."),
  sampleNotice: sentences()
    .optional()
    .describe(
      "The notice on every page while the site still has sample content. Without sample content you do not need it.",
    ),
  notFound: z
    .strictObject({
      code: text().describe("The large number."),
      text: text().describe("What happened."),
      link: text().describe("The words of the link to the home page."),
      description: text().describe("For search engines."),
    })
    .meta({ title: "NotFound", description: "What an address that does not exist shows." })
    .describe("The texts of the page for addresses that do not exist."),
  contentions: z
    .strictObject({
      heading: text().describe("The heading above the contentions of a page."),
      claim: text()
        .regex(
          /\{by\}/,
          "must contain {by}, which is replaced by the party that contends it, for example {by} contends",
        )
        .describe("The heading of what is contended; {by} is replaced by the party that contends it."),
      finding: text().describe("The heading of what was found."),
      noFinding: text().describe("What is shown where nobody has decided."),
      answer: text().default("Our answer").describe("The heading of an answer to what was found."),
      settledBy: text()
        .default("What would settle it")
        .describe("The heading above the record or test that would settle a contention."),
    })
    .meta({ title: "ContentionWords", description: "The headings and phrases that surround contentions." })
    .default({
      heading: "What is contended, and what was found",
      claim: "{by} contends",
      finding: "What was found",
      noFinding: "No court has ruled on it.",
      answer: "Our answer",
      settledBy: "What would settle it",
    })
    .describe("The words around contentions."),
  statements: z
    .strictObject({
      heading: text().describe("The heading above statements."),
      question: text().describe("The head of the column of questions."),
      ours: text().describe("The head of the column of what our side said."),
      others: text().describe("The head of the column of what others said."),
      found: text().describe("The head of the column of what a court or commission found."),
      nothing: text().default("Nothing that we have read.").describe("What an empty cell says."),
    })
    .meta({ title: "StatementWords", description: "The headings of the table of statements." })
    .default({
      heading: "What was said, side by side",
      question: "Question",
      ours: "Our side",
      others: "Others",
      found: "Courts and commissions",
      nothing: "Nothing that we have read.",
    })
    .describe("The words around statements."),
  timelineKinds: z
    .array(
      z
        .strictObject({
          kind: slug().describe("What entries of the timeline and the address of the filtered page call it."),
          label: text().describe("The name of this kind in the filter."),
        })
        .meta({ title: "TimelineKind", description: "What entries of the timeline may be about." }),
    )
    .default([])
    .describe("What entries of the timeline may be about, in the order of the page's filter."),
  siteUrl: siteAddress().describe("The site's address, without a slash at its end."),
  securityContact: contact().describe(
    "Where to report a security problem of the site, in confidence: a page, or mailto: and an e-mail address.",
  ),
  language: verbatim()
    .regex(
      /^en(-[A-Z]{2})?$/,
      "must be en or a region of it, for example en-GB. For another language, a developer first translates the words in src/content-model/dates.ts, citations.ts and quotation.ts, in src/gatsby-node/documentNodes.ts and toUpdates.ts, and in the components of src/",
    )
    .describe(
      "The language of the site: English, with the region whose spelling and dates it has, for example en-GB.",
    ),
  shareImage: image(1200, 630).describe("The picture on the right of every share card; at least 1200 × 630."),
  icon: image(512, 512).describe("The site's icon, a square picture of at least 512 × 512."),
  proceedings: z
    .enum(["none", "active"])
    .default("none")
    .describe(
      "active while a court has the case: then no page about living people is published without a review of its current text.",
    ),
  reviewRequired: z
    .boolean()
    .default(true)
    .describe("Publishes no page about living people without a review; leave it on."),
  samplesReplaced: z
    .strictObject({
      by: fullName().describe(
        "The full name of the person who has read the whole site and found no sample content.",
      ),
      on: day().describe("The day on which they had read all of it."),
    })
    .meta({ title: "SamplesReplaced", description: "The statement that nothing of the sample is left." })
    .optional()
    .describe(
      "The person who confirms that no sample content is left. The site cannot be published without this.",
    ),
  sample: sample(),
});

export type Campaign = z.infer<typeof campaign>;

export const campaignKind = defineKind({
  type: "Campaign",
  label: "The campaign",
  one: "campaign",
  shape: "object",
  source: "campaign.yaml",
  schema: campaign,
  keys: { accounts: ["label"], timelineKinds: ["kind"] },
  formerly: {
    imprisonedSince:
      'Write "counter:" instead, with "since:" (the day) and "heading:" (the words before it) indented below',
  },
  description: "What the site says about itself.",
  settingsFrom: "siteUrl",
});
