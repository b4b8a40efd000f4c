import { z } from "zod";
import { citations, moment, sample, sentences, slug, text } from "./fields";

export const timelineIcons = [
  "house",
  "phone",
  "shield",
  "search",
  "pen",
  "handcuffs",
  "landmark",
  "gavel",
  "scale",
  "lock",
  "letter",
  "speech",
  "dna",
  "globe",
  "file",
  "magazine",
  "podcast",
] as const;

/** content/timeline.yaml: one entry of the timeline. */
export const timelineEvent = z.strictObject({
  anchor: slug().describe("For links to this entry: /timeline#conviction."),
  date: text().describe("The date as shown; may be a range or only a month."),
  when: moment().describe("The date for machines: 1986, 1986-10, 1986-10-28 or 1985-08-07T03:26."),
  title: text().describe("What happened, in a few words."),
  description: sentences().describe("What happened, in one to four sentences."),
  icon: z.enum(timelineIcons).describe("The icon in the ring."),
  sources: citations(),
  sample: sample(),
});
