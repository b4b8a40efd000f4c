import { z } from "zod";
import { defineKind } from "./kind";
import { moment } from "./dates";
import { documentReference, sample, slug, text, url } from "./fields";

const isGiven = (value: unknown) => value !== undefined;

/** content/sources.yaml: one source that the site cites. */
const source = z
  .strictObject({
    anchor: slug().describe(
      "Texts use this name to cite the source, for example [^judgment-1999], or [^judgment-1999:145] with the number of a paragraph. The editor makes this name from the short name of the source. Please do not change the name after you have shared the source.",
    ),
    title: text().describe(
      "The full title of the source, with the number of a judgment or the volume of Hansard.",
    ),
    shortName: text().describe(
      "A short name for the source, for example: Judgment 1999. Lists of sources begin the entry of this source with the short name.",
    ),
    kind: z
      // citations.ts defines, for each kind of source, the form of a place in it.
      .enum(["judgment", "Hansard", "official release", "press", "document", "book", "broadcast"])
      .describe(
        "The kind of source. The kind decides which number a citation gives: the paragraph of a judgment, the column of Hansard, the minute of a broadcast, or the page of any other source.",
      ),
    publisher: text().describe("The court, House, body or outlet that published the source."),
    date: moment().optional().meta({
      description: "The day, month or year of publication. Only invented sample content may leave it out.",
      isNeeded: true,
    }),
    url: url()
      .optional()
      .describe(
        "The web address where people can read the source. The address begins with https://. Leave the address out if the source is not online.",
      ),
    where: text()
      .optional()
      .describe(
        "For a book or paper that is not online: the place where people can read it, for example the archive and the number of the box.",
      ),
    document: documentReference()
      .meta({ inFile: "the anchor of an entry of content/documents.yaml" })
      .optional()
      .describe(
        "If the source is a document of this site: the document. In that case, leave the web address of the source empty.",
      ),
    passages: z
      .string()
      .regex(
        /^[#?&][^\s]*\{place\}[^\s]*$/,
        "must begin with # (or ? or &) and contain {place}, for example #para{place}",
      )
      .optional()
      .describe(
        "For links to one place in the source: the text that the site adds to the web address, for example #para{place}. The site replaces {place} with the number of the cited place. If the source's website has no such links, write #:~:text={place}, so that the browser looks for the number in the text. Leave this empty for a PDF.",
      ),
    archivedUrl: url()
      .optional()
      .describe(
        "The web address of an archived copy of the source, in case the source's own web address stops working.",
      ),
    rights: text()
      .optional()
      .describe("The owner of the rights, or the licence under which you may quote the source."),
    sample: sample().describe(
      "Switch this on if the outlet, the day or the address of the source is still missing. The site then marks the source as incomplete.",
    ),
  })
  .refine(({ date, sample }) => date !== undefined || sample, {
    path: ["date"],
    message: "is missing. Write the day, month or year of publication",
  })
  .refine(({ url, where, document }) => (url ?? where ?? document) !== undefined, {
    path: ["url"],
    message:
      'is missing. Write the web address of the source. If the source is not on the web, use "where" for the place where people can read it. If the source is a document on this site, name the document in "document"',
  })
  .refine(({ url, where, document }) => [url, where, document].filter(isGiven).length <= 1, {
    message:
      'has more than one of "url", "where" and "document". Keep only the field that readers need to find the source',
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
