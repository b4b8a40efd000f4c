import { z } from "zod";
import { defineKind } from "./kind";
import { changes } from "./changes";
import { day } from "./dates";
import { sample, searchDescription, searchTitle, slug, text, textVersion } from "./fields";

/** The front matter of a testimony, content/testimonies/*.md. */
const testimony = z.strictObject({
  name: text().describe("The writer's name."),
  role: text().describe(
    "The role of the writer, in a few words. The page of the testimony shows these words as its subtitle.",
  ),
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
      "A number that decides where the testimony appears in lists. The testimony with the smallest number comes first. Leave gaps between the numbers, for example 10, 20, 30.",
    ),
  consent: z
    .strictObject({
      on: day().describe("The day on which the writer approved the text of the testimony."),
      by: text()
        .optional()
        .describe(
          "If the writer has died: the person who approved the text in place of the writer, for example a daughter. If there is nobody to ask, write that there is nobody.",
        ),
      version: textVersion().describe(
        "The version of the testimony that was approved: the sixteen letters at the end of the first line of the review copy.",
      ),
    })
    .meta({ title: "Consent", description: "The writer's approval of the wording of a testimony." })
    .optional()
    .describe(
      "The writer's approval of the text of the testimony. A testimony without approval is not published.",
    ),
  withdrawn: z
    .boolean()
    .default(false)
    .describe(
      "Switch this on to remove the testimony from the site. Its address then redirects to the list of all testimonies.",
    ),
  title: searchTitle()
    .optional()
    .describe(
      "A title of at most 60 characters for search engines. If you leave this empty, search engines show the name and role of the writer.",
    ),
  description: searchDescription()
    .optional()
    .describe(
      "A description of 50 to 160 characters for search engines. If you leave this empty, search engines show the summary.",
    ),
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
