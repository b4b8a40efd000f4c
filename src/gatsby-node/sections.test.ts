import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { toSections } from "./sections";

/** The sections of a piece of Markdown, with made-up answers for links and pictures. */
function sections(markdown: string) {
  const processor = unified().use(remarkParse).use(remarkRehype);
  return toSections<string>(processor.runSync(processor.parse(markdown)), {
    from: "pages/alibi.md",
    href: ({ file, fragment }) => Promise.resolve(`/made-of/${file}${fragment ? `#${fragment}` : ""}`),
    picture: (src) => Promise.resolve(`file of ${src}`),
  });
}

const html = async (markdown: string) =>
  (await sections(markdown)).flatMap(({ parts }) => parts.map((part) => part.html));

test("each heading begins a section, text before the first is the opening", async () => {
  const found = await sections(
    "Opening.\n\n## One\n\nFirst.\n\n### Deeper\n\nText.\n\n## Two {highlight}\n\nSecond.",
  );
  expect(found.map(({ heading, id, highlighted }) => [heading, id, highlighted])).toEqual([
    [null, "opening", false],
    ["One", "one", false],
    ["Two", "two", true],
  ]);
  expect(found[1]?.parts[0]?.html).toContain('<h3 id="deeper">Deeper</h3>');
});

test("a file without text has no sections, a heading without text has one", async () => {
  expect(await sections("")).toEqual([]);
  expect(await sections("## Alone")).toMatchObject([{ heading: "Alone", parts: [] }]);
});

test("an untitled card may be highlighted", async () => {
  expect(await sections("## {highlight}\n\nText.")).toMatchObject([{ heading: null, highlighted: true }]);
});

test("a picture alone in its paragraph is lifted out, in its place among the text", async () => {
  const found = await sections('## One\n\nBefore.\n\n![A gate](../images/gate.jpg "The gate")\n\nAfter.');
  expect(found[0]?.parts).toEqual([
    { html: "<p>Before.</p>", picture: null },
    { html: null, picture: { file: "file of ../images/gate.jpg", alt: "A gate", caption: "The gate" } },
    { html: "<p>After.</p>", picture: null },
  ]);
});

test("a link to a page's file leads to the page's address", async () => {
  expect(await html("See [this](timeline.md#conviction).")).toEqual([
    '<p>See <a href="/made-of/pages/timeline.md#conviction">this</a>.</p>',
  ]);
});

test("a link alone in its paragraph is a button", async () => {
  expect(await html("[Meet Our Team](team.md)")).toEqual([
    '<p><a href="/made-of/pages/team.md" class="button">Meet Our Team</a></p>',
  ]);
});

test("an outside link opens a new tab, without an opener, and says so", async () => {
  const [found] = await html("See [them](https://example.org/).");
  expect(found).toContain('target="_blank" rel="noopener noreferrer"');
  expect(found).toContain('<span class="visually-hidden"> (opens in a new tab)</span>');
});

test("no word of the text is lost", async () => {
  const words = "one two three four five six seven";
  const found = await html(`${words}\n\n- ${words}\n\n> ${words}\n\n1. ${words}\n\n**${words}** *${words}*`);
  expect(found.join("").match(/one two three four five six seven/g)).toHaveLength(6);
});
