import { z } from "zod";
import { defineKind } from "./kind";
import { changes } from "./changes";
import { day } from "./dates";
import { sample, searchDescription, searchTitle, slug, text, textVersion } from "./fields";

/** content/testimonies/*.md: the front matter of one testimony. */
const testimony = z.strictObject({
  name: text().describe("The writer's name."),
  role: text().describe("The writer's role, in a few words. The page shows it as its subtitle."),
  summary: searchDescription().describe(
    "A summary of 50 to 160 characters for the testimony's card in the list of all testimonies.",
  ),
  changes: changes(),
  slug: slug().describe(
    "The last part of the testimony's address, for example ann-smith. The address of the page that lists all testimonies comes before it.",
  ),
  order: z
    .int()
    .positive()
    .describe(
      "The testimony's place in every list. The smallest number comes first. Leave gaps: 10, 20, 30.",
    ),
  consent: z
    .strictObject({
      on: day().describe("The day on which the writer approved this wording."),
      by: text()
        .optional()
        .describe(
          "If the writer has died: the person who approved the text for them, for example their daughter. If there is nobody to ask, write that.",
        ),
      version: textVersion().describe(
        "The version of the text that was approved: the sixteen letters at the end of the first line of the review copy.",
      ),
    })
    .meta({ title: "Consent", description: "The writer's approval of the wording of a testimony." })
    .optional()
    .describe("The writer's approval of this wording. Without it, the testimony is not published."),
  withdrawn: z
    .boolean()
    .default(false)
    .describe(
      "Removes the testimony from every list and redirects its address to the list of all testimonies.",
    ),
  title: searchTitle()
    .optional()
    .describe(
      "A title of at most 60 characters for search engines. Without it, they show the writer's name and role.",
    ),
  description: searchDescription()
    .optional()
    .describe("A description of 50 to 160 characters for search engines. Without it, they show the summary."),
  keywords: z
    .array(text())
    .default([])
    .describe("Key words for search engines. Most testimonies do not need them."),
  sample: sample(),
});

export const testimonyKind = defineKind({
  type: "Testimony",
  label: "Testimonies",
  one: "testimony",
  shape: "markdown",
  source: "testimonies",
  schema: testimony,
  address: { field: "slug", below: "testimonies" },
  unique: { order: "order", description: "description", summary: "description", title: "title" },
  keys: { changes: ["text"] },
  description: "A supporter's testimony.",
  contents: "The testimonies of supporters, each on a page of its own.",
  form: { file: "slug", namedBy: "name", detail: "role", textAfter: "summary" },
  settingsFrom: "slug",
  needsText: true,
  proposals: { summary: { from: ["body"], maxCharacters: 160 } },
});
