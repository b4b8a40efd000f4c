/** Tests that every document stays the same if it is saved and opened again, and if it is cut and pasted. */
import { DOMParser as DocumentParser, type Mark, type Node } from "@tiptap/pm/model";
import fc from "fast-check";
import { fromMarkdown } from "./fromMarkdown";
import { copies } from "./paste";
import { schema } from "./schema";
import { toMarkdown } from "./toMarkdown";

const { nodes, marks } = schema;

/** Returns a document as it is after the editor has cut and pasted it. */
function copied(doc: Node): Node {
  const [body, pasted] = [document.createElement("div"), document.createElement("div")];
  body.append(copies.serializeFragment(doc.content));
  pasted.innerHTML = body.innerHTML;
  return DocumentParser.fromSchema(schema).parse(pasted, { preserveWhitespace: true });
}

const word = fc.constantFrom(
  "Ann",
  "left",
  "at",
  "noon",
  "1985",
  "[sic]",
  "a*b",
  "x_y",
  "5 < 6",
  "#1",
  "- so",
  "1. so",
);
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => all.join(" "));

const someMarks: fc.Arbitrary<Mark[]> = fc.oneof(
  fc.subarray([marks.strong.create(), marks.em.create(), marks.strike.create()]),
  fc.constantFrom<Mark[]>(
    [marks.link.create({ href: "b.md", title: "Its title" }), marks.strong.create()],
    [marks.link.create({ href: "https://example.org/a_b" })],
    [marks.code.create()],
  ),
);

/** Generates text in which plain words separate the formatted words, as in sentences. */
const inline: fc.Arbitrary<Node[]> = fc
  .array(
    fc.oneof(
      fc
        .tuple(fc.constantFrom("Ann left", "at noon", "1985"), someMarks)
        .map(([text, given]) => [schema.text(text, given)]),
      fc
        .constantFrom("cy", "fr-CA")
        .map((lang) => [schema.text("bore da", [marks.language.create({ lang })])]),
      fc.constantFrom("log", "log:12").map((written) => [nodes.citation.create({ written })]),
      fc.constant([nodes.value.create({ written: "{asOf}" })]),
      fc.constant([nodes.hard_break.create(), schema.text("after a break")]),
    ),
    { maxLength: 3 },
  )
  .chain((parts) =>
    fc
      .array(words, { minLength: parts.length + 1, maxLength: parts.length + 1 })
      .map((between) => [
        schema.text(`A ${between[0] ?? ""} `),
        ...parts.flatMap((part, index) => [...part, schema.text(` ${between[index + 1] ?? ""} `)]),
        schema.text("end."),
      ]),
  );

const paragraph = inline.map((content) => nodes.paragraph.create(null, content));

const heading = fc
  .tuple(fc.integer({ min: 2, max: 6 }), fc.boolean(), words)
  .map(([level, isHighlighted, title]) =>
    nodes.heading.create({ level, isHighlighted }, schema.text(`Of ${title} end`)),
  );

const table = fc
  .tuple(
    fc.array(fc.constantFrom("left", "right", "center", null), { minLength: 1, maxLength: 3 }),
    fc.integer({ min: 1, max: 3 }),
    words,
  )
  .map(([align, count, title]) => {
    const row = (type: (typeof nodes)["table_cell"], text: string) =>
      nodes.table_row.create(
        null,
        align.map((_one, index) =>
          type.create(null, nodes.paragraph.create(null, schema.text(`${text} ${index} end`))),
        ),
      );
    const rows = Array.from({ length: count }, (_one, index) => row(nodes.table_cell, `Row ${index}`));
    return nodes.table.create({ align }, [row(nodes.table_header, `The ${title}`), ...rows]);
  });

const list = fc
  .tuple(
    fc.boolean(),
    fc.boolean(),
    fc.integer({ min: 0, max: 20 }),
    fc.array(fc.tuple(fc.constantFrom(null, true, false), paragraph), { minLength: 1, maxLength: 3 }),
  )
  .map(([isOrdered, isTight, order, items]) => {
    const content = items.map(([isChecked, text]) => nodes.list_item.create({ isChecked }, text));
    const attrs = { isTight: isTight || items.length === 1 };
    return isOrdered
      ? nodes.ordered_list.create({ ...attrs, order }, content)
      : nodes.bullet_list.create(attrs, content);
  });

const html = fc
  .constantFrom(
    "<div>\n<b>As it is</b>\n</div>",
    "<!-- A note -->",
    '<table class="a">\n<tr><td>1</td></tr>\n</table>',
  )
  .map((source) => nodes.source_block.create(null, schema.text(source)));

const others = fc.constantFrom(
  nodes.horizontal_rule.create(),
  nodes.picture.create({ src: "../images/a.jpg", alt: "A gate", title: "The gate" }),
  nodes.picture.create({ src: "../images/a.jpg", alt: "A [gate]", title: null }),
  nodes.code_block.create({ info: "js title=a" }, schema.text("let  a = 1;\n\n  b();")),
);

/** Returns a block with a paragraph after it. Markdown cannot separate two lists of one kind. */
const separated = (one: Node) => [one, nodes.paragraph.create(null, schema.text("Between."))];

const block = fc.oneof(paragraph, heading, table, list, html, others);
const quotation = fc
  .array(fc.oneof(paragraph, heading, list), { minLength: 1, maxLength: 2 })
  .map((content) => nodes.blockquote.create(null, content.flatMap(separated)));

const anyDocument = fc
  .array(fc.oneof({ weight: 6, arbitrary: block }, { weight: 1, arbitrary: quotation }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((blocks) => nodes.doc.create(null, blocks.flatMap(separated)));

test("parse(serialize(document)) equals the document, in Markdown", () => {
  fc.assert(
    fc.property(anyDocument, (doc) => {
      doc.check();
      expect(fromMarkdown(toMarkdown(doc)).toJSON()).toEqual(doc.toJSON());
    }),
    { numRuns: 300 },
  );
});

test("parse(serialize(document)) equals the document, in the clipboard", () => {
  fc.assert(
    fc.property(anyDocument, (doc) => {
      expect(copied(doc).toJSON()).toEqual(doc.toJSON());
    }),
    { numRuns: 300 },
  );
});
