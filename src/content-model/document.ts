import { z } from "zod";
import { day, moment } from "./dates";
import { anchor, citations, quotes, sample, sentences, text, url } from "./fields";
import { defineKind } from "./kind";

/** The name of a PDF in content/documents, which is also the end of its address. */
export const pdfName = /^[a-z0-9]+([-.][a-z0-9]+)*\.pdf$/;

const law =
  "In England and Wales, publishing what was disclosed to an accused and not shown in open court can be contempt: Criminal Procedure and Investigations Act 1996, sections 17 and 18";

const series = z
  .strictObject({
    first: z.int().describe("The first number."),
    last: z.int().describe("The last number."),
    read: z.array(z.int()).default([]).describe("The numbers that we have read."),
  })
  .refine(({ first, last, read }) => first < last && read.every((each) => each >= first && each <= last), {
    error: "must run from a smaller number to a larger one, with those that were read between them",
  })
  .meta({
    title: "Series",
    description: "The numbers of a series of documents, and which of them we have read.",
  });

/** content/documents.yaml: a document of the case, whether the campaign has it or not: a row of the register. */
const document = z
  .strictObject({
    anchor: anchor().describe(
      "For links to it: documents.md#NAME leads to its row, and /documents/NAME is its text. Please do not change it later.",
    ),
    title: text().describe("What it is called."),
    what: sentences().describe("What it is, in a sentence or two."),
    by: text().optional().describe("Who made it."),
    made: moment().optional().describe("When it was made: 1999-12-12, 1999-12 or 1999."),
    sources: citations().describe(
      'Who says that it exists: anchors of content/sources.yaml, each with the place after a colon, for example ["judgment-1999:145"].',
    ),
    quotes: quotes(),
    url: url()
      .optional()
      .describe("For a document that others publish: the address at which it can be read."),
    heldBy: text().optional().describe("Who holds it; leave it out where nobody has said."),
    disclosed: text().optional().describe("When it was disclosed, and to whom; leave it out where unknown."),
    seen: z.enum(["no", "in part", "yes"]).default("no").describe("Whether the campaign has seen it."),
    numbers: series
      .optional()
      .describe("For a series, say statements 1 to 31: its numbers, and which we have read."),
    neverPublic: z.boolean().default(false).describe("Says that it was never made public."),
    waitingFor: text()
      .optional()
      .describe(
        "The person or office we are waiting for. It follows the words “Waiting for”, for example: the Chief Constable.",
      ),
    waitingSince: day().optional().describe("Since when: the day on which we asked."),
    askedAgain: day().optional().describe("The day on which we last asked again."),
    settles: sentences().optional().describe("The question that this document would answer."),
    file: z
      .string()
      .regex(pdfName, "must be the name of a PDF in content/documents, for example minutes-1986.pdf")
      .meta({ isPdf: true })
      .optional()
      .describe(
        "Its PDF in content/documents, if it may be published. Judgments are linked and not hosted: their licence is for the current version at its source.",
      ),
    becamePublic: sentences()
      .optional()
      .describe("How it became public, for example: Read out in open court on 3 May 1999."),
    sample: sample(),
  })
  .refine(({ file, becamePublic }) => file === undefined || becamePublic !== undefined, {
    path: ["becamePublic"],
    message: `is missing, and no PDF is published without it. ${law}. Write how it became public, or leave the PDF out`,
  })
  .refine(({ waitingFor, waitingSince }) => (waitingFor === undefined) === (waitingSince === undefined), {
    path: ["waitingSince"],
    message: "needs both: whom we wait for, and since when",
  })
  .refine(({ askedAgain, waitingSince }) => askedAgain === undefined || waitingSince !== undefined, {
    path: ["askedAgain"],
    message: "needs waitingFor and waitingSince beside it: whom we asked first, and when",
  })
  .refine(({ file, sources }) => file !== undefined || sources.length > 0, {
    path: ["sources"],
    message: "must name at least one source: who says that this document exists?",
  });

export type Document = z.infer<typeof document>;

export const documentKind = defineKind({
  type: "Document",
  label: "Documents",
  one: "document",
  shape: "list",
  source: "documents.yaml",
  schema: document,
  unique: { anchor: "document", file: "document's PDF" },
  keys: { "": ["anchor"] },
  shownOn: { template: "documents", named: "anchor" },
  description: "A document of the case: what it is, who holds it, and its text if it may be published.",
});
