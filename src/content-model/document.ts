import { z } from "zod";
import { day, moment } from "./dates";
import { anchor, citations, quotes, sample, sentences, text, url } from "./fields";
import { defineKind } from "./kind";

/** The name of a PDF in content/documents, which is also the end of its address. */
export const pdfName = /^[a-z0-9]+([-.][a-z0-9]+)*\.pdf$/;

const law =
  "In England and Wales, it can be contempt of court to publish material that was disclosed to an accused and not shown in open court: Criminal Procedure and Investigations Act 1996, sections 17 and 18";

const series = z
  .strictObject({
    first: z.int().describe("The number of the first document in the series."),
    last: z.int().describe("The number of the last document in the series."),
    read: z
      .array(z.int())
      .default([])
      .describe("The numbers of the documents in this series that we have read."),
  })
  .refine(({ first, last, read }) => first < last && read.every((each) => each >= first && each <= last), {
    error:
      "must have a first number that is smaller than the last number. The numbers of the documents that we have read must not be outside these two numbers",
  })
  .meta({
    title: "Series",
    description: "The numbers of a series of documents, and the numbers of the documents that we have read.",
  });

/**
 * content/documents.yaml: an entry of the register of documents. The entry describes a document of the case, even if the campaign does not
 * have this document.
 */
const document = z
  .strictObject({
    anchor: anchor().describe(
      "The short name for links to this document. The address of the text of the document is /documents/ and this name. Please do not change the name later.",
    ),
    title: text().describe("The title of the document."),
    what: sentences().describe("A description of the document, in a sentence or two."),
    by: text().optional().describe("The person or office that made the document."),
    made: moment().optional().describe("The date on which the document was made."),
    sources: citations().meta({
      description:
        "The sources that show that the document exists. Write the page or paragraph next to each source.",
      isNeeded: true,
    }),
    quotes: quotes(),
    url: url()
      .optional()
      .describe("If others publish the document: the web address where people can read it."),
    heldBy: text()
      .optional()
      .describe(
        "The person or office that has the document. Leave this empty if nobody has told us who has the document.",
      ),
    disclosed: text()
      .optional()
      .describe(
        "The day on which the document was disclosed, and the person who received it. Leave this empty if you do not know.",
      ),
    seen: z
      .enum(["no", "in part", "yes"])
      .default("no")
      .describe("Whether the campaign has seen the document."),
    numbers: series
      .optional()
      .describe(
        "For a series of documents, such as statements 1 to 31: the numbers of the series, and the numbers of the documents that we have read.",
      ),
    neverPublic: z.boolean().default(false).describe("Switch this on if the document was never made public."),
    waitingFor: text()
      .optional()
      .describe(
        "The person or office that we have asked for the document and that has not answered yet. The page shows this name after the words “Waiting for”, for example: the Chief Constable.",
      ),
    waitingSince: day().optional().describe("The day on which we first asked for the document."),
    askedAgain: day().optional().describe("The day on which we last asked for the document again."),
    settles: sentences().optional().describe("The question that this document would answer."),
    file: z
      .string()
      .regex(pdfName, "must be the name of a PDF in content/documents, for example minutes-1986.pdf")
      .meta({ isPdf: true })
      .optional()
      .describe(
        "The PDF of the document, if you may publish the PDF. Never add the PDF of a judgment, because its licence covers only the current version on the publisher's own site. Link to that version instead.",
      ),
    becamePublic: sentences()
      .optional()
      .describe("How the document became public, for example: Read out in open court on 3 May 1999."),
    sample: sample().describe(
      "Switch this on if this entry is not complete yet, because somebody must still look up facts in the document. The site then marks the document as incomplete.",
    ),
  })
  .refine(({ file, becamePublic }) => file === undefined || becamePublic !== undefined, {
    path: ["becamePublic"],
    message: `is missing, so the PDF is not published. ${law}. Write how the document became public, or remove the PDF`,
  })
  .refine(({ waitingFor, waitingSince }) => (waitingFor === undefined) === (waitingSince === undefined), {
    path: ["waitingSince"],
    message:
      'and "waitingFor" belong together. In "waitingFor", write whom we asked. In "waitingSince", write the day on which we first asked. If we are not waiting for an answer, leave both out',
  })
  .refine(({ askedAgain, waitingSince }) => askedAgain === undefined || waitingSince !== undefined, {
    path: ["askedAgain"],
    message:
      'needs two other fields. In "waitingFor", write whom we asked. In "waitingSince", write the day on which we first asked',
  })
  .refine(({ file, sources }) => file !== undefined || sources.length > 0, {
    path: ["sources"],
    message: "must name at least one source that shows that this document exists",
  });

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
  description:
    "A document of the case: its description, the person or office that has it, and its text if it may be published.",
  contents:
    "The documents of the case: a description of each, the person or office that has it, and its text if it may be published.",
});
