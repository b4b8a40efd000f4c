import { z } from "zod";
import { defineKind } from "./kind";
import { day } from "./dates";
import { image, sample, sentences, slug, text, url, verbatim } from "./fields";

const accountIcons = ["x", "instagram", "facebook", "youtube", "podcast", "tiktok"] as const;

/** Accepts a person's first name and surname. text() already refuses an empty text. */
const fullName = () => text().regex(/^\s*$|\p{L}.*\s.*\p{L}/u, "must be a person's first name and surname");

/** The address of a whole site, which ends after the name of its host. */
const siteAddress = url().refine((value) => new URL(value).origin === value, {
  error: ({ input }) => `must end after the name of the host. Write ${new URL(String(input)).origin}`,
  // A text that is not an address at all is refused above.
  when: ({ issues }) => issues.length === 0,
});

/** An address to which a message can be sent: an external link or an e-mail address. */
const contact = z
  .string()
  .regex(
    /^(https:\/\/[^\s/?#]+\.[^\s]+|mailto:[^\s@]+@[^\s@]+\.[^\s@]+)$/,
    "must begin with https://, or with mailto: before an e-mail address",
  );

/** content/campaign.yaml: the facts about the campaign and its site. */
const campaign = z.strictObject({
  name: text().describe(
    "The campaign's name. The site shows it in the header, in the footer and after each page's title.",
  ),
  tagline: text().describe("The line below the name."),
  subject: text()
    .optional()
    .describe(
      "A word or two above the title on the share cards of articles and of the timeline. Without it, the cards show the tagline.",
    ),
  description: sentences().describe("One sentence that tells search engines what the campaign is."),
  counter: z
    .strictObject({
      since: day().describe("The day from which the counter counts."),
      heading: text().describe("The words before that day, for example Closed since."),
      years: text().default("years").describe("The word below the number of years."),
      months: text().default("months").describe("The word below the number of months."),
      weeks: text().default("weeks").describe("The word below the number of weeks."),
      days: text().default("days").describe("The word below the number of days."),
    })
    .meta({
      title: "Counter",
      description: "A counter on the home page. It shows how long something has lasted.",
    })
    .optional()
    .describe(
      "The counter of years, months, weeks and days on the home page. Without it, the page has no counter.",
    ),
  asOf: day().describe(
    "The day to which the account of the case is current. Texts show this day wherever you write {asOf}. The timeline shows it below its last entry.",
  ),
  accounts: z
    .array(
      z
        .strictObject({
          icon: z.enum(accountIcons).describe("The icon to show."),
          label: text().describe(
            "The meaning of the icon. Screen readers read it aloud, and it appears as a tooltip.",
          ),
          url: url().describe("The account's address."),
        })
        .meta({ title: "Account", description: "One of the campaign's accounts on another site." }),
    )
    .describe("The icon links of the footer, in order."),
  funding: sentences().describe("Who pays for this site: the company and its postal address."),
  copyright: text().describe("The owner of the copyright. The site adds the year."),
  sampleNotice: sentences()
    .optional()
    .describe(
      "The notice on every page while the site still has sample content. Without sample content you do not need it.",
    ),
  notFound: z
    .strictObject({
      code: text().describe("The large number at the top, for example 404."),
      text: text().describe("One sentence that tells the visitor what happened."),
      link: text().describe("The text of the link to the home page."),
      description: text().describe("The description of this page for search engines."),
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
          "must contain {by}, which the site replaces with the party that makes the claim, for example {by} contends",
        )
        .default("{by} contends")
        .describe("The heading above the claim. The site replaces {by} with the party that makes the claim."),
      finding: text()
        .default("What was found")
        .describe("The heading above the finding of a court, a commission or an official record."),
      noFinding: text()
        .default("No court has ruled on it.")
        .describe("The text that is shown instead of a finding if nobody has decided."),
      answer: text().default("Our answer").describe("The heading above our answer to a finding."),
      settledBy: text()
        .default("What would settle it")
        .describe("The heading above the record or test that would settle a contention."),
    })
    .meta({ title: "ContentionWords", description: "The headings and phrases that surround contentions." })
    .prefault({})
    .describe("The headings and phrases around contentions."),
  statements: z
    .strictObject({
      heading: text().default("What was said, side by side").describe("The heading above statements."),
      question: text().default("Question").describe("The heading of the column of questions."),
      ours: text().default("Our side").describe("The heading of the column with the answers of our side."),
      others: text().default("Others").describe("The heading of the column with the other side's answers."),
      found: text()
        .default("Courts and commissions")
        .describe("The heading of the column with the findings of courts and commissions."),
      nothing: text().default("Nothing that we have read.").describe("The text of an empty cell."),
    })
    .meta({ title: "StatementWords", description: "The headings of the table of statements." })
    .prefault({})
    .describe("The headings and texts of the table of statements."),
  timelineKinds: z
    .array(
      z
        .strictObject({
          kind: slug().describe(
            "The short name of this kind, in the entries of the timeline and in the address of the filtered page.",
          ),
          label: text().describe("The name of this kind in the filter."),
        })
        .meta({ title: "TimelineKind", description: "A kind of entry of the timeline." }),
    )
    .default([])
    .describe("The kinds of entries of the timeline, in the order of the page's filter."),
  siteUrl: siteAddress.describe("The site's address, without a slash at its end."),
  securityContact: contact.describe(
    "The address at which people can report a security problem of the site in confidence: a page, or mailto: and an e-mail address.",
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
      "Write active while a court is dealing with the case. Then every page about living people needs a review of its current text.",
    ),
  reviewRequired: z
    .boolean()
    .default(true)
    .describe("Whether every page about living people needs a review before it is published. Leave this on."),
  samplesReplaced: z
    .strictObject({
      by: fullName().describe(
        "The full name of the person who has read the whole site and found no sample content.",
      ),
      on: day().describe("The day on which this person finished reading the whole site."),
    })
    .meta({ title: "SamplesReplaced", description: "The statement that no sample content is left." })
    .optional()
    .describe(
      "The person who confirms that no sample content is left. The site cannot be published without this.",
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
