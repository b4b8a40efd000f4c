import { z } from "zod";
import { defineKind } from "./kind";
import { moment } from "./dates";
import { documentReference, sample, slug, text, url } from "./fields";

/** content/sources.yaml: one source that the site cites. */
const source = z
  .strictObject({
    anchor: slug().describe(
      "The short name by which texts cite this source: [^judgment-1999], or with a place, [^judgment-1999:145]. Please do not change it later.",
    ),
    title: text().describe("Its full title, with the number of a judgment or the volume of Hansard."),
    shortName: text().describe(
      "Its name in a few words, as it begins its entry in lists of sources: Judgment 1999.",
    ),
    kind: z
      // The form of a place in each is in citations.ts.
      .enum(["judgment", "Hansard", "official release", "press", "document", "book", "broadcast"])
      .describe(
        "What kind of source it is, and so what a place in it is: a paragraph of a judgment, a column of Hansard, a minute of a broadcast, a page of anything else.",
      ),
    publisher: text().describe("The court, House, body or outlet that published it."),
    date: moment()
      .optional()
      .describe(
        "The day on which it was published, or the month or year: 1999-12-12, 1999-12 or 1999. Only a sample may leave it out, until somebody has noted it.",
      ),
    url: url()
      .optional()
      .describe(
        "The address at which it can be read; begins with https://. Left out for what is not online.",
      ),
    where: text()
      .optional()
      .describe(
        "For a book or a paper without an address: where it can be read, say the archive and the number of the box.",
      ),
    document: documentReference()
      .optional()
      .describe(
        "For a document of the campaign's own, in place of an address: the anchor of an entry of content/documents.yaml with a PDF, whose pages are on this site.",
      ),
    passages: z
      .string()
      .regex(
        /^[#?&][^\s]*\{place\}[^\s]*$/,
        "must begin with # (or ? or &) and contain {place}, for example #para{place}",
      )
      .optional()
      .describe(
        "What to append to the address to link to one place in it, if its host supports that: #para{place}. Otherwise a link can name its words: #:~:text={place}. A PDF needs nothing here.",
      ),
    archivedUrl: url()
      .optional()
      .describe("A copy of it in an archive, for when the address no longer works."),
    rights: text().optional().describe("Who owns the rights, or the licence under which it may be quoted."),
    sample: sample(),
  })
  .refine(({ date, sample }) => date !== undefined || sample, {
    path: ["date"],
    message: "is missing. Write the day, month or year of publication: 1999-12-12, 1999-12 or 1999",
  })
  .refine(
    ({ url, where, document }) => [url, where, document].filter((each) => each !== undefined).length === 1,
    "needs one of three: an address (url), words that say where it can be read (where), or a document of your own (document)",
  )
  .refine(({ kind, document }) => document === undefined || kind === "document", {
    path: ["kind"],
    message: "must be document for a document on this site, so that a place in it is a page",
  });

export type Source = z.infer<typeof source>;

export const sourceKind = defineKind({
  type: "Source",
  label: "Sources",
  one: "source",
  shape: "list",
  source: "sources.yaml",
  schema: source,
  unique: { anchor: "source" },
  keys: { "": ["anchor"] },
  description: "A source that the site cites.",
});
