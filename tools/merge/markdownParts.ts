import type { RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import { parseMarkdown } from "../../src/content-model/readMarkdown";
import { withParts, type Block, type Part } from "./part";

/** A block with the node that it was parsed as. */
interface ParsedBlock {
  node: RootContent;
  part: Part;
}

const empty: Part = { name: "", data: [] };

/**
 * Splits Markdown into its sections and paragraphs.
 * @param bySection false puts all paragraphs side by side, whatever heading they are below
 */
export function markdownParts(source: string, bySection: boolean): Part {
  const blocks = blocksOf(source);
  return withParts(empty, "text", bySection ? sectionsOf(blocks) : blocks.map(({ part }) => part));
}

/** The paragraphs, headings and list items of a text in order. */
function blocksOf(source: string): ParsedBlock[] {
  const blocks: ParsedBlock[] = [];
  let at = 0;
  const add = (node: RootContent, end: number, isTightItem: boolean) => {
    const text = source
      .slice(at, end)
      .replace(/^(?:[ \t]*\n)+/, "")
      .trimEnd();
    at = end;
    const name = `paragraph ${blocks.length + 1}`;
    blocks.push({ node, part: { name, data: text.trim(), block: { source: text, isTightItem } } });
  };
  for (const node of parseMarkdown(source).children) {
    const items = node.type === "list" ? node.children : [];
    const isTight = node.type === "list" && node.spread !== true;
    for (const item of items) add(node, item.position?.end.offset ?? at, isTight);
    if (items.length === 0) add(node, node.position?.end.offset ?? at, false);
  }
  return blocks;
}

const depthOf = ({ node }: ParsedBlock) => (node.type === "heading" ? node.depth : Infinity);

/** The blocks as a tree: each heading contains what follows it. */
function sectionsOf(blocks: readonly ParsedBlock[]): Part[] {
  const depth = Math.min(...blocks.map(depthOf));
  if (depth === Infinity)
    return blocks.map(({ part }, index) => ({ ...part, name: `paragraph ${index + 1}` }));
  const starts = blocks.flatMap((block, index) => (depthOf(block) === depth ? [index] : []));
  const sections = starts.map((start, index): Part => {
    const [heading, ...inside] = blocks.slice(start, starts[index + 1]);
    const title = heading ? toString(heading.node) : "";
    const first = heading ? [{ ...heading.part, key: "heading", name: "heading" }] : [];
    return withParts({ ...empty, key: title, name: title }, "text", [...first, ...sectionsOf(inside)]);
  });
  return [...sectionsOf(blocks.slice(0, starts[0])), ...sections];
}

const blocksIn = ({ block, group }: Part): Block[] =>
  block ? [block] : (group?.parts.flatMap(blocksIn) ?? []);

/** The text of parts: a blank line between paragraphs, none between the items of a tight list. */
export function formatMarkdown(part: Part): string {
  return blocksIn(part)
    .map(({ source, isTightItem }, index, all) => {
      if (index === 0) return source;
      return (isTightItem && all[index - 1]?.isTightItem ? "\n" : "\n\n") + source;
    })
    .join("");
}
