import { readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { readContent } from "../../src/content-model/readContent";
import { campaignFields, leftOut } from "../../src/content-model/shown";
import { formatProblem } from "../../src/content-model/problem";
import { missingApprovals } from "./approvals";
import { pageText, testimonyText, TinyContent, versionIn } from "../../tests/support/tinyContent";

const source = (anchor: string) =>
  `- { anchor: ${anchor}, title: A ${anchor}, shortName: Letter, kind: document, publisher: A court, date: 1999, url: https://a.test/${anchor} }\n`;
const contention =
  "- anchor: paint\n  title: Paint\n  by: He\n  claim: It is red.\n  found: no court has ruled on it\n  sources: [letter]\n  pages: [witness]\n";
const film =
  "- { title: A film, featured: true, image: images/a.png, imageAlt: A camera, sources: [letter] }\n";
const colour = (background: string) =>
  sharp({ create: { width: 800, height: 800, channels: 3, background } })
    .png()
    .toBuffer();

/** The page under review, and what it takes from other files. */
async function reviewed(shown: NonNullable<Parameters<typeof pageText>[1]>) {
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
    "images/a.png": await colour("red"),
    "documents/log.pdf": "%PDF-1.7\nThe log.",
    "documents/log.txt": "[page 1]\nThe log.",
    "documents/a.pdf": "%PDF-1.7\nThe minutes.",
  });
  content.replace("campaign.yaml", "reviewRequired: false", "timelineKinds: [{ kind: a, label: A kind }]");
  const reasons = async () =>
    missingApprovals(await readContent(content.root), { today: "2026-11-20", unfinished: new Set() })
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

type Change = [file: string, from: string | RegExp, to: string];

test.each<[string, Parameters<typeof reviewed>[0], Change | "images/a.png"]>([
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
])("a page needs another review after a change of %s", async (_what, shown, change) => {
  const { content, reasons } = await reviewed(shown);
  if (typeof change === "string") content.write(change, await colour("blue"));
  else content.replace(...change);
  expect(await reasons()).toEqual([
    expect.stringMatching(/^content\/pages\/witness\.md:\d+:11 {2}This page, or what it shows, has changed/),
  ]);
});

/** A change of what the digest leaves out, by its name in the list of that. */
const changes: Record<keyof typeof leftOut, [Parameters<typeof reviewed>[0], Change]> = {
  consent: [{ template: "testimonies" }, ["testimonies/ann.md", "2026-05-01", "2026-05-02"]],
  reviewed: [{}, ["pages/witness.md", "A. Reader", "B. Reader"]],
  agreed: [{ template: "team" }, ["people.yaml", "2026-05-01", "2026-05-02"]],
  died: [{ template: "team" }, ["people.yaml", "agreed:", "died: 2019, agreed:"]],
  sample: [{ template: "media" }, ["media.yaml", "sources:", "sample: false, sources:"]],
  withdrawn: [{ template: "testimonies" }, ["testimonies/ann.md", "role:", "withdrawn: false\nrole:"]],
  order: [{}, ["testimonies/ann.md", "order: 10", "order: 15"]],
  inIndex: [{}, ["pages/witness.md", "template:", "inIndex: true\ntemplate:"]],
  pages: [{}, ["contentions.yaml", "[witness]", "[witness, home]"]],
  "the frame": [{}, ["campaign.yaml", "copyright: A", "copyright: Our"]],
  "other pages": [{ template: "home" }, ["pages/home.md", "label: home", "label: Start"]],
  "the order of sources.yaml": [
    { body: "Words.[^note]" },
    ["sources.yaml", /(.*\n)(.*\n)/, source("note") + source("letter")],
  ],
  "quotations.yaml": [{ body: '"Words".[^note]' }, ["quotations.yaml", "1999", "2001"]],
};
test.each(Object.entries(changes))(
  "none after a change of what no review covers: %s",
  async (_name, [shown, change]) => {
    const { content, reasons } = await reviewed(shown);
    content.replace(...change);
    expect(await reasons()).toEqual([]);
  },
);

test("what templates ask of campaign.yaml is among what a review covers", () => {
  /** What is not written there, or in every page's frame. */
  const notCovered = ["builtOn", "language", "updates", "contentions", "statements"];
  const writtenAs: Record<string, string> = { asOfInWords: "asOf", qrCode: "siteUrl" };
  const asked = readdirSync("src/templates").map((name) => {
    const query = readFileSync(`src/templates/${name}`, "utf8").split("graphql`")[1] ?? "";
    const [, fields = ""] = /^ {4}campaign \{\n(.*?)^ {4}\}/ms.exec(query) ?? [];
    const names = [...fields.matchAll(/^ {6}(\w+)/gm)].map(([, field = ""]) => writtenAs[field] ?? field);
    return [
      name.replace(".tsx", ""),
      [...new Set(names)].filter((field) => !notCovered.includes(field)).sort(),
    ];
  });
  const covered = Object.entries(campaignFields).map(([template, fields]) => [template, [...fields].sort()]);
  expect(asked.filter(([, fields = []]) => fields.length > 0)).toEqual(covered.sort());
});
