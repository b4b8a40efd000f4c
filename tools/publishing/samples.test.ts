import { rmSync } from "node:fs";
import { pageText, picture, testimonyText, TinyContent } from "../../tests/support/tinyContent";
import { readContent } from "../../src/content-model/readContent";
import { candidatesOf, fileCandidates, inventedIn, isShippedSample } from "./samples";

let content: TinyContent;

/** Returns the digests of all content that is marked as a sample. */
const digests = async () => {
  const { files } = await readContent(content.root);
  return new Set(files.flatMap(candidatesOf).flatMap(({ isMarked, digest }) => (isMarked ? [digest] : [])));
};

const card = (more: string) => `- title: The Pier\n  text: It has stood for years.\n${more}`;
const link = (more = "") => `- title: News\n  links:\n    - { text: A pier, url: https://a.test/1${more} }\n`;
const ann = (more: string, body = "I know him.") => testimonyText("ann", 10, { more, body });
const event = (more: string) =>
  `- anchor: call\n  when: "1999"\n  title: A call\n  description: Somebody rang.\n  kind: case\n  icon: phone\n${more}`;

const lost: [string, string, string, string, RegExp][] = [
  ["a card", "media.yaml", card("  sample: true\n"), card(""), /media\.yaml:1:3 /],
  [
    "a card whose lines were broken and its fields put in another order",
    "media.yaml",
    card("  sample: true\n"),
    "- text: >-\n    It has\n    stood for years.\n  title: The Pier\n",
    /media\.yaml:1:3 /,
  ],
  ["a link on a card", "media.yaml", link(", sample: true"), link(), /media\.yaml:3:7 /],
  ["an entry of the timeline", "timeline.yaml", event("  sample: true\n"), event(""), /timeline\.yaml:1:3 /],
  [
    "a testimony that was given a consent",
    "testimonies/ann.md",
    ann("sample: true\n"),
    ann("consent: { on: 2026-05-01, version: dfckjmblaehnopic }\n"),
    /ann\.md:2:1 /,
  ],
];

test.each(lost)("%s of the sample is refused without its mark", async (_what, file, sample, copy, place) => {
  const voices = pageText("/voices", { template: "testimonies" });
  content = await TinyContent.with({ [file]: sample, "pages/voices.md": voices });
  const shipped = await digests();
  content.write(file, copy);
  const reasons = await content.gate(undefined, shipped);
  expect(reasons[0]).toMatch(place);
  expect(reasons[0]).toContain("is unchanged sample content, although it is no longer marked");
});

test("an entry in words of one's own is published", async () => {
  content = await TinyContent.with({ "media.yaml": card("  sample: true\n") });
  const shipped = await digests();
  content.write("media.yaml", card("").replace("years", "ninety years"));
  expect(await content.gate(undefined, shipped)).toEqual([]);
});

test("a page that tells the case and a source that exists may stay when their marks go", async () => {
  const source = (more: string) =>
    `- anchor: letter\n  title: A letter\n  shortName: Letter\n  kind: document\n  publisher: A court\n  date: 1999\n  url: https://a.test/letter\n${more}`;
  const page = (more: string) => pageText("/annex", { more, body: "He wrote.[^letter]" });
  content = await TinyContent.with({
    "sources.yaml": source("  sample: true\n"),
    "pages/annex.md": page("sample: true\n"),
  });
  const shipped = await digests();
  content.write("sources.yaml", source(""));
  content.write("pages/annex.md", page(""));
  expect(await content.gate(undefined, shipped)).toEqual([]);
});

describe("of the campaign's own file", () => {
  beforeEach(async () => {
    content = await TinyContent.with();
    content.append("campaign.yaml", "sample: true\n");
  });

  test.each(["name", "tagline", "description", "copyright", "funding"])(
    "the sample's %s is refused by itself",
    async (field) => {
      const [own] = new RegExp(`^${field}: .*\n`, "m").exec(content.read("campaign.yaml")) ?? [""];
      const shipped = await digests();
      const text = content.read("campaign.yaml").replace("sample: true\n", "");
      const ours = text.replace(/^(name|tagline|description|copyright|funding): /gm, "$1: Our own ");
      content.write("campaign.yaml", ours);
      expect(await content.gate(undefined, shipped)).toEqual([]);
      content.write("campaign.yaml", ours.replace(new RegExp(`^${field}: .*\n`, "m"), own));
      expect(await content.gate(undefined, shipped)).toEqual([
        expect.stringMatching(/^content\/campaign\.yaml:\d+:\d+ {2}This is unchanged sample content/),
      ]);
    },
  );

  test("sample text in another field than the sample's own field counts as replaced", async () => {
    content.replace("campaign.yaml", /^funding: .*/m, "funding: A hope");
    const shipped = await digests();
    content.write("campaign.yaml", content.read("campaign.yaml").replace("sample: true\n", ""));
    const ours = content
      .read("campaign.yaml")
      .replace(/^(name|tagline|description|copyright|funding): /gm, "$1: Our own ");
    content.write("campaign.yaml", ours.replace(/^tagline: .*/m, "tagline: A hope"));
    expect(await content.gate(undefined, shipped)).toEqual([]);
  });

  test("the unchanged sample is told apart from a campaign that has begun to replace it", async () => {
    const shipped = await digests();
    expect(isShippedSample(await readContent(content.root), shipped)).toBe(true);
    content.replace("campaign.yaml", "sample: true\n", "");
    expect(isShippedSample(await readContent(content.root), shipped)).toBe(false);
  });
});

test.each<[string, string, () => Promise<Buffer> | string]>([
  ["picture", "images/gate.png", () => picture(1200, 800)],
  ["document", "documents/minutes.pdf", () => "%PDF-1.7"],
])("a %s of the sample is refused, whatever it and anybody says", async (_what, name, draw) => {
  content = await TinyContent.with({
    [name]: await draw(),
    "pages/annex.md": pageText("/annex", { body: `![A gate](../${name}) [Minutes](../${name})` }),
  });
  const shipped = new Set(fileCandidates(await readContent(content.root)).map(({ digest }) => digest));
  const refusal: unknown = expect.stringMatching(`^content/${name}:1:1  This file is a sample: it came`);
  expect(await content.gate(undefined, shipped)).toContainEqual(refusal);
  content.replace("campaign.yaml", /samplesReplaced.*\n/, "");
  expect(await content.gate(undefined, shipped)).toContainEqual(refusal);
});

test.each([
  ["a picture that says so in its description", "images/gate.jpg", "Sample picture"],
  ["a document whose name says so", "documents/minutes-sample.pdf", "%PDF-1.7"],
])("%s is refused", async (_what, name, text) => {
  content = await TinyContent.with({ [name]: text });
  expect(await content.gate()).toContainEqual(
    expect.stringMatching(`^content/${name}:1:1  This file is a sample: it came`),
  );
});

it("passes over a file that was deleted after the names were read", async () => {
  content = await TinyContent.with({ "images/gate.png": await picture(1200, 800) });
  const read = await readContent(content.root);
  rmSync(`${content.root}/images/gate.png`);
  expect(fileCandidates(read).map(({ name }) => name)).not.toContain("images/gate.png");
});

it("says in a form that Sample is switched off, and in a file that its line is deleted", async () => {
  content = await TinyContent.with({ "media.yaml": card("  sample: true\n") });
  const found = inventedIn(await readContent(content.root), new Set()).find(({ file }) =>
    file.endsWith("media.yaml"),
  );
  expect([found?.inForm, found?.message]).toEqual([
    expect.stringMatching(/then switch off Sample\.$/),
    expect.stringMatching(/then delete this line\.$/),
  ]);
});
