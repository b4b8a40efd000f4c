import { checked, pageText } from "../../tests/support/tinyContent";

const sources =
  '- { anchor: ruling, title: The ruling, shortName: Ruling, kind: judgment, publisher: A court, date: "2001", url: https://host.test/1.html }\n';
const contention = (fields: string) =>
  `- { anchor: paint, title: Paint, by: He, claim: It was red., ${fields} }\n`;

const check = (fields: string, page = pageText("/a", { more: "allContentions: true\n" })) =>
  checked({ "sources.yaml": sources, "contentions.yaml": contention(fields), "pages/a.md": page });

test.each([
  ["a finding with its source", "found: It was blue., sources: [ruling], foundSources: ['ruling:3']"],
  ["that nobody has decided", "undecided: true, sources: [ruling]"],
])("a contention may have %s", async (_what, fields) => {
  expect(await check(fields)).toEqual([]);
});

test.each([
  [
    "no finding",
    "sources: [ruling]",
    /"found" must say what a court, a commission or an official record has found. If there is no finding on the claim, write undecided: true/,
  ],
  ["an empty finding", "found: ' ', sources: [ruling]", /"found" is empty/],
  [
    "a finding although nobody has decided",
    "found: It was blue., undecided: true, sources: [ruling], foundSources: [ruling]",
    /"undecided" says that there is no finding on the claim, but "found" contains a finding/,
  ],
  [
    "a finding without a source",
    "found: It was blue., sources: [ruling]",
    /"foundSources" must name at least one source in which the finding is recorded/,
  ],
  [
    "an answer to nothing",
    "undecided: true, sources: [ruling], answer: No., answerSources: [ruling]",
    /"answer" answers a finding, but "undecided" says that there is no finding on the claim/,
  ],
  [
    "an answer without a source",
    "found: It was blue., sources: [ruling], foundSources: [ruling], answer: No.",
    /"answerSources" must name at least one source for the text in "answer"/,
  ],
  ["no source of its own", "undecided: true", /"sources" must name at least one source/],
])("a contention with %s is refused, with file and line", async (_what, fields, message) => {
  const problems = await check(fields);
  expect(problems).toContainEqual(expect.stringMatching(message));
  for (const problem of problems) expect(problem).toMatch(/^content\/contentions\.yaml:1:\d+ {2}/);
});

test("a link to a contention is valid only on a page that shows the contention", async () => {
  const body = "See [the paint](#contention_paint).";
  const fields = "undecided: true, sources: [ruling], pages: [home]";
  expect(await check(fields, pageText("/a", { more: "allContentions: true\n", body }))).toEqual([]);
  expect(await check(fields, pageText("/a", { body }))).toEqual([
    expect.stringMatching(
      /^content\/pages\/a\.md:9:5 {2}There is no heading or entry of content\/pages\/a\.md with the name #contention_paint/,
    ),
  ]);
});
