import { z } from "zod";
import { defineKind } from "./kind";
import { changes } from "./changes";
import { edtfDate } from "./dates";
import { anchor, citations, quotes, references, sample, sentences, slug, text } from "./fields";

const timelineIcons = [
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
  "newspaper",
  "person",
  "calendar",
  "clock",
] as const;

/** content/timeline.yaml: one entry of the timeline. */
const timelineEvent = z.strictObject({
  anchor: anchor().describe(
    "The short name for links to this entry of the timeline. The address of the entry ends with # and this name, for example #opening. Please do not change the name after you have shared the entry.",
  ),
  when: edtfDate().describe("The date of the event."),
  date: text()
    .optional()
    .describe(
      "The date as readers should see it, if it should contain more than the date in “When”. For example: 9 January 1997, about 4:15 pm.",
    ),
  title: text().describe("The event, in a few words."),
  description: sentences().describe("The event, in one to four sentences."),
  kind: slug()
    .register(references, { to: "timelineKind" })
    .optional()
    .describe("The kind of event. Readers can filter the timeline by this kind."),
  icon: z
    .enum(timelineIcons)
    .describe("The icon of the event, which appears in a ring on the line of the timeline."),
  sources: citations(),
  quotes: quotes(),
  changes: changes(),
  sample: sample(),
});

export const timelineEventKind = defineKind({
  type: "TimelineEvent",
  label: "Timeline",
  one: "event",
  shape: "list",
  source: "timeline.yaml",
  schema: timelineEvent,
  unique: { anchor: "anchor" },
  sortedBy: "when",
  keys: { "": ["anchor"], changes: ["text"] },
  shownOn: { template: "timeline", named: "anchor" },
  description: "An entry of the timeline.",
  contents: "The events of the timeline.",
});
