/**
 * The schema for the document of a text field. Each type of Markdown node has a node or mark in this schema. All other elements of a text
 * are kept as Markdown source.
 */
import { Schema, type Attrs, type DOMOutputSpec, type NodeSpec } from "@tiptap/pm/model";
import { listItem } from "@tiptap/pm/schema-list";
import { tableNodes } from "@tiptap/pm/tables";

/** The attribute in which copied HTML contains properties that HTML cannot express, such as `{highlight}` or the alignment of a column. */
const attribute = "data-attrs";
const kept = (attrs: Attrs) => ({ [attribute]: JSON.stringify(attrs) });

/**
 * Returns the properties that the attribute `data-attrs` of a pasted element contains. Content from other programs does not have this
 * attribute.
 */
const keptIn = (element: HTMLElement) => JSON.parse(element.getAttribute(attribute) ?? "{}") as Attrs;

/** The direction of a list follows its first letter, so that the bullets of a list in Arabic or Hebrew are on the right. */
const ofFirstLetter = { dir: "auto" };

/** A cell of a table in Markdown contains one paragraph. */
const tables = tableNodes({
  tableGroup: "block",
  cellContent: "paragraph",
  cellAttributes: {},
});

export const schema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: { group: "block", content: "inline*", parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] },
    heading: {
      group: "block",
      content: "inline*",
      attrs: { level: { default: 2 }, isHighlighted: { default: false } },
      defining: true,
      parseDOM: ["h1", "h2", "h3", "h4", "h5", "h6"].map((tag) => ({
        tag,
        // Cards begin at the second level. Headings from other programs become the second or third level.
        getAttrs: (element) => ({ level: tag < "h3" ? 2 : 3, ...keptIn(element) }),
      })),
      toDOM: ({ attrs }) => [
        `h${attrs.level as number}`,
        { ...kept(attrs), ...(attrs.isHighlighted && { class: "highlighted" }) },
        0,
      ],
    },
    blockquote: {
      group: "block",
      content: "block+",
      defining: true,
      parseDOM: [{ tag: "blockquote" }],
      toDOM: () => ["blockquote", 0],
    },
    bullet_list: {
      group: "block",
      content: "list_item+",
      attrs: { isTight: { default: true } },
      parseDOM: [{ tag: "ul", getAttrs: keptIn }],
      toDOM: ({ attrs }) => ["ul", { ...kept(attrs), ...ofFirstLetter }, 0],
    },
    ordered_list: {
      group: "block",
      content: "list_item+",
      attrs: { order: { default: 1 }, isTight: { default: true } },
      parseDOM: [
        {
          tag: "ol",
          getAttrs: (element) => ({ order: Number(element.getAttribute("start") ?? 1), ...keptIn(element) }),
        },
      ],
      toDOM: ({ attrs }) => ["ol", { ...kept(attrs), ...ofFirstLetter, start: attrs.order as number }, 0],
    },
    list_item: {
      ...listItem,
      content: "block+",
      attrs: { isChecked: { default: null } },
      parseDOM: [{ tag: "li", getAttrs: keptIn }],
      toDOM: ({ attrs }) => ["li", kept(attrs), 0],
    },
    ...tables,
    table: {
      ...tables.table,
      attrs: { align: { default: [] } },
      parseDOM: [{ tag: "table", getAttrs: keptIn }],
      toDOM: ({ attrs }) => ["table", kept(attrs), ["tbody", 0]],
    },
    horizontal_rule: { group: "block", parseDOM: [{ tag: "hr" }], toDOM: () => ["hr"] },
    code_block: {
      group: "block",
      content: "text*",
      marks: "",
      code: true,
      attrs: { info: { default: "" } },
      parseDOM: [{ tag: "pre", preserveWhitespace: "full", getAttrs: keptIn }],
      toDOM: ({ attrs }) => ["pre", kept(attrs), ["code", 0]],
    },
    /** A picture that is the only content of its paragraph. */
    picture: {
      group: "block",
      attrs: { src: {}, alt: { default: "" }, title: { default: null } },
      draggable: true,
      parseDOM: [
        {
          tag: "img[data-src]",
          getAttrs: (node) => ({
            src: node.dataset.src,
            alt: node.getAttribute("alt"),
            title: node.title || null,
          }),
        },
      ],
      toDOM: ({ attrs }) => [
        "img",
        { "data-src": attrs.src as string, alt: attrs.alt as string, title: attrs.title as string | null },
      ],
    },
    /** Markdown source of blocks that have no node of their own, for example definitions and HTML. */
    source_block: {
      group: "block",
      content: "text*",
      marks: "",
      code: true,
      // The higher priority makes ProseMirror try this rule before the rule of code blocks.
      parseDOM: [{ tag: "pre.source", preserveWhitespace: "full", priority: 60 }],
      toDOM: () => ["pre", { class: "source" }, 0],
    },
    text: { group: "inline" },
    /** The end of a line within a paragraph. Readers see it as a space. */
    soft_break: {
      group: "inline",
      inline: true,
      leafText: () => " ",
      parseDOM: [{ tag: "span[data-soft-break]" }],
      toDOM: () => ["span", { "data-soft-break": "" }, " "],
    },
    hard_break: {
      group: "inline",
      inline: true,
      leafText: () => "\n",
      parseDOM: [{ tag: "br" }],
      toDOM: () => ["br"],
    },
    citation: chip("citation"),
    /** A template variable, for example {asOf}. The site fills in its value. */
    value: chip("value"),
    source_inline: chip("source"),
  },
  marks: {
    link: {
      attrs: { href: {}, title: { default: null } },
      inclusive: false,
      parseDOM: [
        {
          tag: "a[href]",
          getAttrs: (node: HTMLElement) => ({ href: node.getAttribute("href"), ...keptIn(node) }),
        },
      ],
      toDOM: ({ attrs }) => ["a", { ...kept(attrs), href: attrs.href as string }, 0],
    },
    strong: {
      parseDOM: [{ tag: "b" }, { tag: "strong" }],
      toDOM: (): DOMOutputSpec => ["strong", 0],
    },
    em: {
      parseDOM: [{ tag: "i" }, { tag: "em" }],
      toDOM: (): DOMOutputSpec => ["em", 0],
    },
    strike: { parseDOM: [{ tag: "s" }, { tag: "del" }], toDOM: (): DOMOutputSpec => ["s", 0] },
    /** A passage in another language. */
    language: {
      attrs: { lang: {} },
      inclusive: false,
      parseDOM: [{ tag: "span.language[lang]", getAttrs: (node: HTMLElement) => ({ lang: node.lang }) }],
      toDOM: ({ attrs }) => ["span", { lang: attrs.lang as string, class: "language" }, 0],
    },
    code: {
      code: true,
      parseDOM: [{ tag: "code" }],
      toDOM: (): DOMOutputSpec => ["code", 0],
    },
  },
});

/** Returns the specification of a chip: its HTML in copied content, and the rule that reads this HTML when it is pasted. */
function chip(name: string): NodeSpec {
  return {
    group: "inline",
    inline: true,
    atom: true,
    attrs: { written: {} },
    toDOM: ({ attrs }) => ["span", { [`data-${name}`]: attrs.written as string }, attrs.written as string],
    parseDOM: [
      { tag: `span[data-${name}]`, getAttrs: (node) => ({ written: node.getAttribute(`data-${name}`) }) },
    ],
  };
}
