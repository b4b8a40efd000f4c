import { readMarkdown } from "../content-model/readMarkdown";
import { checked, pageText } from "../../tests/support/tinyContent";
import { toSections } from "./sections";

/** Returns the sections of a Markdown text. The addresses of pages are made up. */
function sections(markdown: string, fillIn?: (text: string) => string) {
  const from = "pages/annex.md";
  const citations = { cite: () => ({ number: 1, isFirst: true }), quote: jest.fn() };
  const addressOf = (file: string) => `/made-of/${file}`;
  return toSections(readMarkdown(markdown), { from, addressOf, citations, ...(fillIn && { fillIn }) });
}

const html = (markdown: string) => sections(markdown).flatMap(({ parts }) => parts.map((part) => part.html));

test("each heading begins a section, and text before the first is the opening", () => {
  const found = sections(
    "Opening.\n\n## One\n\nFirst.\n\n### Deeper\n\nText.\n\n## Two {highlight}\n\nSecond.",
  );
  expect(found.map(({ heading, id, highlighted }) => [heading, id, highlighted])).toEqual([
    [null, "above_headings", false],
    ["One", "one", false],
    ["Two", "two", true],
  ]);
});

test("a section lists its links to other pages and the headings inside it", () => {
  const text =
    "See [this](other.md#there), [that](https://example.org/) and [below](#deeper).\n\n### *Deeper*\n\nA [paper](../documents/a.pdf).";
  expect(sections(text)).toMatchObject([
    {
      links: ["/made-of/pages/other.md#there", "https://example.org/", "/documents/a.pdf"],
      subheadings: [{ heading: "Deeper", id: "deeper" }],
    },
  ]);
});

test.each([
  [
    "## One\n\n### *Deeper*\n\nText.",
    '<h3 id="deeper"><a href="#deeper" class="permalink"><em>Deeper</em></a></h3>\n<p>Text.</p>',
  ],
  [
    "See [this](timeline.md#conviction).",
    '<p>See <a href="/made-of/pages/timeline.md#conviction">this</a>.</p>',
  ],
  // This link is the only content of its paragraph, so it becomes a button.
  ["[Our Team](team.md)", '<p><a href="/made-of/pages/team.md" class="button">Our Team</a></p>'],
  ["They say [bore da]{lang=cy} there.", '<p>They say <span lang="cy">bore da</span> there.</p>'],
  [
    "*[En l'an]{lang=fr}* [dos]{lang=pt-BR}",
    '<p><em><span lang="fr">En l’an</span></em> <span lang="pt-BR">dos</span></p>',
  ],
  ["See [page 2](../documents/a.pdf#page=2).", '<p>See <a href="/documents/a.pdf#page=2">page 2</a>.</p>'],
  ["[words] in brackets", "<p>[words] in brackets</p>"],
])("%j is %j", (markdown, expected) => {
  expect(html(markdown)).toEqual([expected]);
});

test.each([
  ["- هذا\n- ذلك", ["rtl"]],
  ["1. שלום", ["rtl"]],
  ["- “هذا”: this", ["rtl"]],
  ["- This: هذا", [undefined]],
  ["- 1985", [undefined]],
  ["- هذا\n  - ذلك", ["rtl", undefined]],
  ["- هذا\n  - This", ["rtl", "ltr"]],
  ["- This\n  - هذا", [undefined, "rtl"]],
])("each list of %j has the direction of its first letter", (markdown, directions) => {
  const lists = [...(html(markdown)[0] ?? "").matchAll(/<[uo]l(?: dir="(\w+)")?>/g)];
  expect(lists.map(([, direction]) => direction)).toEqual(directions);
});

test("the day of the account is put into the words of pictures too", () => {
  const [section] = sections(
    'It stood on {asOf}.\n\n![A log on {asOf}](../images/a.jpg "Seen on {asOf}")',
    (text) => text.replace("{asOf}", "May Day"),
  );
  expect(section?.parts).toMatchObject([
    { html: "<p>It stood on May Day.</p>" },
    { picture: { alt: "A log on May Day", caption: "Seen on May Day" } },
  ]);
});

test("each cell of a table names its column, because a narrow screen shows the cells below each other", () => {
  const [section] = sections("| When | What[^log:1] | |\n| - | - | - |\n| May | A *lamp* | None |");
  const html = section?.parts[0]?.html ?? "";
  expect(html).toContain('<td role="cell">May</td>');
  expect(html).toContain('<td data-head="What" role="cell">A <em>lamp</em></td>');
  expect(html).toContain('<td role="cell">None</td>');
});

test("the statements are placed where the text says, among its words", () => {
  const found = sections("## One\n\nBefore.\n\n{statements}\n\nAfter.");
  expect(found[0]?.parts).toEqual([
    { html: "<p>Before.</p>", picture: null },
    { html: null, picture: null },
    { html: "<p>After.</p>", picture: null },
  ]);
});

test("a file without text has no sections, a heading without text has one", () => {
  expect(sections("")).toEqual([]);
  expect(sections("## Alone")).toMatchObject([{ heading: "Alone", parts: [] }]);
});

test("an untitled card may be highlighted", () => {
  expect(sections("## {highlight}\n\nText.")).toMatchObject([{ heading: null, highlighted: true }]);
});

test("a picture alone in its paragraph is lifted out, in its place among the text", () => {
  const found = sections('## One\n\nBefore.\n\n![A gate](../images/gate.jpg "The gate")\n\nAfter.');
  expect(found[0]?.parts).toEqual([
    { html: "<p>Before.</p>", picture: null },
    { html: null, picture: { file: "images/gate.jpg", alt: "A gate", caption: "The gate" } },
    { html: "<p>After.</p>", picture: null },
  ]);
});

test("an outside link opens in a new tab, without an opener, and says so", () => {
  const [found] = html("See [them](https://example.org/).");
  expect(found).toContain('target="_blank" rel="noopener noreferrer"');
  expect(found).toContain('<span class="visually-hidden"> (new tab)</span>');
});

test("no word of the text is lost", () => {
  const words = "one two three four five six seven";
  const found = html(`${words}\n\n- ${words}\n\n> ${words}\n\n1. ${words}\n\n**${words}** *${words}*`);
  expect(found.join("").match(/one two three four five six seven/g)).toHaveLength(6);
});

test.each([
  ['## "Quoted" -- and more', "quoted--and-more"],
  ["## It's 6:09...", "its-609"],
  ["## A -- b", "a--b"],
  ["### Deeper -- still", "deeper--still"],
  ["### Deep\n\n#### Deeper", "deeper"],
])("the check and the page agree on the id of %j", async (heading, id) => {
  const body = `## First\n\nWords.\n\n${heading}\n\nWords.`;
  const all = sections(body);
  const inside = all.flatMap(({ parts }) => parts.map((part) => part.html ?? "")).join("");
  expect([...all.map((section) => section.id), ...inside.split('"')]).toContain(id);
  const linking = pageText("/annex", { body: `${body}\n\n[Up](#${id})` });
  expect(await checked({ "pages/annex.md": linking })).toEqual([]);
});
