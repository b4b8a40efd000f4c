import { differencesBetween } from "./differences";
import { collapseUnchanged, type DiffSegment } from "./diffSegments";
import { noTargets } from "./targets";
import { diffWords } from "./diffWords";

/** Returns the words as one text, in which [removed] and {added} words are in brackets. */
const marked = (words: readonly DiffSegment[]) =>
  collapseUnchanged(words)
    .map(({ type, shown }) =>
      type === "unchanged" ? shown : type === "removed" ? `[${shown}]` : `{${shown}}`,
    )
    .join("");

const bodies = (...texts: string[]) => texts.map((text) => Buffer.from(`---\ntitle: T\n---\n\n${text}\n`));

it.each([
  ["a word", "It came at night.", "It came by night.", "It came [at]{by} night."],
  ["neighbouring words, as one change", "It was red.", "He is red.", "[It was]{He is} red."],
  [
    "a figure as a whole",
    "At 3:35, 1,200 came.",
    "At 3:36, 1,250 came.",
    "At [3:35, 1,200]{3:36, 1,250} came.",
  ],
  ["letters beyond ASCII", "Dŵr a thân.", "Dŵr a mwg.", "Dŵr a [thân]{mwg}."],
  ["a line break as a space", "It came\n  at night.", "It came\n  by night.", "It came [at]{by} night."],
  ["what is added", "It came.", "It came at night.", "It came{ at night}."],
  ["a heading, without its signs", "## The call", "## The last call", "The {last }call"],
  ["an item of a list", "- One thing.", "- One more thing.", "One {more }thing."],
  ["the level of a heading", "## The call", "### The call", "[## ]{### }The call"],
  [
    "a table, cell by cell",
    "| When | What |\n| --- | --- |\n| 1 May | fog |",
    "| When | What |\n| --- | --- |\n| 2 May | fog |",
    " | When | What\n[1]{2} May | fog | ",
  ],
  [
    "the words of a link",
    "See [the log](a.md) now.",
    "See [the book](a.md) now.",
    "See the [log]{book} now.",
  ],
  [
    "where a link leads",
    "See [it](a.md) now.",
    "See [it](b.md) now.",
    "See it[ (link to a.md)]{ (link to b.md)} now.",
  ],
  ["a new link, without its signs", "See it now.", "See [it](a.md) now.", "See it{ (link to a.md)} now."],
  ["a removed link, without its signs", "See [it](a.md) now.", "See it now.", "See it[ (link to a.md)] now."],
  ["a new link in bold words", "**See it** now.", "**[See](a.md) it** now.", "See{ (link to a.md)} it now."],
  ["a new link of bold words", "**See** it.", "[**See**](a.md) it.", "See{ (link to a.md)} it."],
  ["emphasis", "It *was* so.", "It was so.", "It [*]was[*] so."],
  ["words that only their marks change", "A \\[b\\] c d.", "A \\[b\\] c e.", "A [b] c [d]{e}."],
  [
    "a picture by its words",
    "![A log](a.jpg) x y",
    "![A book](a.jpg) x y",
    "[[picture: A log]]{[picture: A book]} x y",
  ],
])("shows %s", (_what, before, after, expected) => {
  expect(marked(diffWords(before, after, { isMarkdown: true }))).toBe(expected);
});

it("shows citations with their numbers on the page and the signs of their places", () => {
  const [before, after] = bodies("One.[^log:3] Two.[^ruling:145]", "One.[^log:3] Two.[^ruling:146]");
  const kinds = { ruling: "judgment", log: "document" } as const;
  const kindOfSource = (anchor: string) => kinds[anchor as keyof typeof kinds];
  const { changes } = differencesBetween("pages/a.md", before, after, { ...noTargets, kindOfSource });
  expect(marked(changes[0]?.words ?? [])).toBe("One.[1, p. 3] Two.[[2, §145]]{[2, §146]}");
});

it.each([
  ["another source", "[^log]", "[^ruling]", "One[[log]]{[ruling]}."],
  ["the same source, elsewhere in it", "[^log:3]", "[^log:4]", "One[[1, p. 3]]{[1, p. 4]}."],
])("tells a citation of %s from the one that it replaces", (_what, cited, now, expected) => {
  const [before, after] = bodies(`One${cited}.`, `One${now}.`);
  const targets = { ...noTargets, kindOfSource: () => "document" as const };
  const { changes } = differencesBetween("pages/a.md", before, after, targets);
  expect(marked(changes[0]?.words ?? [])).toBe(expected);
});

it("names the fields of an entry as forms do, and leaves the words of a text as they are", () => {
  const entries = ["he: left", "he said: stay"].map((said) => `- alt: A log\n  imageAlt: ${said}`);
  const words = diffWords(entries[0], entries[1], { isYaml: true });
  expect(marked(words)).toBe("- What it shows: A log\n  What the picture shows: he[: left]{ said: stay}");
});

it.each([
  ["in double quotes", '- "I said: \\"go\\"."', '- "I said: \\"stay\\"."', '- I said: "[go]{stay}".'],
  ["in single quotes", "title: 'It''s: old'", "title: 'It''s: new'", "Title: It's: [old]{new}"],
  ["of a switch", undefined, "true", "{yes}"],
  [
    "of a switch in an entry",
    "a: 1\nwithdrawn: false",
    "a: 1\nwithdrawn: true",
    "A: 1\nWithdrawn: [no]{yes}",
  ],
])("shows a value %s as readers see it", (_what, before, after, expected) => {
  expect(marked(diffWords(before, after, { isYaml: true }))).toBe(expected);
});

it("shows dates as pages have them, alone and within an entry", () => {
  expect(marked(diffWords("1985-08-07", "1985-08~"))).toBe("[7 August 1985]{about August 1985}");
  const entries = ["1985-08-07", '"[1985..1986]"'].map((date) => `- when: ${date}\n  title: A log\n`);
  expect(marked(diffWords(entries[0], entries[1], { isYaml: true }))).toBe(
    "- When: [7 August 1985]{between 1985 and 1986}\n  Title: A log\n",
  );
});

it("folds long unchanged stretches", () => {
  const long = "word ".repeat(100);
  const words = marked(diffWords(`${long}old ${long}`, `${long}new ${long}`));
  expect(words).toMatch(/^…( word)+ \[old\]\{new\}( word)+ …$/);
  expect(words.length).toBeLessThan(200);
});

it("takes two very long texts that have nothing in common as they are", () => {
  const text = (word: string) => `${word} ${word}. `.repeat(5000);
  expect(diffWords(text("one"), text("two")).map(({ type }) => type)).toEqual([
    "removed",
    "added",
    "unchanged",
  ]);
});
