import { z } from "zod";
import { defineKind } from "./kind";
import { moment } from "./dates";
import { documentReference, sample, slug, text, url } from "./fields";

const isGiven = (value: unknown) => value !== undefined;

/** content/sources.yaml: one source that the site cites. */
const source = z
  .strictObject({
    anchor: slug().describe(
      "The short name by which texts cite this source: [^judgment-1999], or with a place, [^judgment-1999:145]. The editor makes it from the short name. Please change it only before you share it.",
    ),
    title: text().describe(
      "The full title of the source, with the number of a judgment or the volume of Hansard.",
    ),
    shortName: text().describe(
      "A short name, which begins the source's entry in lists of sources: Judgment 1999.",
    ),
    kind: z
      // citations.ts defines the form of a place for each kind.
      .enum(["judgment", "Hansard", "official release", "press", "document", "book", "broadcast"])
      .describe(
        "The kind of source. It decides what a place is: a paragraph of a judgment, a column of Hansard, a minute of a broadcast, and a page of any other source.",
      ),
    publisher: text().describe("The court, House, body or outlet that published it."),
    date: moment().optional().meta({
      description: "The day, month or year of publication. Only a sample may leave it out.",
      isNeeded: true,
    }),
    url: url()
      .optional()
      .describe(
        "The address at which people can read the source. It begins with https://. Leave it out if the source is not online.",
      ),
    where: text()
      .optional()
      .describe(
        "For a book or paper without an address: where people can read it, for example the archive and the number of the box.",
      ),
    document: documentReference()
      .meta({ inFile: "the anchor of an entry of content/documents.yaml" })
      .optional()
      .describe(
        "For a source that is a document of this site: that document. Leave the web address empty then.",
      ),
    passages: z
      .string()
      .regex(
        /^[#?&][^\s]*\{place\}[^\s]*$/,
        "must begin with # (or ? or &) and contain {place}, for example #para{place}",
      )
      .optional()
      .describe(
        "What to add to the address to link to one place in the source, with {place} where its number goes, for example #para{place}. If the website has no such links, write #:~:text={place}: browsers then look for these words. Leave this empty for a PDF.",
      ),
    archivedUrl: url()
      .optional()
      .describe("The address of a copy in an archive, in case the first address stops working."),
    rights: text()
      .optional()
      .describe("The owner of the rights, or the licence under which you may quote the source."),
    sample: sample().describe(
      "Switch this on while the outlet, day or address is still to be found. The site then marks the source as incomplete.",
    ),
  })
  .refine(({ date, sample }) => date !== undefined || sample, {
    path: ["date"],
    message: "is missing. Write the day, month or year of publication",
  })
  .refine(({ url, where, document }) => (url ?? where ?? document) !== undefined, {
    path: ["url"],
    message:
      'is missing. Write it here. If the source is not on the web, write where people can read it into "where". If it is a document on this site, name it in "document"',
  })
  .refine(({ url, where, document }) => [url, where, document].filter(isGiven).length <= 1, {
    message: 'has more than one of "url", "where" and "document". Keep the one that leads to the source',
  })
  .refine(({ kind, document }) => document === undefined || kind === "document", {
    path: ["kind"],
    message:
      'must be "document" if the source is a document on this site, because a place in it is then a page',
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
  contents: "Everything that the texts cite: judgments, press reports, books, broadcasts.",
});
