import { z } from "zod";
import { defineKind } from "./kind";
import { changes } from "./changes";
import { citations, documentReference, page, quotes, sample, sentences, slug, text } from "./fields";

/** content/contentions.yaml: claims that are made in the case, and the findings on them. */
const contention = z
  .strictObject({
    anchor: slug().describe(
      "The short name for links to this contention. A link is the file of its page followed by #contention_NAME, for example annex.md#contention_NAME.",
    ),
    title: text().describe("The subject of the contention, in a few words."),
    by: text().describe(
      "The party that makes the claim, for example The campaign, The prosecution or The council. The heading above the claim contains this name.",
    ),
    claim: sentences().describe("The claim, in one to three sentences."),
    found: sentences().optional().meta({
      description: "The finding of a court, a commission or an official record on this claim.",
      isNeeded: true,
    }),
    undecided: z
      .boolean()
      .default(false)
      .describe("Switch this on if no court, commission or official record has decided this claim."),
    note: sentences()
      .optional()
      .describe("Other facts that a fair reader should know, in a sentence or two."),
    sources: citations().describe(
      "The sources in which the claim is made: at least one, with the place in it.",
    ),
    foundSources: citations().describe(
      "The sources in which the finding is recorded, each with the place in it.",
    ),
    answer: sentences().optional().describe("Our answer to the finding, in one to three sentences."),
    answerSources: citations().describe(
      "The sources in which our answer is recorded, each with the place in it.",
    ),
    quotes: quotes(),
    settledBy: documentReference()
      .meta({ inFile: "the anchor of an entry of content/documents.yaml" })
      .optional()
      .describe("The record or test that would settle this contention."),
    pages: z
      .array(page())
      .default([])
      .describe("The pages that show this contention. Leave out a page that shows all contentions."),
    changes: changes(),
    sample: sample(),
  })
  .refine(({ sources }) => sources.length > 0, {
    path: ["sources"],
    message: "must name at least one source in which this claim is made",
  })
  .refine(({ found, undecided }) => found !== undefined || undecided, {
    path: ["found"],
    message: "must say what was found. If nobody has decided, write undecided: true instead",
  })
  .refine(({ found, undecided }) => found === undefined || !undecided, {
    path: ["undecided"],
    message: 'says that nobody has decided, but "found" has a finding. Delete one of them',
  })
  .refine(({ found, foundSources }) => found === undefined || foundSources.length > 0, {
    path: ["foundSources"],
    message: "must name at least one source of what was found",
  })
  .refine(({ undecided, answer }) => !undecided || answer === undefined, {
    path: ["answer"],
    message:
      'answers a finding, but "undecided" says that nobody has decided. Move the text to "claim" or "note", or write the finding in "found"',
  })
  .refine(({ answer, answerSources }) => (answer === undefined) === (answerSources.length === 0), {
    path: ["answerSources"],
    message: "must name at least one source if there is an answer, and no source if there is no answer",
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
  description: "A claim that is made in the case, with the finding on it.",
  contents: "The points in dispute, and what was found on each.",
});
