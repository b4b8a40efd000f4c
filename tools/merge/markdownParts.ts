import type { RootContent } from "mdast";
import { readHeading } from "../../src/lib/headings";
import { toString } from "mdast-util-to-string";
import { parseMarkdown } from "../../src/content-model/readMarkdown";
import { withParts, type Part } from "./part";

/** Splits Markdown into its headings, paragraphs and items of lists, each named by the heading above it. */
export function markdownParts(source: string): Part {
  const parts: Part[] = [];
  let [at, section, count] = [0, "", 0];
  const add = (node: RootContent, end: number, isTightItem: boolean) => {
    const text = source
      .slice(at, end)
      .replace(/^(?:[ \t]*\n)+/, "")
      .trimEnd();
    at = end;
    count += 1;
    if (node.type === "heading") [section, count] = [`${readHeading(toString(node)).title}: `, 0];
    const name = section + (count === 0 ? "heading" : `paragraph ${count}`);
    parts.push({ name, data: text.trim(), block: { source: text, isTightItem } });
  };
  for (const node of parseMarkdown(source).children) {
    const items = node.type === "list" ? node.children : [];
    const isTight = node.type === "list" && node.spread !== true;
    for (const item of items) add(node, item.position?.end.offset ?? at, isTight);
    if (items.length === 0) add(node, node.position?.end.offset ?? at, false);
  }
  return withParts({ name: "text", data: [] }, "text", parts);
}

/** The text of parts: a blank line between paragraphs, none between the items of a tight list. */
export function formatMarkdown({ group }: Part): string {
  return (group?.parts ?? [])
    .flatMap(({ block }) => block ?? [])
    .map(({ source, isTightItem }, index, all) => {
      if (index === 0) return source;
      return (isTightItem && all[index - 1]?.isTightItem ? "\n" : "\n\n") + source;
    })
    .join("");
}
