import { z } from "zod";
import { defineKind } from "./kind";
import { changes } from "./changes";
import { day } from "./dates";
import { sample, searchDescription, searchTitle, slug, text, textVersion } from "./fields";

/** content/testimonies/*.md: the front matter of one testimony. */
const testimony = z.strictObject({
  name: text().describe("The writer's name."),
  role: text().describe("Who the writer is, in a few words: the page's subtitle."),
  summary: searchDescription().describe(
    "One line of 50 to 160 characters for its card in the list of all testimonies.",
  ),
  changes: changes(),
  slug: slug().describe(
    "The last part of its address, for example ann-smith; before it comes the address of the page that lists all testimonies.",
  ),
  order: z.int().positive().describe("Its place in every list, smallest first. Leave gaps: 10, 20, 30."),
  consent: z
    .strictObject({
      on: day().describe("The day on which the writer approved this wording."),
      by: text()
        .optional()
        .describe(
          "Who approved it for a writer who has died: say the daughter, or that nobody is left to ask.",
        ),
      version: textVersion().describe(
        "Which version of the words was approved: the sixteen letters at the end of the line at the top of the file that the writer has read.",
      ),
    })
    .meta({ title: "Consent", description: "When a writer approved the wording of a testimony." })
    .optional()
    .describe("When the writer approved this wording; nothing is published without it."),
  withdrawn: z
    .boolean()
    .default(false)
    .describe("Takes the testimony out of every list and redirects its address to all testimonies."),
  title: searchTitle()
    .optional()
    .describe("A title of at most 60 characters for search engines; without it, the writer's name and role."),
  description: searchDescription()
    .optional()
    .describe("A description of 50 to 160 characters for search engines; without it, the summary."),
  keywords: z.array(text()).default([]).describe("Words for search engines; only where needed."),
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
  form: { file: "slug", namedBy: "name", detail: "role", textAfter: "summary" },
  settingsFrom: "slug",
  needsText: true,
  proposals: { summary: { from: ["body"], maxCharacters: 160 } },
});
