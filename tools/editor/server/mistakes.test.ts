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

it("names entries and fields as the form does, and reports each problem once", () => {
  const row = `- { anchor: paint, question: Which?, pages: [annex], answers: [${answer}] }\n`;
  expect(sentences("statements.yaml", row)).toEqual([
    "“Which?”, Answers, “She”, Sources must name at least one source for this answer.",
    expect.stringMatching(
      /^“Which\?”, Answers contain only one side\..* Or write in “One sided” why the other side is missing\.$/,
    ),
  ]);
  const lawyer = "- { name: Ann, role: A, image: a.png, url: www.a.test, linkText: A, biography: A }\n";
  expect(sentences("legal.yaml", lawyer)).toEqual([
    "“Ann”, Web address must be a full web address that begins with https://, for example https://www.example.org/page.",
  ]);
});

it("names an entry inside an entry by its title, or by its number if it does not have one", () => {
  const people = "people: [{ name: Ann, description: D }, { name: Ben }, { role: Treasurer }]";
  expect(sentences("people.yaml", `- { title: Team, ${people} }\n`)).toEqual([
    "“Team”, People, “Ben”, “Description” is empty. Write something here.",
    "“Team”, People, Entry 3, “Name” is empty. Write something here.",
    "“Team”, People, Entry 3, “Description” is empty. Write something here.",
  ]);
});

it("names an entry that has a page in place of a name by the title of this page", () => {
  const menu = contentOf("navigation.yaml", "- { page: about, items: [{ name: B }] }\n");
  const page = contentOf("pages/about.md", "---\ntitle: About Us\n---\n\nText\n");
  const problems = menu.entries.flatMap((entry) => checkShape(menu, entry).problems);
  expect(problems.map((problem) => formMistake(menu, problem, [menu, page]))).toEqual([
    expect.objectContaining({
      field: "entries.0.items.0.page",
      sentence: "“About Us”, Entries below it, “B”, “Page” is empty. Choose or add something.",
    }),
  ]);
});

it.each([
  ["letters:2: “Dark” is not in the source.", "Letters 1985, page 2: “Dark” is not in the source."],
  ["letters: “Dark” is not in the source.", "Letters 1985: “Dark” is not in the source."],
  ["unknown:2: “Dark” is not in the source.", "unknown:2: “Dark” is not in the source."],
  [
    "letters:2: “Dark” is on page 3. Correct the page in the citation: write letters:3.",
    "Letters 1985, page 2: “Dark” is on page 3. Correct the page in the citation: write 3.",
  ],
  [
    "letters:2: “Dark” is wrong. In that case, type the whole text of the page into content/documents/a.txt: for each page a line like [page 2], then its text.",
    "Letters 1985, page 2: “Dark” is wrong. In that case, ask a helper to type the text of the page.",
  ],
  [
    'Page 2 has no text in content/documents/a.pdf. Recognise the text with a program (OCR), for example with "ocrmypdf a.pdf new.pdf", or type the text of the page into content/documents/a.txt: for each page a line like [page 2], then its text.',
    "Page 2 has no text in documents/a.pdf. Recognise the text with a program (OCR), or ask a helper to type the text of the page.",
  ],
])("names a source and its page by the words of the site: %s", (message, expected) => {
  const source =
    "- { anchor: letters, title: L, shortName: Letters 1985, kind: document, publisher: P, date: 1985 }\n";
  const page = contentOf("pages/lost.md", "---\ntitle: Lost\n---\n\nText\n");
  const problem = { ...problemAt(page, [], message), line: 5 };
  expect(formMistake(page, problem, [page, contentOf("sources.yaml", source)]).sentence).toBe(
    `Text: ${expected}`,
  );
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
    "The date “31 June 1985” does not exist. Write for example 3 June 1985, about June 1985, or between 1985 and 1987.",
  ],
  [
    "timeline.yaml",
    "- { when: '3 June 1985, around half past seven' }\n",
    "The editor can read “3 June 1985”, but not “around half past seven”. Write only the day: 3 June 1985. Or write the exact time in figures, for example 3 June 1985 at 19:30.",
  ],
  ["timeline.yaml", "- { title: A }\n", "“When” is empty. Write a date, for example 3 June 1985."],
  ["timeline.yaml", "- { when: 1985 }\n", "“Title” is empty. Write something here."],
  ["timeline.yaml", "- { when: 1985 }\n", "“Icon” is empty. Choose or add something."],
  [
    "sources.yaml",
    "- { date: about June 1985 }\n",
    "“about June 1985” is not a single date without words such as “about”. Write for example 3 June 1985, June 1985 or 1985.",
  ],
  [
    "legal.yaml",
    "- { agreed: the day after }\n",
    "“the day after” is not a date that the editor can read. Write for example 3 June 1985.",
  ],
  ["legal.yaml", "- { name: A }\n", "“Image” is empty. Choose or add something."],
  [
    "contentions.yaml",
    "- { anchor: a, title: A, by: He, claim: C, sources: [b] }\n",
    "Finding must say what a court, a commission or an official record has found. If there is no finding on the claim, switch on “Undecided” instead.",
  ],
  [
    "contentions.yaml",
    "- { anchor: a, title: A, by: He, claim: C, sources: [b], undecided: true, changes: [{ on: 2026-01-02, text: T, was: W }] }\n",
    "Wrong words is only for a correction. Switch on “Correction”, or empty this field.",
  ],
  [
    "contentions.yaml",
    "- { anchor: a, title: A, by: He, claim: C, sources: [b], undecided: true, changes: [{ on: 2026-01-02, text: T, correction: true, was: W, wrongWordsHidden: true }] }\n",
    "Wrong words contains words that the page must not show, because “Wrong words hidden” is switched on. Delete one of the two.",
  ],
  ["navigation.yaml", "- { name: A }\n", "“A” needs either “Page” or “Web address”."],
  [
    "navigation.yaml",
    "- { name: A, page: a, items: [{ name: B }] }\n",
    "“Page” is empty. Choose or add something.",
  ],
  [
    "navigation.yaml",
    "- { name: A, page: a, url: https://example.org/ }\n",
    "“A” has both “Page” and “Web address”. Delete one of the two.",
  ],
  [
    "navigation.yaml",
    "- { name: A, url: https://example.org/, items: [{ page: a }] }\n",
    "Entries below it is not possible for a menu entry with a web address, because the menu shows it as a link without a dropdown. Remove it, or choose a page in place of the web address.",
  ],
  ["redirects.yaml", "- { from: /old }\n", "“/old” needs either “Page” or “Testimony”."],
  [
    "redirects.yaml",
    "- { from: /old, page: a, testimony: b }\n",
    "“/old” has both “Page” and “Testimony”. Delete one of the two.",
  ],
])("a form says what to write: %s %s", (name, text, expected) => {
  const content = contentOf(name, text);
  const problems = content.entries.flatMap((entry) => checkShape(content, entry).problems);
  expect(problems.map((problem) => formMistake(content, problem).fault)).toContain(expected);
});

it.each([
  ["- { title: A, when: soon }\n", "“A”, “soon” is not a date that the editor can read."],
  [
    "- { title: A, when: 3 June 1985 at noon }\n",
    "“A”: The editor can read “3 June 1985”, but not “at noon”.",
  ],
])("separates the entry from the sentence about its date: %s", (text, beginning) => {
  const content = contentOf("timeline.yaml", text);
  const problems = content.entries.flatMap((entry) => checkShape(content, entry).problems);
  const sentences = problems.map((problem) => formMistake(content, problem).sentence);
  expect(sentences.filter((sentence) => sentence.startsWith(beginning))).toHaveLength(1);
});

it("replaces words of files by words of forms, but keeps the words of titles", () => {
  const page = contentOf("pages/lost.md", "---\ntitle: The lost anchor\n---\n");
  const problem = problemAt(page, ["title"], "Rename content/pages/lost.md:2, or its anchor.");
  expect(formMistake(undefined, problem, [page]).sentence).toBe(
    "Rename “The lost anchor”, or its link name.",
  );
});

it("names the fields inside a field as the form does", () => {
  const page = contentOf("pages/sheet.md", "---\ntitle: Sheet\n---\n");
  const message = 'is missing. In "petitioners", write who petitions.';
  const problem = { ...problemAt(page, [], message), field: { path: ["petition"], fault: message } };
  expect(formMistake(page, problem).sentence).toBe(
    "Petition is missing. In “Petitioners”, write who petitions.",
  );
});
