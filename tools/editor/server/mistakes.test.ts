import { checkShape } from "../../../src/content-model/check/checkShape";
import { kindOfFile } from "../../../src/content-model/kinds";
import { problemAt } from "../../../src/content-model/problem";
import { readContentFile } from "../../../src/content-model/readContent";
import { formMistake } from "./mistakes";

function contentOf(name: string, text: string) {
  const kind = kindOfFile(name);
  const content = kind && readContentFile(kind, name, Buffer.from(text)).content;
  if (!content) throw new Error(name);
  return content;
}

function sentences(name: string, text: string) {
  const content = contentOf(name, text);
  const problems = content.entries.flatMap((entry) => checkShape(content, entry).problems);
  return problems.map((problem) => formMistake(content, problem).sentence);
}

const answer = "{ by: She, side: others, is: denied }";

it("calls entries and fields as the form does, and says one thing of one mistake", () => {
  const row = `- { anchor: paint, question: Which?, pages: [annex], answers: [${answer}] }\n`;
  expect(sentences("statements.yaml", row)).toEqual([
    "“Which?”, Answers, Entry 1, Sources must name at least one source for this answer.",
    expect.stringMatching(
      /^“Which\?”, Answers contain only one side\..* Or write in “One sided” why it is missing\.$/,
    ),
  ]);
  const lawyer = "- { name: Ann, role: A, image: a.png, url: www.a.test, linkText: A, biography: A }\n";
  expect(sentences("legal.yaml", lawyer)).toEqual([
    "“Ann”, Web address must be a full address that begins with https://.",
  ]);
});

it("names a field once", () => {
  const content = contentOf("legal.yaml", "- { name: Ann, agreed: 2099-01-01 }\n");
  const sentenceOf = (message: string) =>
    formMistake(content, problemAt(content, [0, "agreed"], message)).sentence;
  expect(sentenceOf('"agreed" has not come yet.')).toBe("“Ann”: Agreed has not come yet.");
  expect(sentenceOf("It has not come yet.")).toBe("“Ann”: Agreed: It has not come yet.");
});

it.each([
  [
    "timeline.yaml",
    "- { when: 31 June 1985 }\n",
    "“31 June 1985” is not a date that the editor can read. Write for example 3 June 1985, June 1985, 1985, about June 1985, between 1985 and 1987.",
  ],
  ["timeline.yaml", "- { title: A }\n", "“When” is empty. Write a date, for example 3 June 1985."],
  ["timeline.yaml", "- { when: 1985 }\n", "“Title” is empty. Write something here."],
  ["timeline.yaml", "- { when: 1985 }\n", "“Icon” is empty. Choose or add something."],
  [
    "sources.yaml",
    "- { date: about June 1985 }\n",
    "“about June 1985” is not a date that the editor can read. Write for example 3 June 1985, June 1985, 1985.",
  ],
  [
    "legal.yaml",
    "- { agreed: yesterday }\n",
    "“yesterday” is not a date that the editor can read. Write for example 3 June 1985.",
  ],
  ["legal.yaml", "- { name: A }\n", "“Image” is empty. Choose or add something."],
  [
    "contentions.yaml",
    "- { anchor: a, title: A, by: He, claim: C, sources: [b] }\n",
    "Found must say what was found. If nobody has decided, switch on “Undecided” instead.",
  ],
  [
    "contentions.yaml",
    "- { anchor: a, title: A, by: He, claim: C, sources: [b], undecided: true, changes: [{ on: 2026-01-02, text: T, was: W }] }\n",
    "Was is only for a correction. Switch on “Correction”, or empty this field.",
  ],
  [
    "contentions.yaml",
    "- { anchor: a, title: A, by: He, claim: C, sources: [b], undecided: true, changes: [{ on: 2026-01-02, text: T, correction: true, was: W, wrongWordsHidden: true }] }\n",
    "Was shows the words that “Wrong words hidden” hides. Delete one of them.",
  ],
  ["navigation.yaml", "- { name: A }\n", "“A” needs either “Page” or “Web address”, and not both."],
])("a form says what to write: %s %s", (name, text, expected) => {
  const content = contentOf(name, text);
  const problems = content.entries.flatMap((entry) => checkShape(content, entry).problems);
  expect(problems.map((problem) => formMistake(content, problem).fault)).toContain(expected);
});
