import { z } from "zod";
import { defineKind } from "./kind";
import { changes } from "./changes";
import { citations, documentReference, page, quotes, sample, sentences, slug, text } from "./fields";

/** content/contentions.yaml: claims that are made in the case, and the findings on them. */
const contention = z
  .strictObject({
    anchor: slug().describe(
      "The short name for links to this contention. The address of the contention ends with #contention_ and this name.",
    ),
    title: text().describe("The subject of the contention, in a few words."),
    by: text().describe(
      "The party that makes the claim, for example The campaign or The council. The heading above the claim contains these words, so write them in the same form as in the other contentions.",
    ),
    claim: sentences().describe("The claim that the party makes, in one to three sentences."),
    found: sentences().optional().meta({
      description: "The finding of a court, a commission or an official record on this claim.",
      isNeeded: true,
    }),
    undecided: z
      .boolean()
      .default(false)
      .describe("Switch this on if no court, commission or official record has decided on the claim."),
    note: sentences()
      .optional()
      .describe("Other facts about the claim that a fair reader should know, in one or two sentences."),
    sources: citations().meta({
      description:
        "The sources that contain the claim of the party. Name at least one source, and the page or paragraph in it.",
      isNeeded: true,
    }),
    foundSources: citations().meta({
      description: "The sources that contain the finding. Name the page or paragraph in each source.",
      isNeeded: true,
    }),
    answer: sentences().optional().describe("Our answer to the finding, in one to three sentences."),
    answerSources: citations().describe(
      "The sources that contain our answer. Name the page or paragraph in each source.",
    ),
    quotes: quotes(),
    settledBy: documentReference()
      .meta({ inFile: "the anchor of an entry of content/documents.yaml" })
      .optional()
      .describe(
        "The document that would settle this contention, for example a record or the result of a test.",
      ),
    pages: z
      .array(page())
      .default([])
      .describe("The pages that show this contention. Do not list a page that shows all contentions."),
    changes: changes(),
    sample: sample(),
  })
  .refine(({ sources }) => sources.length > 0, {
    path: ["sources"],
    message: "must name at least one source in which this claim is made",
  })
  .refine(({ found, undecided }) => found !== undefined || undecided, {
    path: ["found"],
    message:
      "must say what a court, a commission or an official record has found. If there is no finding on the claim, write undecided: true instead",
  })
  .refine(({ found, undecided }) => found === undefined || !undecided, {
    path: ["undecided"],
    message:
      'says that there is no finding on the claim, but "found" contains a finding. Delete one of the two',
  })
  .refine(({ found, foundSources }) => found === undefined || foundSources.length > 0, {
    path: ["foundSources"],
    message: "must name at least one source in which the finding is recorded",
  })
  .refine(({ undecided, answer }) => !undecided || answer === undefined, {
    path: ["answer"],
    message:
      'answers a finding, but "undecided" says that there is no finding on the claim. Move the answer to "claim" or "note", or write the finding in "found"',
  })
  .refine(({ answer, answerSources }) => (answer === undefined) === (answerSources.length === 0), {
    path: ["answerSources"],
    message:
      'must name at least one source for the text in "answer". If "answer" is empty, delete the sources',
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
