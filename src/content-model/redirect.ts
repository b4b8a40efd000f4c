import { z } from "zod";
import { defineKind } from "./kind";
import { page, testimonyReference } from "./fields";
import { isReserved } from "./reserved";

/**
 * An address of an earlier site. Such an address may contain characters that addresses of this site cannot contain, and may end in .html.
 */
const oldPath = z
  .string()
  .regex(
    /^(\/[a-z0-9_~-]+)+(\.html?)?$/i,
    "must begin with /, have no / at its end, and contain only letters, digits, hyphens and underscores, for example /About.html",
  )
  .refine(
    (value) => !isReserved(value),
    "is an address that the site itself needs, or that Windows reserves, so it cannot redirect. Delete this entry",
  );

/** content/redirects.yaml: an old address, and the page or testimony to which it redirects. */
const redirect = z
  .strictObject({
    from: oldPath.describe("The old address, for example /the-team or /About.html."),
    page: page().optional().describe("The page that visitors see when they open the old address."),
    testimony: testimonyReference()
      .optional()
      .describe("Instead of a page: the testimony that visitors see when they open the old address."),
  })
  .refine(({ page, testimony }) => (page === undefined) !== (testimony === undefined), {
    error: ({ input }) =>
      (input as { page?: unknown }).page === undefined
        ? 'needs either "page" or "testimony"'
        : 'has both "page" and "testimony". Delete one of the two',
  });

export const redirectKind = defineKind({
  type: "Redirect",
  label: "Old addresses",
  one: "address",
  shape: "list",
  source: "redirects.yaml",
  schema: redirect,
  unique: { from: "address" },
  keys: { "": ["from"] },
  description: "A redirect from an old address to a page or testimony.",
  contents: "Old addresses, each with the page that it redirects to.",
});
