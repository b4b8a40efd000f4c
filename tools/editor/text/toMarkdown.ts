/** Document → Markdown. What was not changed since it was read stays as it was written, byte for byte; anything else gets the one format. */
import type { Node } from "@tiptap/pm/model";
import type { RootContent } from "mdast";
import { remark } from "remark";
import remarkGfm from "remark-gfm";
import type { LanguageNode } from "../../../src/content-model/languages";
import { fromMarkdown, type ReadDocument } from "./fromMarkdown";
import { toBlock, toBlocks, toRow, type AsWritten } from "./toTree";

const writer = (options: { bullet: "-" | "*" | "+"; bulletOrdered?: "." | ")" }) =>
  remark()
    .data("settings", {
      emphasis: "*",
      strong: "*",
      rule: "-",
      fences: true,
      listItemIndent: "one",
      handlers: {
        asWritten: ({ value }: AsWritten) => value,
        // The form has no way to write brackets among words in another language.
        language: (node: LanguageNode, _parent, state, info) => {
          const words = state.containerPhrasing(node, { ...info, before: "[", after: "]" });
          return /[[\]\n]/.test(words) ? words : `[${words}]{lang=${node.data.hProperties.lang}}`;
        },
      },
      ...options,
    })
    .use(remarkGfm, { tablePipeAlign: false });

/** By the mark in front of the items of a list. */
const writers = {
  "-": writer({ bullet: "-" }),
  "*": writer({ bullet: "*" }),
  "+": writer({ bullet: "+" }),
  ".": writer({ bullet: "-", bulletOrdered: "." }),
  ")": writer({ bullet: "-", bulletOrdered: ")" }),
};

const stringify = (children: RootContent[], marker: keyof typeof writers = "-") =>
  writers[marker].stringify({ type: "root", children }).trimEnd();

/** The one way of writing what a text means. */
const canonical = (markdown: string) => stringify(toBlocks(fromMarkdown(markdown).doc));

/** Removes the backslashes without which a text means the same; an address becomes a link, as it does wherever Markdown is written. */
function withoutNeedlessEscapes(escaped: string): string {
  let text = escaped;
  if (!text.includes("\\")) return text;
  const wanted = canonical(text);
  const words = (markdown: string) => fromMarkdown(markdown).doc.textContent;
  for (let at = text.lastIndexOf("\\"); at >= 0; at = at === 0 ? -1 : text.lastIndexOf("\\", at - 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + 1)];
    const isInAddress = after.startsWith("@") || /\b(https?|www)$/i.test(before);
    const isSame = canonical(before + after) === wanted;
    if (isSame || (isInAddress && words(before + after) === words(text))) text = before + after;
  }
  return text;
}

/** Writes a document that was read by `fromMarkdown` and edited since. */
export function toMarkdown({ doc, sources }: ReadDocument): string {
  /** Blocks are kept once they are written, since a text is written after each key. */
  const sourceOf = (node: Node, write: () => string) => {
    const source = sources.of(node)?.source ?? written.get(node) ?? write();
    written.set(node, source);
    return source;
  };

  /** Joins siblings; those that stand as they were read, and what was changed among them, keep what was between them. */
  function join(nodes: readonly Node[], gap: string, write: (node: Node, index: number) => string): string {
    const origins = nodes.map((node) => sources.of(node));
    nodes.forEach((_node, index) => {
      const [before, after] = [origins[index - 1], origins[index + 1]];
      const replaced = before?.next ?? after?.previous;
      const isBetween = replaced?.previous === before && replaced?.next === after;
      if (isBetween) origins[index] ??= replaced;
    });
    return nodes
      .map((node, index) => {
        const [origin, before] = [origins[index], origins[index - 1]];
        const isAsRead = origin && origin.previous === before && (before || index === 0);
        // The indentation belongs to the block.
        const indent = /[ \t]*$/.exec(sources.of(node)?.gap ?? "")?.[0] ?? "";
        return (isAsRead ? origin.gap : (index === 0 ? "" : gap) + indent) + write(node, index);
      })
      .join("");
  }

  function list(node: Node): string {
    const { attrs, children, type } = node;
    const order = attrs.order as number;
    const marker = attrs.marker as keyof typeof writers;
    const sources = children.map((item) =>
      sourceOf(item, () => withoutNeedlessEscapes(stringify([toBlock(type.create(attrs, item))], marker))),
    );
    const numbers = sources.map((source) => parseInt(source, 10));
    // A list may be written with one number for all of its items.
    const isCounted = numbers.length < 3 || numbers[0] !== numbers[1];
    return join(children, attrs.isTight ? "\n" : "\n\n", (_item, index) => {
      const source = sources[index] ?? "";
      return type.name === "ordered_list" && isCounted ? numbered(source, order + index) : source;
    });
  }

  function table({ children, attrs }: Node): string {
    const [head = "", ...body] = children.map((row) =>
      sourceOf(row, () =>
        stringify([{ type: "table", children: [toRow(row)] }])
          .split("\n", 1)
          .join(""),
      ),
    );
    const columns = children[0]?.childCount ?? 0;
    const old = attrs.delimiter as string | null;
    const isFitting = old?.replace(/^\||\|$/g, "").split("|").length === columns;
    return [head, isFitting ? old : `|${"---|".repeat(columns)}`, ...body].join("\n");
  }

  const block = (node: Node): string =>
    sourceOf(node, () => {
      if (node.type.name === "bullet_list" || node.type.name === "ordered_list") return list(node);
      return node.type.name === "table" ? table(node) : withoutNeedlessEscapes(stringify([toBlock(node)]));
    });

  const isEmpty = ({ type, childCount }: Node) => type.name === "paragraph" && childCount === 0;
  return (
    join(
      doc.children.filter((node) => !isEmpty(node)),
      "\n\n",
      block,
    ) + sources.rest
  );
}

const written = new WeakMap<Node, string>();

/** An item of a list with another number; its further lines are indented by the number's width. */
function numbered(item: string, number: number): string {
  const [first = "", ...more] = item.split("\n");
  const wider = String(number).length - String(parseInt(first, 10)).length;
  const moved = more.map((line) => (wider > 0 ? line && " ".repeat(wider) + line : line.slice(-wider)));
  return [first.replace(/^\d+/, String(number)), ...moved].join("\n");
}
