import { pageKind } from "../../../src/content-model/page";
import { testimonyKind } from "../../../src/content-model/testimony";
import { proposalsFor } from "./proposals";

const proposed = (values: object) => Object.fromEntries(proposalsFor(pageKind, { ...values }));

test.each<[string, object, object]>([
  ["nothing for an empty form", {}, {}],
  ["a short title as label", { title: "The Pier" }, { label: "The Pier" }],
  ["what stands before a colon", { title: "The Pier: a history in five parts" }, { label: "The Pier" }],
  [
    "the first words of a long title",
    { title: "What the police never told the jury about the pier" },
    { label: "What the police never told" },
  ],
  ["no label over a written one", { title: "The Pier", label: "Pier" }, {}],
  [
    "the first sentences of the text, without its marks",
    { body: "## The sea\n\nIt **rose**.[^gauge:2] [Nobody](a.md) saw it.\n\n- One\n" },
    { description: "It rose. Nobody saw it. One" },
  ],
  [
    "the sentences around a table",
    {
      body: "Before.\n\n| Year | Walkers |\n| - | -: |\n| 1999 | 12 |\n\nYear | Walkers\n--- | ---\n1999 | 12\nlast\n\nAfter.",
    },
    { description: "Before. After." },
  ],
  [
    "nothing from a text that begins with a very long table, because only the beginning is read at each keystroke",
    { body: `| Year |\n| - |\n${"| 1999 |\n".repeat(2000)}\nAfter.` },
    {},
  ],
  [
    "a text with a bar and a dash, which is not a table",
    { body: "One | two.\n\n- Three" },
    { description: "One | two. Three" },
  ],
  [
    "the words of HTML, without its tags and comments",
    { body: '<!-- a\nnote -->\n<p class="a">It <b>rose</b>.</p>\n\n1 < 2.' },
    { description: "It rose. 1 < 2." },
  ],
  [
    "a text without its crossed-out words",
    { body: "It rose. ~~It fell.~~ Nobody ~~saw~~ heard it." },
    { description: "It rose. Nobody heard it." },
  ],
  [
    "the sentences around a picture whose caption or description contains brackets",
    {
      body: String.raw`Before.

![A \[big\] pier](../images/pier.jpg "The pier, 1987 (by \"Ann\").")

[Her (old) house](<../pages/house (1).md> 'So (she) wrote') stood. It's (almost) gone. [A](o'b.md) isn't (b).`,
    },
    { description: "Before. Her (old) house stood. It's (almost) gone. A isn't (b)." },
  ],
  [
    "the words of links and of other languages as readers see them",
    {
      body: "He said [bore da]{lang=cy}. See <https://pier.test/> and [the *pier*][1] \\*here\\*.\n\n[1]: a.md\n\n> It\\\nrose.\n\n1. One\n2. Two",
    },
    { description: "He said bore da. See https://pier.test/ and the pier *here*. It rose. One Two" },
  ],
  [
    "whole sentences, also with a time or an address in them",
    { body: `At 6.09 he rang pier.test twice. ${"word ".repeat(40)}ends.` },
    { description: "At 6.09 he rang pier.test twice." },
  ],
  [
    "the sentences below the title before the text",
    { standfirst: "Short.", body: "Long." },
    { description: "Short." },
  ],
  [
    "whole sentences only",
    { body: `First sentence here. ${"word ".repeat(40)}ends.` },
    { description: "First sentence here." },
  ],
])("of a page it proposes %s", (_what, values, expected) => {
  expect(proposed(values)).toEqual(expected);
});

test("a text that is one long sentence is cut between words, within the length", () => {
  const { description } = proposed({ body: "many words ".repeat(40) }) as { description: string };
  expect(description).toMatch(/^many words .*(many|words)…$/);
  expect(description.length).toBeLessThanOrEqual(160);
});

test("of a testimony it proposes the summary", () => {
  expect(proposalsFor(testimonyKind, { body: "I knew him." })).toEqual([["summary", "I knew him."]]);
});
