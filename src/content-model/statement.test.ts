import { checked, pageText, sourceText } from "../../tests/support/tinyContent";

const ours = "{ by: He, side: ours, when: 1999, words: It was red, sources: [paper] }";
const found = "{ by: The court, side: found, when: 2001-02, words: It was blue, sources: [paper] }";
const silent = "{ by: The police, side: others, is: no record }";
const problemsOf = (answers: string[], more = "pages: [home]") =>
  checked({
    "pages/home.md": pageText("/", { template: "home", body: "See.[^paper]" }),
    "sources.yaml": sourceText("paper"),
    "statements.yaml": `- { anchor: paint, question: Which colour?, answers: [${answers.join(", ")}], ${more} }\n`,
  });

test.each([
  ["both sides", [ours, found]],
  ["one side and no record of the other", [ours, silent]],
  ["a denial without words", [ours, "{ by: She, side: others, is: denied, sources: [paper] }"]],
  ["nobody asked", [ours, "{ by: She, side: others, is: not asked }"]],
])("a row may have %s", async (_, answers) => {
  expect(await problemsOf(answers)).toEqual([]);
});

test("a row may have one side if it says why", async () => {
  expect(await problemsOf([ours], "pages: [home], oneSided: Nobody else spoke.")).toEqual([]);
  expect(await problemsOf([ours])).toEqual([
    expect.stringMatching(/statements\.yaml:1:\d+ .*"answers" contain only one side/),
  ]);
  expect(await problemsOf([found, silent])).toEqual([
    expect.stringMatching(/"answers" contain only one side/),
  ]);
});

test.each([
  [
    "words without a source",
    "{ by: He, side: ours, when: 1999, words: Red }",
    /"sources" must name at least one source/,
  ],
  ["words without a day", "{ by: He, side: ours, words: Red, sources: [paper] }", /"when" is missing/],
  ["a speaker without words", "{ by: He, side: ours, when: 1999, sources: [paper] }", /"words" are missing/],
  [
    "words where there is no record",
    "{ by: He, side: ours, is: no record, words: Red }",
    /"words" must be left out/,
  ],
  [
    "words where nobody asked",
    "{ by: He, side: ours, is: not asked, words: Red }",
    /"words" must be left out/,
  ],
  [
    "a denial without a source",
    "{ by: He, side: ours, is: denied }",
    /"sources" must name at least one source/,
  ],
])("a row may not have %s", async (_, answer, problem) => {
  expect(await problemsOf([answer, found])).toContainEqual(expect.stringMatching(problem));
});
