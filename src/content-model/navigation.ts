import { z } from "zod";
import { defineKind } from "./kind";
import { page, text, url } from "./fields";

const place = {
  name: text()
    .optional()
    .describe("The text of the entry. If this is empty, the menu shows the page's own label."),
  page: page().optional().describe("The page that this entry opens."),
};

export const navigationItem = z
  .strictObject(place)
  .refine((item) => item.page !== undefined, "needs a page: the name of a file in content/pages")
  .meta({ title: "NavigationItem", one: "entry", description: "An entry below an entry of the menu." });

/** content/navigation.yaml: one entry of the top menu. */
const navigation = z
  .strictObject({
    ...place,
    url: url().optional().describe("For a link to another website: its address. It opens in a new tab."),
    heading: text().optional().describe("For a dropdown: its heading in the menu on small screens."),
    items: z
      .array(navigationItem)
      .default([])
      .describe(
        "For a dropdown: its entries, in order. The dropdown begins with the page of this menu entry, unless one of the entries already names that page.",
      ),
    footerPages: z
      .array(page())
      .default([])
      .describe(
        "For a dropdown: pages that the footer lists after its entries. The menu does not list them.",
      ),
    listsTestimonies: z
      .boolean()
      .default(false)
      .describe("Lists all testimonies at the end of the dropdown."),
  })
  .refine(
    (entry) => (entry.page === undefined) !== (entry.url === undefined),
    'needs either "page" or "url", and not both',
  )
  .refine(
    (entry) => entry.url === undefined || entry.name !== undefined,
    "is a link to another website, so it needs a name",
  );

export const navigationKind = defineKind({
  type: "NavigationEntry",
  label: "Menu",
  one: "entry",
  shape: "list",
  source: "navigation.yaml",
  schema: navigation,
  keys: { "": ["page", "url"], items: ["page"] },
  description: "An entry of the top menu.",
  contents: "The entries of the menu at the top of every page.",
});
