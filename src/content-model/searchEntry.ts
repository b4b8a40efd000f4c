import { z } from "zod";
import { defineKind } from "./kind";
import { page, text } from "./fields";

/** content/search.yaml: one entry of the search palette. */
const searchEntry = z.strictObject({
  page: page().describe("The page that this search result opens."),
  title: text()
    .optional()
    .describe(
      "The text of the search result. If you leave this empty, the search shows the label of the page.",
    ),
  description: text().describe(
    "The subject of the page, in a few words. The search also looks for words in this text.",
  ),
});

export const searchEntryKind = defineKind({
  type: "SearchEntry",
  label: "Search",
  one: "entry",
  shape: "list",
  source: "search.yaml",
  schema: searchEntry,
  unique: { page: "search entry" },
  keys: { "": ["page"] },
  description: "An entry of the search palette.",
  contents: "The entries that the search shows before anything is typed.",
});
