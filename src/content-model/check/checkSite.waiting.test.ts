import { pageText, sourceText, TinyContent } from "../../../tests/support/tinyContent";
import { toNodes } from "../../gatsby-node/toNodes";
import { checkContent } from "../checkContent";
import { formatProblem } from "../problem";
import { readContent } from "../readContent";

const withRow = (more: string) =>
  TinyContent.with({
    "pages/home.md": pageText("/", { template: "home", body: "See [the papers](papers.md)." }),
    "pages/papers.md": pageText("/papers", { template: "documents" }),
    "documents.yaml": `- { anchor: log, title: A log, what: Who came., sources: [paper], ${more} }\n`,
    "sources.yaml": sourceText("paper"),
  });
const now = new Date("2024-05-06T12:00Z");
const waiting = (since: string) => `waitingFor: the police, waitingSince: ${since}`;

test.each([
  ["of ninety days", waiting("2024-02-06"), []],
  ["after which somebody asked again", `${waiting("2023-01-01")}, askedAgain: 2024-05-01`, []],
  [
    "of more than ninety days",
    waiting("2024-02-05"),
    [/You last asked the police for this document on 2024-02-05\. Ask again/],
  ],
  ["that begins tomorrow", waiting("2024-05-08"), [/"waitingSince" is 2024-05-08, which is in the future/]],
  [
    "that nobody was asked about",
    "waitingSince: 2024-05-01",
    [/"waitingSince" and "waitingFor" belong together/],
  ],
  ["without a day", "waitingFor: the police", [/"waitingSince" and "waitingFor" belong together/]],
  [
    "numbers that run backwards",
    "numbers: { first: 9, last: 1 }",
    [/"numbers" must have a first number that is smaller/],
  ],
  [
    "a number that is not in the series",
    "numbers: { first: 1, last: 9, read: [10] }",
    [/"numbers" must have a first number that is smaller/],
  ],
])("a row with %s", async (_, more, problems) => {
  const content = await withRow(more);
  const found = (await checkContent(content.root, now)).map(formatProblem);
  expect(found).toEqual(problems.map((each) => expect.stringMatching(each) as string));
});

test.each([
  [
    waiting("2024-05-04"),
    {
      waitingInWords: "Waiting for the police since 4 May 2024: 2 days on 6 May 2024.",
      numbersInWords: null,
    },
  ],
  [waiting("2024-05-06"), { waitingInWords: "Waiting for the police since 6 May 2024." }],
  [
    "numbers: { first: 1, last: 31, read: [4, 7] }",
    { waitingInWords: null, numbersInWords: "Numbers 1 to 31: we have read 4 and 7; 29 are missing." },
  ],
  ["numbers: { first: 1, last: 3 }", { numbersInWords: "Numbers 1 to 3: we have read none; 3 are missing." }],
])("a row with %s says so", async (more, fields) => {
  const { lists } = toNodes(await readContent((await withRow(more)).root), now);
  const entries = lists.find(({ relativePath }) => relativePath === "documents.yaml")?.entries;
  expect(entries).toMatchObject([fields]);
});
