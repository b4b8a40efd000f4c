/**
 * Makes a campaign with a reviewed page about living people. The list `coveredChanges` contains, for each thing that the review covers, a
 * change of this thing.
 */
import { readContent } from "../../src/content-model/readContent";
import { formatProblem } from "../../src/content-model/problem";
import { missingApprovals } from "../../tools/publishing/approvals";
import { pageText, picture, testimonyText, TinyContent, versionIn } from "./tinyContent";

/** Returns the YAML of an entry of sources.yaml. */
export const source = (anchor: string) =>
  `- { anchor: ${anchor}, title: A ${anchor}, shortName: Letter, kind: document, publisher: A court, date: 1999, url: https://a.test/${anchor} }\n`;
const contention =
  "- anchor: paint\n  title: Paint\n  by: He\n  claim: It is red.\n  undecided: true\n  sources: [letter]\n  pages: [witness]\n";
const film =
  "- { title: A film, featured: true, image: images/a.png, imageAlt: A camera, sources: [letter] }\n";

/**
 * Creates a campaign whose page "witness" has a valid review. Returns the campaign, and a function that lists the reasons why the page
 * lacks an approval.
 */
export async function reviewed(shown: NonNullable<Parameters<typeof pageText>[1]>) {
  const witness = ({ more = "", ...rest }: typeof shown, review = "") =>
    pageText("/witness", { ...rest, more: `aboutLivingPeople: true\n${more}${review}` });
  const content = await TinyContent.with({
    "pages/home.md": pageText("/", { template: "home", more: "aboutLivingPeople: false\n" }),
    "pages/witness.md": witness(shown),
    "timeline.yaml":
      '- { anchor: call, when: "1999", title: A call, description: It rang., icon: phone, kind: a }\n',
    "media.yaml": film,
    "people.yaml":
      "- title: Desk\n  people:\n    - { name: Ann, description: She reads., role: Chair, image: images/a.png, agreed: 2026-05-01 }\n",
    "testimonies/ann.md": testimonyText("ann", 10, { more: "consent: { on: 2026-05-01 }\n" }),
    "testimonies/bea.md": testimonyText("bea", 20),
    "contentions.yaml": shown.template ? "" : `${contention}  settledBy: log\n`,
    "documents.yaml":
      "- { anchor: log, title: A log, what: Who came., heldBy: Nobody, file: log.pdf, becamePublic: Then., sources: [letter] }\n",
    "sources.yaml": source("letter") + source("note"),
    "quotations.yaml": "- { source: note, quote: Words, result: found, checkedOn: 1999 }\n",
    "images/a.png": await picture(800, 800),
    "documents/log.pdf": "%PDF-1.7\nThe log.",
    "documents/log.txt": "[page 1]\nThe log.",
    "documents/a.pdf": "%PDF-1.7\nThe minutes.",
  });
  content.replace("campaign.yaml", "reviewRequired: false", "timelineKinds: [{ kind: a, label: A kind }]");
  const reasons = async () =>
    missingApprovals(await readContent(content.root), { unfinished: new Set() })
      .filter(({ file }) => file === "content/pages/witness.md")
      .map(formatProblem);
  const version = versionIn(await reasons());
  content.write(
    "pages/witness.md",
    witness(shown, `reviewed: { by: A. Reader, on: 2026-11-01, version: ${version} }\n`),
  );
  expect(await reasons()).toEqual([]);
  return { content, reasons };
}

export type Shown = Parameters<typeof reviewed>[0];
export type Change = [file: string, from: string | RegExp, to: string];

/** The changes that a review must notice. Each has a name, the text and fields of the page when it was reviewed, and the change itself. */
export const coveredChanges: [string, Shown, Change | "images/a.png"][] = [
  ["what search engines show", {}, ["pages/witness.md", "What witness says", "All that it says"]],
  ["its contention", {}, ["contentions.yaml", "is red", "is blue"]],
  ["a source of its contention", {}, ["sources.yaml", "A letter", "No letter"]],
  ["a source of its text", { body: "Words.[^note]" }, ["sources.yaml", "A note", "No note"]],
  ["what would settle its contention", {}, ["documents.yaml", "A log", "No log"]],
  ["who holds that", {}, ["documents.yaml", "Nobody", "Somebody"]],
  ["an entry", { template: "timeline" }, ["timeline.yaml", "A call", "No call"]],
  ["a source of an entry", { template: "media" }, ["sources.yaml", "A letter", "No letter"]],
  ["a testimony's card", { template: "testimonies" }, ["testimonies/ann.md", "role: Nurse", "role: Doctor"]],
  ["the order of the cards", { template: "testimonies" }, ["testimonies/ann.md", "order: 10", "order: 30"]],
  ["its picture", { more: "picture: { file: ../images/a.png, alt: A pier }\n" }, "images/a.png"],
  ["a picture in its text", { body: "![A pier](../images/a.png)" }, "images/a.png"],
  ["a card's picture", { template: "media" }, "images/a.png"],
  ["a portrait", { template: "team" }, "images/a.png"],
  ["a PDF that it links to", { body: "[A](../documents/a.pdf)" }, ["documents/a.pdf", "The", "No"]],
  ["a PDF named below", { body: "[A][a]\n\n[a]: ../documents/a.pdf" }, ["documents/a.pdf", "The", "No"]],
  ["a PDF that it lists", { template: "documents" }, ["documents/log.pdf", "The", "No"]],
  ["the text typed for it", { template: "documents" }, ["documents/log.txt", "The", "No"]],
  [
    "the words around contentions",
    {},
    ["campaign.yaml", /$/, "contentions: { heading: A, claim: '{by}', finding: B, noFinding: C }\n"],
  ],
  ["the campaign's name", { template: "home" }, ["campaign.yaml", "name: A", "name: Our"]],
  ["its tagline", { template: "home" }, ["campaign.yaml", "For something", "For nothing"]],
  ["the counter", { template: "home" }, ["campaign.yaml", "since: 2001-02-03", "since: 2001-02-04"]],
  ["the name on a leaflet", { template: "leaflet" }, ["campaign.yaml", "name: A", "name: Our"]],
  ["the address on a leaflet", { template: "leaflet" }, ["campaign.yaml", "www.campaign", "our.campaign"]],
  [
    "the day below the timeline",
    { template: "timeline" },
    ["campaign.yaml", "asOf: 2024-05-06", "asOf: 2024-05-07"],
  ],
  ["a name in the filter", { template: "timeline" }, ["campaign.yaml", "label: A kind", "label: No kind"]],
  ["the day in its text", { body: "On {asOf}." }, ["campaign.yaml", "asOf: 2024-05-06", "asOf: 2024-05-07"]],
  [
    "the day in a field",
    { more: "standfirst: On {asOf}.\n" },
    ["campaign.yaml", "asOf: 2024-05-06", "asOf: 2024-05-07"],
  ],
];

/** Makes one of the changes of `coveredChanges` in the content `content`. */
export async function make(content: TinyContent, change: Change | "images/a.png"): Promise<void> {
  if (typeof change === "string") content.write(change, await picture(800, 800, "blue"));
  else content.replace(...change);
}
