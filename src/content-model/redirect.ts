import { z } from "zod";
import { defineKind } from "./kind";
import { page, testimonyReference } from "./fields";
import { isReserved } from "./reserved";

/** An address of an earlier site: it may contain characters that this site's addresses do not, and may end in .html. */
const oldPath = z
  .string()
  .regex(
    /^(\/[a-z0-9_~-]+)+(\.html?)?$/i,
    "must begin with /, have no / at its end, and contain only letters, digits, hyphens and underscores, for example /About.html",
  )
  .refine(
    (value) => !isReserved(value),
    "is an address that the site itself needs, or that Windows reserves",
  );

/** content/redirects.yaml: an old address and the page or testimony that has taken its place. */
const redirect = z
  .strictObject({
    from: oldPath.describe("The old address, for example /the-team or /About.html."),
    page: page().optional().describe("The page to which visitors of this address are sent."),
    testimony: testimonyReference()
      .optional()
      .describe("Instead of a page: the testimony to which visitors of this address are sent."),
  })
  .refine(
    ({ page, testimony }) => (page === undefined) !== (testimony === undefined),
    'needs either "page" or "testimony", and not both',
  );

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
  contents: "Former addresses, and the page to which each redirects now.",
});
