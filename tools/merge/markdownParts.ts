import type { RootContent } from "mdast";
import { readHeading } from "../../src/lib/headings";
import { toString } from "mdast-util-to-string";
import { parseMarkdown } from "../../src/content-model/readMarkdown";
import { withParts, type Part } from "./part";

/** Splits formatted Markdown into its headings, paragraphs and items of lists. The name of each part contains the heading above it. */
export function markdownParts(source: string): Part {
  const parts: Part[] = [];
  let [at, section, count] = [0, "", 0];
  const add = (node: RootContent, end: number, isTightItem = false, isLaterItem = false) => {
    const text = source
      .slice(at, end)
      .replace(/^(?:[ \t]*\n)+/, "")
      .trimEnd();
    at = end;
    count += 1;
    if (node.type === "heading") [section, count] = [`${readHeading(toString(node)).title}: `, 0];
    const name = section + (count === 0 ? "heading" : `paragraph ${count}`);
    // The number of a later item follows from its position in the list, so it does not count when items are compared.
    const data = isLaterItem ? text.trim().replace(/^\d+(?=[.)])/, "1") : text.trim();
    parts.push({ name, data, block: { source: text, isTightItem } });
  };
  for (const node of parseMarkdown(source).children) {
    const items = node.type === "list" ? node.children : [];
    const isTight = node.type === "list" && node.spread !== true;
    items.forEach((item, index) => add(node, item.position?.end.offset ?? at, isTight, index > 0));
    if (items.length === 0) add(node, node.position?.end.offset ?? at);
  }
  return withParts({ name: "text", data: [] }, "text", parts);
}

/** Joins the blocks of a text: with a blank line between paragraphs, and without one between the items of a tight list. */
export function joinBlocks({ group }: Part): string {
  return (group?.parts ?? [])
    .flatMap(({ block }) => block ?? [])
    .map(({ source, isTightItem }, index, all) => {
      if (index === 0) return source;
      return (isTightItem && all[index - 1]?.isTightItem ? "\n" : "\n\n") + source;
    })
    .join("");
}
