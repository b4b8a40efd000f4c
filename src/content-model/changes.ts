import { z } from "zod";
import { day } from "./dates";
import { sentences } from "./fields";

const change = z
  .strictObject({
    on: day().describe("The day on which you make the change."),
    text: sentences().describe("One sentence that tells readers what has changed on the page."),
    correction: z
      .boolean()
      .default(false)
      .describe("Switch this on if the change corrects an error that readers may have seen."),
    was: sentences()
      .optional()
      .describe("For a correction: the words that were wrong, which readers see struck out."),
    wrongWordsHidden: z
      .boolean()
      .default(false)
      .describe(
        "For a correction: switch this on if repeating the wrong words would do harm, and do not write the wrong words anywhere in this entry. The page then tells readers that the words are hidden.",
      ),
    now: sentences()
      .optional()
      .describe(
        "For a correction: the words that replaced the wrong ones. Leave this empty if the wrong words were deleted.",
      ),
  })
  .refine(({ correction, was }) => correction || was === undefined, {
    path: ["was"],
    message: "is only for a correction. Write correction: true, or delete this line",
  })
  .refine(({ correction, wrongWordsHidden }) => correction || !wrongWordsHidden, {
    path: ["wrongWordsHidden"],
    message: "is only for a correction. Write correction: true, or delete this line",
  })
  .refine(({ was, wrongWordsHidden }) => was === undefined || !wrongWordsHidden, {
    path: ["was"],
    message:
      'contains words that the page must not show, because "wrongWordsHidden" is switched on. Delete one of the two',
  })
  .refine(({ was, wrongWordsHidden, now }) => now === undefined || wrongWordsHidden || was !== undefined, {
    path: ["now"],
    message: 'contains the new words, but the wrong words are missing. Write the wrong words in "was"',
  })
  .refine(({ was, now }) => now === undefined || was !== now, {
    path: ["now"],
    message: 'has the same words as "was". Write the words that replaced the wrong words',
  })
  .meta({ title: "Change", description: "A published change." });

/**
 * Accepts the list of changes that readers should know about. Volunteers write this list, because the dates of files would also include
 * corrected spellings.
 */
export const changes = () =>
  z
    .array(change)
    .default([])
    .describe("Changes that readers should know about, especially corrections. Put the newest change first.");
