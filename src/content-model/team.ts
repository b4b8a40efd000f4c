import { z } from "zod";
import { defineKind } from "./kind";
import { changes } from "./changes";
import { moment } from "./dates";
import { agreed, citations, outsideLinks, portrait, sample, sentences, text } from "./fields";

const person = z
  .strictObject({
    name: text().describe("The person's name."),
    role: text().optional().describe("The person's role in the team."),
    description: sentences().describe("One to three sentences about the person."),
    image: portrait()
      .optional()
      .describe(
        "A portrait of the person, at least 640 × 800 pixels. Without a portrait, the card shows the person's initials.",
      ),
    links: outsideLinks().describe("Links from this person's card to other sites."),
    sources: citations(),
    agreed: agreed(),
    died: moment()
      .optional()
      .describe(
        "If the person has died: the day, month or year of the death. Name a source for the death in Sources. A person who has died does not need to agree to appear here.",
      ),
    sample: sample(),
  })
  .meta({ title: "Person", description: "A person on the team page." });

/** content/people.yaml: one section of the team page with its people. */
const teamSection = z.strictObject({
  title: text().describe("The section's heading."),
  memorial: z
    .boolean()
    .default(false)
    .describe(
      "Switch this on if the section remembers people who have died. People who have died do not need to agree to appear here.",
    ),
  people: z
    .array(person)
    .min(1, "has nobody in it. Add a person, or delete the section")
    .describe("The people of this section, in the order of the page."),
  changes: changes(),
});

export const teamKind = defineKind({
  type: "TeamSection",
  label: "Team and people",
  one: "section",
  shape: "list",
  source: "people.yaml",
  schema: teamSection,
  keys: { "": ["title"], people: ["name"], links: ["text"], changes: ["text"] },
  shownOn: { template: "team", named: "title" },
  description: "A section of the team page.",
  contents: "The people on the team page, in sections.",
});
