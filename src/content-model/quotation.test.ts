import { testBreakages } from "../../tests/support/breakages";
import { ContentCopy } from "../../tests/support/contentCopy";
import { checked, pageText, sourceText, testimonyText, TinyContent } from "../../tests/support/tinyContent";
import { lookedForInWords, quotationsIn, quotationsInWords, quotationWords } from "./quotation";
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
  ["before a note on emphasis", '"Some *words*" (emphasis added).[^paper]', ["Some words"]],
  ["before a note on our italics", '"Some *words*" [our italics][^paper]', ["Some words"]],
  ["in French marks", "Il dit « some words ».[^paper]", ["some words"]],
  ["in German marks", "Er sagt „some words“.[^paper]", ["some words"]],
  ["in Polish marks", "To „some words”.[^paper]", ["some words"]],
  ["nothing before another note", '"Some words" (a note of the clerk).[^paper]', []],
  ["within a block by its marks", '> He wrote "some words".[^paper]', ["some words"]],
  ["after an omission", '"[…] some words"[^paper]', ["[…] some words"]],
  ["after an omission in dots", '"... some words"[^paper]', ["… some words"]],
  ["after an ellipsis", '"… some words".[^paper]', ["… some words"]],
  ["after omitted words in curly quotes", "“[…] some words”[^paper]", ["[…] some words"]],
  ["after a dash", 'So "– some words –".[^paper]', ["– some words –"]],
  ["after a bracket", 'He wrote ("(some) words").[^paper]', ["(some) words"]],
  ["with our capital", 'He wrote "[S]ome words"[^paper]', ["[S]ome words"]],
  ["after an omission, in a link", '["... some words"](https://a.test)[^paper]', ["… some words"]],
  ["after an omission, in emphasis", '*"... some words"*[^paper]', ["… some words"]],
  ["after an omission, in a heading", '## He wrote "... some words"[^paper]', ["… some words"]],
  ["after an omission, in a cell", '| A |\n|---|\n| "[…] some words"[^paper] |', ["[…] some words"]],
  ["after an omission, in a block", '> "[…] some words"[^paper]', ["[…] some words"]],
  ["after an omission, in an item", '- "[…] some words"[^paper]', ["[…] some words"]],
  ["with a colon right before it", 'He wrote:"some words"[^paper]', ["some words"]],
  ["over a hard break", 'He wrote\\\n"some\\\nwords"[^paper]', ["some words"]],
  ["with another quotation inside", `"He said 'so' and "no" again"[^paper]`, ["He said ‘so’ and “no” again"]],
  ["in single quotation marks", "He wrote '[…] some words'.[^paper]", ["[…] some words"]],
  ["not before an apostrophe", "It was the jurors'[^paper] and '85 was the judges'[^paper]", []],
  ["with an inch sign inside", '"A 6" pipe was there"[^paper]', ["A 6” pipe was there"]],
  ["with spaces inside the marks", '" some words "[^paper]', ["some words"]],
  [
    "with its citation inside the marks",
    '"Some words.[^paper]" And "more[^note]," too.',
    ["Some words.", "more"],
  ],
  ["with another citation inside", '"Some[^note] words"[^paper]', ["Some words"]],
  ["a block whose citation a full stop follows", "> Some words[^paper].", ["Some words"]],
  ["a block with two citations at its end", "> Some words.[^paper][^note]", ["Some words."]],
  ["in a language", '["... rhai geiriau"]{lang=cy}[^paper]', ["… rhai geiriau"]],
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
    /"note" is not one of this entry's sources\. Write the name of one of its sources \(paper/,
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
    /No page quotes these words from paper any more/,
  ],
  [
    "words that are known not to be there",
    quoting,
    "result: not there",
    /These words are not in paper\. Correct the quotation/,
  ],
  [
    "no reason why nobody can check",
    quoting,
    "result: cannot check",
    /"why" gives the reason why nobody can check/,
  ],
  [
    "a reason for what was checked",
    quoting,
    "result: found, why: scanned",
    /"why" gives the reason why nobody can check/,
  ],
])("the record of quotations is refused if it contains %s", async (_, body, more, problem) => {
  expect(await checked(files(body, record(more)))).toContainEqual(expect.stringMatching(problem));
});

test.each([
  ["result: found", "Found there on 3 May 2001.", "of 1 quotation, 1 was found at the source"],
  [
    "result: found, inCopy: true",
    "Found in a stored copy on 3 May 2001.",
    "of 1 quotation, 1 was found in a stored copy of the source",
  ],
  [
    "result: cannot check, why: scanned",
    "This cannot be checked here: scanned.",
    "of 1 quotation, 1 cannot be checked here",
  ],
  ["result: not there", "Not yet checked.", "of 1 quotation, 1 is not yet checked"],
])("readers are told of %s", async (more, words, figures) => {
  const content = await readContent((await TinyContent.with(files(quoting, record(more)))).root);
  const [quotation] = content.files.flatMap(quotationsIn);
  expect(quotation && quotationWords(content, "en-GB")(quotation)).toBe(words);
  expect(quotationsInWords(content)).toBe(figures);
});

const whole = '"takings of the turnstiles in week 12".[^pier-inquiry:12]';
const quoted = (words: string) => `"${words}".‸[^pier-inquiry:12]`;
testBreakages("pages/council.md", [
  [
    whole,
    quoted("takings of the turnstiles in week 3"),
    /^pier-inquiry:12: .* is on page 3\. Correct the page in the citation/,
  ],
  [
    whole,
    quoted("takings of the turnstile in week 12"),
    /^pier-inquiry:12: “takings of the \*turnstile\* in week 12” is not in the source: page 12 says “takings of the \*turnstiles\* in week 12/,
  ],
  [
    whole,
    quoted("takings at the turnstiles in week 12"),
    /“takings \*at\* the turnstiles in week 12” is not in the source: page 12 says “takings \*of\* the turnstiles in week 12/,
  ],
  [whole, quoted("profits of the turnstiles in week 12"), /is not in the source: page 12 says/],
  [whole, quoted("takings of the Turnstiles in week 12"), /is not in the source: page 12 says/],
  [whole, quoted("[…] profits of the turnstiles in week 12"), /is not in the source: page 12 says/],
  [whole, quoted("... profits of the turnstiles in week 12"), /is not in the source: page 12 says/],
  [
    whole,
    quoted("… takings of the turnstiles in week 3"),
    /is on page 3\. Correct the page in the citation: write pier-inquiry:3/,
  ],
  [whole, "'profits of the turnstiles in week 12'.‸[^pier-inquiry:12]", /is not in the source: page 12 says/],
  [whole, '"profits of the turnstiles in week 12.‸[^pier-inquiry:12]"', /is not in the source: page 12 says/],
  [whole, 'Takings in week 12".‸[^pier-inquiry:12]', /A quotation mark closes before this citation/],
]);

test("a quotation may begin with a capital where its source has none", async () => {
  const copy = new ContentCopy();
  copy.replace("pages/council.md", whole, quoted("Takings of the turnstiles in week 12").replace("‸", ""));
  expect(await copy.problems()).toEqual([]);
});

test("a quotation from a document of this site is found there, unless somebody has recorded another result", async () => {
  const copy = new ContentCopy();
  const words = "takings of the turnstiles in week 12";
  const state = async () => {
    const content = await readContent(copy.root);
    const stateOf = quotationWords(content, "en-GB");
    return {
      state: stateOf({ source: "pier-inquiry:12", quote: words }),
      found: Number(/(\d+) (?:was|were) found at the source/.exec(quotationsInWords(content))?.[1]),
      here: Number(/(\d+) found in the documents/.exec(lookedForInWords(content))?.[1]),
    };
  };
  const before = await state();
  expect(before).toMatchObject({ state: "Found in its text on this site." });
  copy.append(
    "quotations.yaml",
    `\n- { source: pier-inquiry, quote: ${words}, result: cannot check, why: blurred, checkedOn: 2001-05-03 }\n`,
  );
  expect(await state()).toEqual({
    state: "This cannot be checked here: blurred.",
    found: before.found - 1,
    here: before.here - 1,
  });
});

test("quotations in a withdrawn testimony do not count", async () => {
  const content = await TinyContent.with({
    ...files('"Some words".[^paper] See.[^note]'),
    "pages/testimonies.md": pageText("/testimonies", { template: "testimonies" }),
    "testimonies/ann.md": testimonyText("ann", 1, { more: "withdrawn: true\n", body: '"Others".[^paper]' }),
  });
  expect(quotationsInWords(await readContent(content.root))).toMatch(/^of 1 quotation,/);
});

test("the check says how many quotations it looked for, and how many it could not", async () => {
  const read = (files: Record<string, string>) =>
    TinyContent.with(files).then(({ root }) => readContent(root));
  expect(lookedForInWords(await read(files(quoting)))).toBe(
    '1 quotation: 0 found in the documents of this site. For 1 quotation, the text of the source is not in this project. "npm run links:check" looks for such quotations at the addresses of their sources.',
  );
  expect(lookedForInWords(await readContent(new ContentCopy().root))).toMatch(
    /^\d+ quotations?: [1-9]\d* found in the documents of this site\./,
  );
});
