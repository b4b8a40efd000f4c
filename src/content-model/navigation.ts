import { z } from "zod";
import { defineKind } from "./kind";
import { page, text, url } from "./fields";

const named = {
  name: text()
    .optional()
    .describe("The text of the menu entry. If you leave this empty, the menu shows the label of the page."),
};

export const navigationItem = z
  .strictObject({ ...named, page: page().describe("The page that this menu entry opens.") })
  .meta({
    title: "NavigationItem",
    one: "entry",
    description: "A link in a dropdown of the menu.",
  });

/** content/navigation.yaml: one entry of the top menu. */
const navigation = z
  .strictObject({
    ...named,
    page: page()
      .optional()
      .describe(
        "The page that this menu entry opens. Each menu entry needs either a page or a web address, and not both.",
      ),
    url: url()
      .optional()
      .describe(
        "For a menu entry that links to another website: the web address, in place of a page. The website opens in a new tab.",
      ),
    heading: text()
      .optional()
      .describe(
        "For a menu entry with a dropdown: the heading of the dropdown in the menu of small screens.",
      ),
    items: z
      .array(navigationItem)
      .default([])
      .describe(
        "The links in the dropdown of this menu entry, in order. The dropdown begins with the page of this menu entry, unless one of the links already opens that page.",
      ),
    footerPages: z
      .array(page())
      .default([])
      .describe(
        "For a menu entry with a dropdown: pages that the footer lists after the links of the dropdown. The menu does not list these pages.",
      ),
    listsTestimonies: z
      .boolean()
      .default(false)
      .describe("Switch this on to list all testimonies at the end of the dropdown."),
  })
  .refine((entry) => (entry.page === undefined) !== (entry.url === undefined), {
    error: ({ input }) =>
      (input as { page?: unknown }).page === undefined
        ? 'needs either "page" or "url"'
        : 'has both "page" and "url". Delete one of the two',
  })
  .refine(
    (entry) => entry.url === undefined || entry.name !== undefined,
    'is a link to another website, so it needs a text. Write the text in "name"',
  )
  .superRefine(({ url, items, footerPages, listsTestimonies, heading }, context) => {
    const ofDropdown = {
      items: items.length > 0,
      footerPages: footerPages.length > 0,
      listsTestimonies,
      heading,
    };
    for (const [field, value] of Object.entries(ofDropdown))
      if (url !== undefined && value)
        context.addIssue({
          code: "custom",
          path: [field],
          message:
            "is not possible for a menu entry with a web address, because the menu shows it as a link without a dropdown. Remove it, or choose a page in place of the web address",
        });
  });

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
