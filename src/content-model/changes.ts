import { z } from "zod";
import { day } from "./dates";
import { sentences } from "./fields";

/** The value of `was` for words that must not be repeated. Readers are told only that these words are hidden. */
export const hiddenMark = "hidden";

const change = z
  .strictObject({
    on: day().describe("The day on which it was published."),
    text: sentences().describe("The change, in one sentence for readers."),
    correction: z.boolean().default(false).describe("Switch this on if the change corrects an error."),
    was: sentences()
      .optional()
      .describe(
        `For a correction: the words that were wrong, which readers see struck out. Write ${hiddenMark} where repeating them would do harm.`,
      ),
    now: sentences()
      .optional()
      .describe("The words that replaced them. Leave this empty if the words were deleted."),
  })
  .refine(({ correction, was }) => correction || was === undefined, {
    path: ["was"],
    message: "is only for a correction. Write correction: true, or delete this line",
  })
  .refine(({ was, now }) => now === undefined || (was !== undefined && was !== now), {
    path: ["now"],
    message: 'replaces words that were wrong. Write the wrong words in "was"',
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
