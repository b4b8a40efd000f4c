/** Converts the editor's document to a Markdown tree, and the tree to formatted Markdown. */
import type { Mark, Node } from "@tiptap/pm/model";
import type { BlockContent, Html, PhrasingContent, Text } from "mdast";
import { formatMarkdown, writeMarkdown } from "../../../merge/formatMarkdown";

/** Returns a node whose text is written into the Markdown without escaping. */
const asWritten = (value: string): Html => ({ type: "html", value });

/**
 * Puts nodes into a mark, for example into emphasis. Spaces at both ends are put outside the mark, because Markdown does not allow them
 * inside.
 */
function wrap(mark: Mark, children: PhrasingContent[]): PhrasingContent[] {
  const [first, last] = [children[0], children.at(-1)];
  const before = first?.type === "text" ? /^\s*/.exec(first.value)?.[0] : "";
  if (first?.type === "text") first.value = first.value.trimStart();
  const after = last?.type === "text" ? /\s*$/.exec(last.value)?.[0] : "";
  if (last?.type === "text") last.value = last.value.trimEnd();
  const kept = children.filter((child) => child.type !== "text" || child.value !== "");
  const space = (value = ""): PhrasingContent[] => (value === "" ? [] : [{ type: "text", value }]);
  return [...space(before), ...(kept.length > 0 ? [marked(mark, kept)] : []), ...space(after)];
}

function marked({ type, attrs }: Mark, children: PhrasingContent[]): PhrasingContent {
  const { href, title, lang } = attrs as { href: string; title: string | null; lang: string };
  switch (type.name) {
    case "link":
      return { type: "link", url: href, title, children };
    case "strong":
      return { type: "strong", children };
    case "em":
      return { type: "emphasis", children };
    case "strike":
      return { type: "delete", children };
    case "language":
      return {
        type: "language",
        data: { hName: "span", hProperties: { lang } },
        children: children as Text[],
      };
    default:
      return {
        type: "inlineCode",
        value: children.map((child) => ("value" in child ? child.value : "")).join(""),
      };
  }
}

/**
 * Converts a text. Its line feeds, which come from code that was copied into a paragraph, become line breaks. In a mark for code, which
 * cannot contain line breaks, they become spaces.
 */
function ofText({ text = "", marks }: Node): PhrasingContent[] {
  if (marks.some(({ type }) => type.name === "code"))
    return [{ type: "text", value: text.replaceAll("\n", " ") }];
  return text
    .split("\n")
    .flatMap((value, at): PhrasingContent[] => [
      ...(at > 0 ? [{ type: "break" } as const] : []),
      { type: "text", value },
    ])
    .filter((part) => part.type !== "text" || part.value !== "");
}

function leaf(node: Node): PhrasingContent {
  switch (node.type.name) {
    case "soft_break":
      return { type: "text", value: "\n" };
    case "hard_break":
      return { type: "break" };
    case "citation":
      return asWritten(`[^${node.attrs.written as string}]`);
    default:
      return asWritten(node.attrs.written as string);
  }
}

/** Returns whether a mark can only contain plain text, so that no other mark can be inside it. */
const isInnermost = ({ type }: Mark) => type.name === "code" || type.name === "language";

/**
 * Returns the mark that covers the largest number of nodes from the index `from` on, and the index where the mark ends. If a link covers
 * the same nodes as another mark, returns the link.
 */
function outermost(nodes: readonly Node[], from: number, within: readonly Mark[]) {
  let longest: { mark: Mark; end: number } | undefined;
  const left = (nodes[from]?.marks ?? []).filter((mark) => !mark.isInSet(within));
  for (const mark of [...left.filter((each) => !isInnermost(each)).reverse(), ...left.filter(isInnermost)]) {
    let end = from + 1;
    while (end < nodes.length && mark.isInSet(nodes[end]?.marks ?? [])) end += 1;
    if (!longest || (end > longest.end && !isInnermost(mark))) longest = { mark, end };
  }
  return longest;
}

/**
 * Converts inline nodes to Markdown nodes. Neighbouring nodes with the same mark are put into one node for this mark, beginning with the
 * outermost mark.
 */
function toInline(nodes: readonly Node[], within: readonly Mark[] = []): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (let at = 0; at < nodes.length;) {
    const outer = outermost(nodes, at, within);
    if (outer) {
      const inside = toInline(nodes.slice(at, outer.end), [...within, outer.mark]);
      result.push(...wrap(outer.mark, inside));
    } else {
      const node = nodes[at] as Node;
      for (const next of node.isText ? ofText(node) : [leaf(node)]) {
        const last = result.at(-1);
        if (last?.type === "text" && next.type === "text") last.value += next.value;
        else result.push(next);
      }
    }
    at = outer?.end ?? at + 1;
  }
  return result;
}

/**
 * Returns the inline content of a block, without spaces and line breaks at both ends. At the end of a block, Markdown would show a line
 * break as a backslash.
 */
function phrasing(node: Node): PhrasingContent[] {
  const isBreak = ({ type }: Node) => type.name === "hard_break";
  const first = node.children.findIndex((child) => !isBreak(child));
  const after = node.children.findLastIndex((child) => !isBreak(child)) + 1;
  return trimmed(toInline(node.children.slice(first === -1 ? after : first, after)));
}

/** Returns whether a block has nothing that readers would see. */
const isBlank = (node: Node) =>
  node.children.every(
    ({ type, text = "" }) => type.name === "hard_break" || (type.name === "text" && !text.trim()),
  );

function trimmed(children: PhrasingContent[]): PhrasingContent[] {
  const [first, last] = [children[0], children.at(-1)];
  if (first?.type === "text") first.value = first.value.trimStart();
  if (last?.type === "text") last.value = last.value.trimEnd();
  return children;
}

/** A cache of the trees of blocks, because a text is converted after each keystroke. */
const trees = new WeakMap<Node, BlockContent>();

const toBlocks = (parent: Pick<Node, "children">): BlockContent[] =>
  parent.children.map((node) => {
    const tree = trees.get(node) ?? toBlock(node);
    trees.set(node, tree);
    return tree;
  });

function toBlock(node: Node): BlockContent {
  const { attrs } = node;
  switch (node.type.name) {
    case "heading":
      return {
        type: "heading",
        depth: attrs.level as 2,
        children: [...phrasing(node), ...(attrs.isHighlighted ? [asWritten(" {highlight}")] : [])],
      };
    case "picture": {
      const { src: url, alt, title } = attrs as { src: string; alt: string; title: string | null };
      return { type: "paragraph", children: [{ type: "image", url, alt, title }] };
    }
    case "blockquote":
      return { type: "blockquote", children: toBlocks(node) };
    case "bullet_list":
    case "ordered_list": {
      const [spread, start] = [!attrs.isTight, attrs.order as number];
      const children = node.children.map((item) => ({
        type: "listItem" as const,
        spread,
        checked: item.attrs.isChecked as boolean | null,
        children: toBlocks(item),
      }));
      return { type: "list", ordered: node.type.name === "ordered_list", start, spread, children };
    }
    case "table":
      // If a column was added or deleted, the alignment is dropped, because it is unknown to which columns the alignment belongs.
      return {
        type: "table",
        align: node.child(0).childCount === (attrs.align as null[]).length ? (attrs.align as null[]) : [],
        children: node.children.map(toRow),
      };
    case "horizontal_rule":
      return { type: "thematicBreak" };
    case "code_block": {
      const [lang, ...meta] = (attrs.info as string).split(" ");
      return { type: "code", lang: lang || null, meta: meta.join(" ") || null, value: node.textContent };
    }
    case "source_block":
      return asWritten(node.textContent);
    default:
      return { type: "paragraph", children: phrasing(node) };
  }
}

/** Returns a row of a table. Line breaks become spaces, because Markdown cells have only one line. */
const toRow = (row: Node) => ({
  type: "tableRow" as const,
  children: row.children.map((cell) => ({
    type: "tableCell" as const,
    children: cell.children
      .flatMap(phrasing)
      .map((child) =>
        child.type === "break"
          ? { type: "text" as const, value: " " }
          : child.type === "text"
            ? { ...child, value: child.value.replace(/\n/g, " ") }
            : child,
      ),
  })),
});

/** Returns whether a text contains a web address without a link. Markdown would turn such an address into a link. */
function hasAddress(doc: Node): boolean {
  let isFound = false;
  doc.descendants(({ text, marks }) => {
    if (text && marks.length === 0) isFound ||= /[\w-]@\w|https?:\/\/|\bwww\./i.test(text);
  });
  return isFound;
}

/** Returns the Markdown of a document, without its empty paragraphs. */
export function toMarkdown(doc: Node): string {
  const children = doc.children.filter((node) => node.type.name !== "paragraph" || !isBlank(node));
  const text = writeMarkdown(toBlocks({ children }));
  return hasAddress(doc) ? formatMarkdown(text) : text;
}
