import type { RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import { splitFrontMatter } from "../../src/content-model/frontMatter";
import { parseMarkdown } from "../../src/content-model/readMarkdown";
import type { Part } from "./part";
import { yamlParts, type Keys } from "./yamlParts";

/** A paragraph, heading, list item, etc. with its source. */
interface Block {
  node: RootContent | undefined;
  part: Part;
}

/**
 * Splits Markdown into its fields, sections and paragraphs; undefined if its fields cannot be read.
 * @param bySection false puts all paragraphs side by side, whatever heading they are below
 */
export function markdownParts(source: string, keys: Keys, bySection = true): Part | undefined {
  const split = splitFrontMatter(source);
  if (!split) return { ...emptyPart, group: textGroup([textPart(source, bySection)]) };
  const { yaml, head, body } = split;
  const opening = head.slice(0, head.indexOf("\n") + 1);
  const fields = yamlParts(`${yaml}\n`, keys);
  // With no fields, the two lines of hyphens share a line break.
  if (!fields || yaml === "") return undefined;
  const close = head.slice(opening.length + yaml.length + 1);
  const front: Part = {
    ...fields,
    key: "fields",
    open: opening + fields.open,
    close: fields.close + close,
  };
  return { ...emptyPart, group: textGroup([front, textPart(body, bySection)]) };
}

const emptyPart: Part = { name: "", lead: "", open: "", body: "", value: undefined, close: "" };

const textGroup = (parts: Part[]) => ({ kind: "text" as const, indent: "", inline: false, parts });

function textPart(source: string, bySection: boolean): Part {
  const { blocks, rest } = blocksOf(source);
  const parts = bySection ? sectionsOf(blocks) : blocks.map(({ part }) => part);
  return { ...emptyPart, key: "text", close: rest, group: textGroup(parts) };
}

/** The blocks of a text in order, and what follows the last one. */
function blocksOf(source: string): { blocks: Block[]; rest: string } {
  const blocks: Block[] = [];
  let at = 0;
  const add = (node: RootContent, end: number, isItem: boolean) => {
    const newline = source.indexOf("\n", end);
    const next = newline === -1 ? source.length : newline + 1;
    // Two blocks hardly ever share a line; if they do, the first takes the whole line.
    if (next <= at) return;
    const text = source.slice(at, next);
    const [lead = ""] = /^(?:[ \t]*\n)*/.exec(text) ?? [];
    const body = text.slice(lead.length).replace(/\n$/, "");
    const close = text.endsWith("\n") ? "\n" : "";
    const part = { ...emptyPart, lead, body, value: body.trim(), close, isItem };
    blocks.push({ node, part: { ...part, name: `paragraph ${blocks.length + 1}` } });
    at = next;
  };
  for (const node of parseMarkdown(source).children) {
    const items = node.type === "list" ? node.children : [];
    for (const item of items) add(node, item.position?.end.offset ?? at, true);
    if (items.length === 0) add(node, node.position?.end.offset ?? at, false);
  }
  return { blocks, rest: source.slice(at) };
}

const depthOf = ({ node }: Block) => (node?.type === "heading" ? node.depth : Infinity);

/** The blocks as a tree: each heading contains what follows it. */
function sectionsOf(blocks: readonly Block[]): Part[] {
  const depth = Math.min(...blocks.map(depthOf));
  if (depth === Infinity)
    return blocks.map(({ part }, index) => ({ ...part, name: `paragraph ${index + 1}` }));
  const starts = blocks.flatMap((block, index) => (depthOf(block) === depth ? [index] : []));
  const sections = starts.map((start, index): Part => {
    const [heading, ...inside] = blocks.slice(start, starts[index + 1]);
    const title = heading?.node ? toString(heading.node) : "";
    const first = heading ? [{ ...heading.part, key: "heading", name: "heading" }] : [];
    return { ...emptyPart, key: title, name: title, group: textGroup([...first, ...sectionsOf(inside)]) };
  });
  return [...sectionsOf(blocks.slice(0, starts[0])), ...sections];
}
