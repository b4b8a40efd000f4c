import { z } from "zod";
import { defineKind } from "./kind";
import { changes } from "./changes";
import { citations, documentReference, page, quotes, sample, sentences, slug, text } from "./fields";

/** The value of `found` where nobody has decided; campaign.yaml has the words that readers see. */
export const noFinding = "no court has ruled on it";

/** content/contentions.yaml: the points that are contended in the case, and the findings on them. */
const contention = z
  .strictObject({
    anchor: slug().describe(
      "For links to it: the file of its page with #contention_NAME behind it, as in annex.md#contention_NAME.",
    ),
    title: text().describe("What it is about, in a few words."),
    by: text().describe(
      "Whose contention it is, as it begins the heading: The campaign, The prosecution, The council.",
    ),
    claim: sentences().describe("What is contended, in one to three sentences."),
    found: sentences().describe(
      `What a court, a commission or an official record found on it. Where none has decided, write: ${noFinding}.`,
    ),
    note: sentences().optional().describe("What else a fair reader should know, in a sentence or two."),
    sources: citations().describe(
      "Where it is contended: at least one source, with the place in it, for example judgment-1999:145.",
    ),
    foundSources: citations().describe("Where the finding is recorded, in the same way."),
    answer: sentences().optional().describe("Our answer to the finding, in one to three sentences."),
    answerSources: citations().describe("Where the answer is recorded, in the same way."),
    quotes: quotes(),
    settledBy: documentReference()
      .optional()
      .describe("The record or test that would decide it: the anchor of an entry of content/documents.yaml."),
    pages: z
      .array(page())
      .default([])
      .describe("The pages where it belongs; a page that shows all contentions needs no mention."),
    changes: changes(),
    sample: sample(),
  })
  .refine(({ sources }) => sources.length > 0, {
    path: ["sources"],
    message: "must name at least one source: where is this contended?",
  })
  .refine(({ found, foundSources }) => found === noFinding || foundSources.length > 0, {
    path: ["foundSources"],
    message: `must name at least one source of what was found. If nobody has decided, write found: ${noFinding}`,
  })
  .refine(({ found, answer }) => found !== noFinding || answer === undefined, {
    path: ["answer"],
    message:
      'answers a finding, but nobody has decided. Write it in "claim" or "note", or write what was found',
  })
  .refine(({ answer, answerSources }) => (answer === undefined) === (answerSources.length === 0), {
    path: ["answerSources"],
    message: "must name at least one source where there is an answer, and none where there is not",
  });

export const contentionKind = defineKind({
  type: "Contention",
  label: "Contentions",
  one: "contention",
  shape: "list",
  source: "contentions.yaml",
  schema: contention,
  unique: { anchor: "contention" },
  keys: { "": ["anchor"], changes: ["text"] },
  description: "What is contended in the case, and what was found on it.",
});
