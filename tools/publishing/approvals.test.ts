import { readContent } from "../../src/content-model/readContent";
import {
  pageText,
  picture,
  sourceText,
  testimonyText,
  TinyContent,
  versionIn,
} from "../../tests/support/tinyContent";
import { approvals, approvalValue, keyOf } from "./approvals";
import { missingDeclarations } from "./declarations";

let content: TinyContent;

describe("a testimony that is not a sample", () => {
  const file = "testimonies/ann.md";
  const text = (consent = "", body = "Words.", order = 10) =>
    testimonyText("ann", order, { more: consent, body });
  const consent = (version: string, on = "2026-11-20") => `consent: { on: ${on}, version: ${version} }\n`;

  beforeEach(async () => {
    content = await TinyContent.with({
      "pages/voices.md": pageText("/voices", { template: "testimonies" }),
    });
  });

  test.each([
    ["without the writer's consent", "", /^content\/testimonies\/ann\.md:2:1 {2}The writer has not approved/],
    [
      "with a consent that does not say to which words",
      "consent: { on: 2026-11-01 }\n",
      /approved this version/,
    ],
    [
      "with a consent on a day that does not exist",
      consent("dfckjmbl", "2026-02-30"),
      /:7:16 .* that exists/,
    ],
    [
      "with a consent of the old form",
      "consent: 2026-05-01\n",
      /:7:10 {2}"consent" is a text, but must be a group of fields, indented below it, with "on"\./,
    ],
  ])("is not published %s", async (_how, more, refusal) => {
    expect(await content.gateWith(file, text(more))).toEqual([expect.stringMatching(refusal)]);
  });

  test("is given no version to approve while it must still change", async () => {
    const reasons = await content.gateWith(file, text("", "See https://example.org/x."));
    expect(reasons).toHaveLength(2);
    expect(reasons.join()).toContain(
      "the version, which this message will show when the text no longer contains samples",
    );
    expect(versionIn(reasons)).toBe("none");
  });

  test("may be published with the writer's consent to these words, given today, and needs another for others", async () => {
    const version = versionIn(await content.gateWith(file, text()));
    expect(await content.gateWith(file, text(consent(version)))).toEqual([]);
    expect(await content.gateWith(file, text(consent(version), "Words.", 20))).toEqual([]);
    const reasons = await content.gateWith(file, text(consent(version), "Other words."));
    expect(reasons).toEqual([
      expect.stringMatching(/ann\.md:7:10 {2}There is no record that the writer approved this version/),
    ]);
    expect(versionIn(reasons)).not.toBe(version);
  });

  test("needs none if it is withdrawn", async () => {
    expect(await content.gateWith(file, text("withdrawn: true\n"))).toEqual([]);
  });
});

const member = (agreed: string, section = "") =>
  `- title: Desk\n  ${section}people:\n    - name: Ann\n      description: Ann reads proofs.\n      image: images/ann.png\n      ${agreed}\n`;
const lawyer = (agreed: string) =>
  `- name: Ann\n  role: Solicitor\n  image: images/ann.png\n  url: https://a.test/\n  linkText: Ann\n  biography: She reads.\n  ${agreed}\n`;

test.each<[string, string, RegExp[]]>([
  [
    "of the team that nobody asked",
    member("role: Chair"),
    [/^content\/people\.yaml:3:13 .* Ann agreed .* "agreed:"/],
  ],
  ["of the team who agreed tomorrow", member("agreed: 2026-11-21"), [/:6:15 .* is in the future/]],
  ["of the team who agreed today", member("agreed: 2026-11-20"), []],
  ["who has died, whom nobody can ask, by a source", member("died: 2019-05\n      sources: [obituary]"), []],
  [
    "who has died, with an agreement that is to come",
    member("died: 2019\n      agreed: 2026-11-21\n      sources: [obituary]"),
    [/is in the future/],
  ],
  [
    "who has died, without a source",
    member("died: 2019"),
    [/^content\/people\.yaml:3:13 {2}Ann is marked as having died, but no source is given/],
  ],
  ["in memory of somebody", member("role: Chair", "memorial: true\n  "), []],
  ["of the law that nobody asked", lawyer(""), [/^content\/legal\.yaml:1:9 .* Ann agreed .* "agreed:"/]],
  ["of the law who agreed", lawyer("agreed: 2026-11-20"), []],
])("a person %s", async (_who, people, refusals) => {
  const [list, template] = people.includes("Solicitor") ? ["legal", "legal"] : ["people", "team"];
  content = await TinyContent.with({
    [`${list}.yaml`]: people,
    "images/ann.png": await picture(640, 800),
    "sources.yaml": sourceText("obituary"),
    "pages/team.md": pageText("/team", { template }),
  });
  expect(await content.gate()).toEqual(refusals.map((refusal) => expect.stringMatching(refusal) as string));
});

test("each approval has a key and a path of its own, and the sentences for forms use the labels of fields", async () => {
  const people = member("agreed: 2026-05-01");
  const dead = member("died: 2019").replaceAll("Ann", "Ben");
  const asked = member("role: Chair").replaceAll("Ann", "Cay");
  content = await TinyContent.with({
    "people.yaml": people + dead + asked,
    "pages/ann.md": pageText("/ann"),
    "testimonies/ann.md": testimonyText("ann", 10),
  });
  content.replace("campaign.yaml", /samplesReplaced:.*\n/, "");
  content.replace("campaign.yaml", "reviewRequired: false", "reviewRequired: true");
  content.replace("pages/home.md", "template", "aboutLivingPeople: false\ntemplate");
  const { files } = await readContent(content.root);
  expect(missingDeclarations(files).map(({ inForm }) => inForm)).toEqual([
    expect.stringMatching(
      /^Nobody has confirmed that all sample content is gone.* fill in Samples replaced\.$/,
    ),
    "This page does not say whether it is about living people. Answer the question “About living people” under Settings.",
  ]);
  expect(missingDeclarations(files).map(({ field }) => field?.path)).toEqual([
    ["samplesReplaced"],
    ["aboutLivingPeople"],
  ]);
  const found = approvals({ files, digestOf: () => "", unfinished: new Set() });
  expect(found.map((one) => [keyOf(one), one.path, one.problem?.inForm])).toEqual([
    ["content/people.yaml Ann", [0, "people", 0, "agreed"], undefined],
    [
      "content/people.yaml Ben",
      [1, "people", 0, "agreed"],
      "Ben is marked as having died, but no source is given. Add one to Sources.",
    ],
    [
      "content/people.yaml Cay",
      [2, "people", 0, "agreed"],
      "There is no record that Cay agreed to appear on this site. Ask Cay. If the answer is yes, write the day into Agreed. If Cay has died, fill in Died and Sources instead.",
    ],
    [
      "content/testimonies/ann.md",
      ["consent"],
      "The writer has not approved this wording. Select Make a review copy, and send the file to the writer.",
    ],
  ]);
});

test("an approval dated today is accepted just after midnight in British summer time", async () => {
  content = await TinyContent.with();
  content.replace("campaign.yaml", "on: 2021-05-01", "on: 2026-07-01");
  expect(await content.gate(new Date("2026-07-01T00:30+01:00"))).toEqual([]);
});

test.each([
  [
    "without a statement that nothing of the sample is left",
    "",
    /^content\/campaign\.yaml:1:1 {2}Nobody has confirmed/,
  ],
  ["with one on a day in the future", "{ by: Mary Reader, on: 2026-11-21 }", /16:41 .* is in the future/],
  [
    "with one by somebody without a surname",
    "{ by: Nobody, on: 2026-05-01 }",
    /16:24 .*first name and surname/,
  ],
  ["with one by nobody", '{ by: " ", on: 2026-05-01 }', /16:24 {2}/],
  ["with one on no day", "{ by: Mary Reader }", /16:18 {2}/],
])("a whole site is not published %s", async (_how, said, refusal) => {
  content = await TinyContent.with();
  const statement = "samplesReplaced: { by: Mary Reader, on: 2021-05-01 }\n";
  content.replace("campaign.yaml", statement, said && `samplesReplaced: ${said}\n`);
  expect(await content.gate()).toEqual([expect.stringMatching(refusal)]);
});

const [on, version] = ["2026-05-01", "1a2b"];
test.each([
  ["agreed", "Ann", on],
  ["consent", "Ann", { on, version }],
  ["consent", "Ben", { on, by: "Ben", version }],
  ["reviewed", "Ann", { on, by: "Ann", version }],
])('"%s" of Ann by %s is written as %j', (field, by, expected) => {
  expect(approvalValue({ path: [field], of: "Ann" }, { by, on, version })).toEqual(expected);
});
