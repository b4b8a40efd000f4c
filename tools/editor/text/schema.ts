/** The document of a text: one node or mark for each kind of node in its Markdown, and one that keeps the source of anything else. */
import { Schema, type DOMOutputSpec, type NodeSpec } from "@tiptap/pm/model";
import { bulletList, listItem, orderedList } from "@tiptap/pm/schema-list";
import { tableNodes } from "@tiptap/pm/tables";

/** Tables of Markdown have one paragraph to a cell. */
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
        // Cards begin with the second level; pasted text needs no other.
        attrs: { level: tag < "h3" ? 2 : 3 },
      })),
      toDOM: ({ attrs }) => [
        `h${attrs.level as number}`,
        attrs.isHighlighted ? { class: "highlighted" } : {},
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
      ...bulletList,
      group: "block",
      content: "list_item+",
      attrs: { isTight: { default: true } },
      parseDOM: [{ tag: "ul" }],
    },
    ordered_list: {
      ...orderedList,
      group: "block",
      content: "list_item+",
      attrs: { order: { default: 1 }, isTight: { default: true } },
    },
    list_item: { ...listItem, content: "block+", attrs: { isChecked: { default: null } } },
    ...tables,
    table: { ...tables.table, attrs: { align: { default: [] } } },
    horizontal_rule: { group: "block", parseDOM: [{ tag: "hr" }], toDOM: () => ["hr"] },
    code_block: {
      group: "block",
      content: "text*",
      marks: "",
      code: true,
      attrs: { info: { default: "" } },
      parseDOM: [{ tag: "pre", preserveWhitespace: "full" }],
      toDOM: () => ["pre", ["code", 0]],
    },
    /** A picture alone in its paragraph. */
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
    /** What has no node of its own, as it is written: definitions, HTML. */
    source_block: {
      group: "block",
      content: "text*",
      marks: "",
      code: true,
      toDOM: () => ["pre", { class: "source" }, 0],
    },
    text: { group: "inline" },
    /** The end of a line within a paragraph, which readers see as a space. */
    soft_break: { group: "inline", inline: true, leafText: () => " ", toDOM: () => ["span", " "] },
    hard_break: {
      group: "inline",
      inline: true,
      leafText: () => "\n",
      parseDOM: [{ tag: "br" }],
      toDOM: () => ["br"],
    },
    citation: chip("citation"),
    /** A value that the site fills in, for example {asOf}. */
    value: chip("value"),
    source_inline: chip("source"),
  },
  marks: {
    link: {
      attrs: { href: {}, title: { default: null } },
      inclusive: false,
      parseDOM: [{ tag: "a[href]", getAttrs: (node: HTMLElement) => ({ href: node.getAttribute("href") }) }],
      toDOM: ({ attrs }) => ["a", { href: attrs.href as string }, 0],
    },
    strong: {
      parseDOM: [
        // What Google Docs puts around everything.
        { tag: "b", getAttrs: (node: HTMLElement) => node.style.fontWeight !== "normal" && null },
        { tag: "strong" },
        { style: "font-weight", getAttrs: (value) => /^(bold(er)?|[6-9]\d\d)$/.test(value) && null },
      ],
      toDOM: (): DOMOutputSpec => ["strong", 0],
    },
    em: {
      parseDOM: [{ tag: "i" }, { tag: "em" }, { style: "font-style=italic" }],
      toDOM: (): DOMOutputSpec => ["em", 0],
    },
    strike: { parseDOM: [{ tag: "s" }, { tag: "del" }], toDOM: (): DOMOutputSpec => ["s", 0] },
    /** A passage in another language. */
    language: {
      attrs: { lang: {} },
      inclusive: false,
      toDOM: ({ attrs }) => ["span", { lang: attrs.lang as string, class: "language" }, 0],
    },
    code: {
      code: true,
      parseDOM: [{ tag: "code" }],
      toDOM: (): DOMOutputSpec => ["code", 0],
    },
  },
});

/** An atom: how it is drawn without the editor, and read again when it is moved or pasted within the text. */
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
