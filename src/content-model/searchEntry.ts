import { z } from "zod";
import { defineKind } from "./kind";
import { page, text } from "./fields";

/** content/search.yaml: one entry of the search palette. */
const searchEntry = z.strictObject({
  page: page().describe("The page that this entry opens."),
  title: text()
    .optional()
    .describe("The text of the entry. If this is empty, the list shows the page's own label."),
  description: text().describe("The subject of the page, in a few words. The search looks here, too."),
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
