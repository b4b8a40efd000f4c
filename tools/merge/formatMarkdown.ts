/** Writes Markdown in the standard format of content/. Saving, merging and `npm run content:format` use this format. */
import type { Nodes, PhrasingContentMap, Root, RootContent } from "mdast";
import { remark } from "remark";
import remarkGfm from "remark-gfm";
import { visit } from "unist-util-visit";
import type { CitationNode } from "../../src/content-model/citations";
import { markdownSyntax, readText } from "../../src/content-model/readMarkdown";

const writerWith = (bullet: "-" | "*", bulletOrdered: "." | ")") =>
  remark()
    .data("settings", {
      bullet,
      bulletOrdered,
      emphasis: "*",
      strong: "*",
      rule: "-",
      fences: true,
      listItemIndent: "one",
      handlers: {
        citation: ({ value }: CitationNode) => `[^${value}]`,
        // The language of words that contain brackets is not written, because its syntax, `[words]{lang=cy}`, itself uses brackets.
        language: (node: PhrasingContentMap["language"], _parent, state, info) => {
          const words = state.containerPhrasing(node, { ...info, before: "[", after: "]" });
          return /[[\]\n]/.test(words) ? words : `[${words}]{lang=${node.data.hProperties.lang}}`;
        },
      },
    })
    .use(remarkGfm, { ...markdownSyntax, tablePipeAlign: false });

const writer = writerWith("-", ".");
/**
 * Writes a list that directly follows another list of the same type. Both lists would become one list if they had the same marker, so this
 * list has another marker.
 */
const alternateWriter = writerWith("*", ")");

/**
 * Parses a text into a tree. Texts that look the same on the site get the same tree. For example, one loose item makes its whole list
 * loose, and a short row of a table is filled up with empty cells.
 */
function readTree(text: string): Root {
  const tree = readText(text);
  visit(tree, "list", (list) => {
    list.spread = list.spread === true || list.children.some(({ spread }) => spread === true);
    for (const item of list.children) item.spread = list.spread;
  });
  visit(tree, "table", ({ children: rows }) => {
    const columns = rows[0]?.children.length ?? 0;
    for (const { children: cells } of rows)
      while (cells.length < columns) cells.push({ type: "tableCell", children: [] });
  });
  return tree;
}

/** Returns a tree as JSON without positions. Two texts with the same tree look the same on the site. */
const asJson = (tree: Root) =>
  JSON.stringify(tree, (key, value: unknown) => (key === "position" ? undefined : value));

const treeOf = (text: string) => asJson(readTree(text));

/**
 * Removes the backslashes that do not change a block's tree.
 * @param context the definitions of links and footnotes in the text, which decide whether brackets in the block are links
 */
function withoutNeedlessEscapes(escaped: string, context: string): string {
  if (!escaped.includes("\\")) return escaped;
  const wanted = treeOf(escaped + context);
  const isSame = (text: string) => treeOf(text + context) === wanted;
  const bare = escaped.replace(/\\(?=[!-/:-@[-`{-~])/g, "");
  if (isSame(bare)) return bare;
  let text = escaped;
  for (let at = text.lastIndexOf("\\"); at >= 0; at = at === 0 ? -1 : text.lastIndexOf("\\", at - 1)) {
    const shorter = text.slice(0, at) + text.slice(at + 1);
    if (isSame(shorter)) text = shorter;
  }
  return text;
}

/** A cache of the Markdown of each block, because the editor converts the whole text to Markdown after each keystroke. */
const written = new WeakMap<RootContent, string>();

/** Writes the blocks of a text in the standard format. The result does not end with a line break. */
export function writeMarkdown(blocks: readonly RootContent[]): string {
  const isDefinition = ({ type }: Nodes) => ["definition", "footnoteDefinition", "html"].includes(type);
  const definitions = blocks
    .filter(isDefinition)
    .map((block) => writer.stringify({ type: "root", children: [block] }));
  const context = definitions.map((definition) => `\n\n${definition}`).join("");
  let isAlternate = false;
  return blocks
    .map((block, index) => {
      const before = blocks[index - 1];
      const isNextList =
        block.type === "list" &&
        before?.type === "list" &&
        Boolean(block.ordered) === Boolean(before.ordered);
      isAlternate = isNextList && !isAlternate;
      const known = isAlternate ? undefined : written.get(block);
      if (known !== undefined) return known;
      const escaped = (isAlternate ? alternateWriter : writer)
        .stringify({ type: "root", children: [block] })
        .trimEnd();
      const text = isDefinition(block) ? escaped : withoutNeedlessEscapes(escaped, context);
      if (!isAlternate) written.set(block, text);
      return text;
    })
    .join("\n\n");
}

/**
 * Puts a Markdown text into the standard format. The formatted text has the same tree, so the page looks the same. If formatting would
 * change the tree, only the space at the beginning and end of the text is removed.
 */
export function formatMarkdown(text: string): string {
  const trimmed = text.trim();
  const tree = readTree(trimmed);
  const formatted = writeMarkdown(tree.children);
  // A text that has the standard format already is not parsed again, because parsing takes most of the time.
  return formatted === trimmed || treeOf(formatted) === asJson(tree) ? formatted : trimmed;
}
