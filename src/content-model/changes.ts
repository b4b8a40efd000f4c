import { z } from "zod";
import { day } from "./dates";
import { sentences } from "./fields";

const change = z
  .strictObject({
    on: day().describe("The day on which it was published, for example 2018-09-08."),
    text: sentences().describe("What readers should know of it, in one sentence."),
    correction: z.boolean().default(false).describe("Says that something had been wrong."),
  })
  .meta({ title: "Change", description: "A change that readers are told of." });

export type Change = z.infer<typeof change>;

/** What readers should know has changed: never the time of a file, since a new spelling is no news. */
export const changes = () =>
  z
    .array(change)
    .default([])
    .describe("What has changed here in its substance, the newest first; corrections above all.");
