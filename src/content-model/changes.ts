import { z } from "zod";
import { day } from "./dates";
import { sentences } from "./fields";

const change = z
  .strictObject({
    on: day().describe("The day on which it was published."),
    text: sentences().describe("The change, in one sentence for readers."),
    correction: z.boolean().default(false).describe("Switch this on if the change corrects an error."),
    was: sentences()
      .optional()
      .describe("For a correction: the words that were wrong, which readers see struck out."),
    wrongWordsHidden: z
      .boolean()
      .default(false)
      .describe(
        "For a correction: switch this on and leave out the wrong words if repeating them would do harm. Readers are told that they are hidden.",
      ),
    now: sentences()
      .optional()
      .describe("The words that replaced them. Leave this empty if the words were deleted."),
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
    message: 'shows the words that "wrongWordsHidden" hides. Delete one of them',
  })
  .refine(({ was, wrongWordsHidden, now }) => now === undefined || wrongWordsHidden || was !== undefined, {
    path: ["now"],
    message: 'replaces words that were wrong. Write the wrong words in "was"',
  })
  .refine(({ was, now }) => now === undefined || was !== now, {
    path: ["now"],
    message: 'is the same as "was". Write the words that replaced the wrong ones',
  })
  .meta({ title: "Change", description: "A published change." });

/**
 * Accepts the changes that readers should know about. Volunteers list these changes. The site does not use the times of files, because a
 * corrected spelling is not news.
 */
export const changes = () =>
  z
    .array(change)
    .default([])
    .describe("Changes that readers should know about, especially corrections. Put the newest first.");
