/**
 * Converts Markdown to the editor's document. The site's own parser reads the Markdown, and each node of its tree becomes a node of the
 * document.
 */
import type { Mark, Node } from "@tiptap/pm/model";
import type { Nodes, Parent, PhrasingContent, RootContent, Table } from "mdast";
import { readText } from "../../../../src/content-model/readMarkdown";
import { valuesAsWritten } from "../../../../src/content-model/values";
import { readHeading } from "../../../../src/lib/headings";
import { schema } from "./schema";

const { nodes: types, marks } = schema;

/**
 * Returns the document of a Markdown text. Any text can be converted, because an element without a node type of its own is kept as Markdown
 * source.
 */
export function fromMarkdown(markdown: string): Node {
  const sourceOf = ({ position }: Nodes) => markdown.slice(position?.start.offset, position?.end.offset);

  const text = (value: string, given: readonly Mark[]): Node[] =>
    value.split(/(\{\w+\}|\n)/).flatMap((part) => {
      if (part === "") return [];
      if (part === "\n") return types.soft_break.create(null, null, given);
      if (valuesAsWritten.has(part)) return types.value.create({ written: part }, null, given);
      return schema.text(part, given);
    });

  function inline(parent: { children: PhrasingContent[] }, given: readonly Mark[] = []): Node[] {
    const within = (node: { children: PhrasingContent[] }, mark: Mark) => inline(node, mark.addToSet(given));
    return parent.children.flatMap((node): Node[] => {
      switch (node.type) {
        case "text":
          return text(node.value, given);
        case "strong":
          return within(node, marks.strong.create());
        case "emphasis":
          return within(node, marks.em.create());
        case "delete":
          return within(node, marks.strike.create());
        case "link":
          return within(node, marks.link.create({ href: node.url, title: node.title ?? null }));
        case "language":
          return within(node, marks.language.create({ lang: node.data.hProperties.lang }));
        case "inlineCode":
          return [schema.text(node.value, marks.code.create().addToSet(given))];
        case "break":
          return [types.hard_break.create(null, null, given)];
        case "citation":
          return [types.citation.create({ written: node.value }, null, given)];
        default:
          return [types.source_inline.create({ written: sourceOf(node) }, null, given)];
      }
    });
  }

  function table(from: Table): Node {
    const rows = from.children.map((row, index) => {
      const type = index === 0 ? types.table_header : types.table_cell;
      const cells = row.children.map((cell) => type.create(null, types.paragraph.create(null, inline(cell))));
      while (cells.length < (from.children[0]?.children.length ?? 0))
        cells.push(type.createAndFill() as Node);
      return types.table_row.create(null, cells);
    });
    return types.table.create({ align: from.align ?? [] }, rows);
  }

  function block(node: RootContent): Node {
    switch (node.type) {
      case "paragraph": {
        const [only, ...more] = node.children;
        if (only?.type === "image" && more.length === 0)
          return types.picture.create({ src: only.url, alt: only.alt ?? "", title: only.title ?? null });
        return types.paragraph.create(null, inline(node));
      }
      case "heading": {
        const last = node.children.at(-1);
        const isHighlighted = last?.type === "text" && readHeading(last.value).highlighted;
        if (isHighlighted) last.value = last.value.replace(/\s*\{highlight\}\s*$/, "");
        return types.heading.create({ level: node.depth, isHighlighted }, inline(node));
      }
      case "blockquote":
        return types.blockquote.create(null, blocks(node));
      case "list": {
        const attrs = {
          isTight: node.spread !== true && node.children.every((item) => item.spread !== true),
        };
        const content = node.children.map((item) =>
          types.list_item.create({ isChecked: item.checked ?? null }, blocks(item)),
        );
        return node.ordered
          ? types.ordered_list.create({ ...attrs, order: node.start ?? 1 }, content)
          : types.bullet_list.create(attrs, content);
      }
      case "table":
        return table(node);
      case "thematicBreak":
        return types.horizontal_rule.create();
      case "code":
        return types.code_block.create(
          { info: [node.lang, node.meta].filter(Boolean).join(" ") },
          node.value === "" ? [] : [schema.text(node.value)],
        );
      default: {
        const source = sourceOf(node);
        return types.source_block.create(null, source === "" ? [] : [schema.text(source)]);
      }
    }
  }

  const blocks = ({ children }: Parent): Node[] =>
    children.length > 0 ? children.map((child) => block(child)) : [types.paragraph.create()];

  return types.doc.create(null, blocks(readText(markdown)));
}
