import { DOMParser as DocumentParser, type Node } from "@tiptap/pm/model";
import fc from "fast-check";
import { fromMarkdown } from "./fromMarkdown";
import { copies } from "./paste";
import { schema } from "./schema";

/** Returns a document as it is after the editor has cut and pasted it. */
function copied(doc: Node): Node {
  const body = document.createElement("div");
  body.append(copies.serializeFragment(doc.content));
  // A browser puts HTML into the clipboard, so the copied content is converted to HTML and parsed again.
  const pasted = document.createElement("div");
  pasted.innerHTML = body.innerHTML;
  return DocumentParser.fromSchema(schema).parse(pasted, { preserveWhitespace: true });
}

/** The Markdown of an example of each element that a text can contain. */
const blocks = [
  "Words with **bold**, *italic*, ~~struck~~ and `code  twice`.",
  "A line\nwrapped, and\\\nbroken.",
  'A [link **with bold** inside](b.md "Its title") and [another](https://example.org).',
  "A claim.[^log:12] As of {asOf}.",
  'Words in <span lang="cy">Cymraeg</span>, and <b>HTML</b>.',
  "## A heading {highlight}",
  "#### A small heading",
  "###### The smallest heading",
  '![A gate](../images/a.jpg "The gate")',
  "![A gate](../images/a.jpg)",
  "> A quotation\n>\n> of two paragraphs",
  "- One\n- Two\n  - Three\n    1. Four",
  "- One\n\n- Two\n\n  More",
  "3. Three\n4. Four",
  "- [x] Done\n- [ ] To do",
  "| A | B | C |\n| :- | -: | - |\n| c | **d** | |",
  "---",
  "```js title=a\nlet  a = 1;\n\n  b();\n```",
  "<div>\n  <b>As it is</b>\n</div>",
  "[label]: https://example.org",
];

it.each(blocks)("keeps %j when it is cut and pasted", (markdown) => {
  const doc = fromMarkdown(markdown);
  expect(copied(doc).toJSON()).toEqual(doc.toJSON());
});

it("keeps any blocks beside each other and inside each other", () => {
  const texts = fc.array(fc.tuple(fc.constantFrom(...blocks), fc.constantFrom("", "> ", "- ")), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(texts, (parts) => {
      const inside = (text: string, begin: string) =>
        text.replace(/^/gm, begin === "- " ? "  " : begin).replace(/^ {2}/, begin === "- " ? "- " : "  ");
      const doc = fromMarkdown(
        parts.map(([text, begin]) => (begin === "" ? text : inside(text, begin))).join("\n\n"),
      );
      expect(copied(doc).toJSON()).toEqual(doc.toJSON());
    }),
  );
});
