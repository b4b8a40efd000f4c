import { testBreakages } from "../../tests/support/breakages";
import { checked, pageText, sourceText, TinyContent } from "../../tests/support/tinyContent";
import { quotationsIn, quotationsInWords, quotationWords } from "./quotation";
import { readContent } from "./readContent";

const event = (more: string) =>
  `- { anchor: a, when: "1998", title: T, description: 'He said "it is done".', icon: pen, sources: [paper], ${more} }\n`;
const files = (body: string, more: Record<string, string> = {}) => ({
  "pages/home.md": pageText("/", { template: "home", body }),
  "sources.yaml": sourceText("paper") + sourceText("note"),
  ...more,
});

test.each([
  ["before a citation", 'He wrote "some words"[^paper].', ["some words"]],
  ["before punctuation and a citation", 'He wrote "some words".[^paper]', ["some words"]],
  ["with a link in it", 'He wrote "[some](https://a.test) words".[^paper:2]', ["some words"]],
  ["in a cell of a table", '| A |\n|---|\n| "some words"[^paper] |', ["some words"]],
  ["before the first of two citations alone", '"Some words".[^paper][^note]', ["Some words"]],
  ["a block with its citation", "> Some *words*.[^paper]", ["Some words."]],
  ["a block, not who said it", '> "Some\n> words."\n>\n> The judge[^paper]', ["Some words."]],
  ["a block of paragraphs", '> Some "good"\n>\n> words.\n>\n> The judge[^paper]', ["Some “good” words."]],
  ["within a block by its marks", '> He wrote "some words".[^paper]', ["some words"]],
  ["nothing of a block with several citations", "> Some[^note] words.[^paper]", []],
  ["nothing of a block without one at its end", "> Some words[^paper] and more.", []],
  ["nothing that other words follow", '"Some words", he wrote.[^paper]', []],
  ["nothing without quotation marks", "He wrote some words.[^paper]", []],
])("a text quotes %s", async (_, body, quotes) => {
  const content = await TinyContent.with(files(`${body}\n\nSee.[^note][^paper]`));
  const { files: read } = await readContent(content.root);
  expect(read.flatMap(quotationsIn).map(({ quote }) => quote)).toEqual(quotes);
});

test.each([
  [
    "a source that the entry does not name",
    "{ source: note, quote: it is done }",
    /"note" is no source of this entry\. Write one of paper/,
  ],
  [
    "words that the entry does not have",
    "{ source: paper, quote: it was done }",
    /No text of this entry has the words “it was done”/,
  ],
])("an entry may not quote %s", async (_, quote, problem) => {
  const timeline = {
    "timeline.yaml": event(`quotes: [${quote}]`),
    "pages/dates.md": pageText("/dates", { template: "timeline" }),
  };
  expect(await checked(files("See.[^note]", timeline))).toContainEqual(expect.stringMatching(problem));
});

test("a statement quotes its words from its first source", async () => {
  const statement =
    "- { anchor: a, question: Q?, answers: [{ by: He, side: ours, when: 1999, words: So it is, sources: [paper, note] }, { by: She, side: others, is: no record }], pages: [home] }\n";
  const content = await TinyContent.with(files("See.", { "statements.yaml": statement }));
  const { files: read } = await readContent(content.root);
  expect(read.flatMap(quotationsIn)).toMatchObject([{ source: "paper", quote: "So it is" }]);
});

const record = (more: string) => ({
  "quotations.yaml": `- { source: paper, quote: some words, checkedOn: 2001-05-03, ${more} }\n`,
});
const quoting = 'He wrote "some words".[^paper:2] See.[^note]';

test.each([
  [
    "words that nothing quotes any more",
    "Some words.[^paper] See.[^note]",
    "result: found",
    /Nothing quotes these words from paper any more/,
  ],
  [
    "words that are known not to be there",
    quoting,
    "result: not there",
    /These words are not in paper\. Correct the quotation/,
  ],
  ["no reason why nobody can check", quoting, "result: cannot check", /"why" says why nobody can check/],
  [
    "a reason for what was checked",
    quoting,
    "result: found, why: scanned",
    /"why" says why nobody can check/,
  ],
])("the record of quotations may not hold %s", async (_, body, more, problem) => {
  expect(await checked(files(body, record(more)))).toContainEqual(expect.stringMatching(problem));
});

test.each([
  [
    "result: found",
    "These words were found there on 3 May 2001.",
    "1 were found at their sources and 0 in stored copies of them, 0 cannot be checked here, and 0",
  ],
  [
    "result: found, inCopy: true",
    "These words were found in a stored copy on 3 May 2001.",
    "0 were found at their sources and 1 in stored copies",
  ],
  [
    "result: cannot check, why: scanned",
    "Nobody can check this here: scanned.",
    "0 in stored copies of them, 1 cannot be checked",
  ],
  ["result: not there", "Not yet checked.", "0 cannot be checked here, and 1 are not yet checked"],
])("readers are told of %s", async (more, words, figures) => {
  const content = await readContent((await TinyContent.with(files(quoting, record(more)))).root);
  const [quotation] = content.files.flatMap(quotationsIn);
  expect(quotation && quotationWords(content, "en-GB")(quotation)).toBe(words);
  expect(quotationsInWords(content)).toContain(figures);
});

const whole = '"takings of the turnstiles in week 12".[^pier-inquiry:12]';
const quoted = (words: string) => `"${words}".‸[^pier-inquiry:12]`;
testBreakages("pages/council.md", [
  [
    whole,
    quoted("takings of the turnstiles in week 3"),
    /^pier-inquiry:12: .* is on page 3\. Correct the place/,
  ],
  [
    whole,
    quoted("takings of the turnstile in week 12"),
    /^pier-inquiry:12: .* is not there: the text says “takings of the turnstiles in week 12/,
  ],
  [whole, quoted("takings at the turnstiles in week 12"), /is not there: the text says/],
  [whole, quoted("profits of the turnstiles in week 12"), /is not there: the text says/],
  [whole, quoted("Takings of the turnstiles in week 12"), /is not there: the text says/],
]);
