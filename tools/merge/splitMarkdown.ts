import type { RootContent, Table } from "mdast";
import { readHeading } from "../../src/lib/headings";
import { toString } from "mdast-util-to-string";
import { parseMarkdown } from "../../src/content-model/readMarkdown";
import { formatMarkdown } from "./formatMarkdown";
import { withParts, type Part } from "./part";

/**
 * Splits a table into its rows. Returns a part that contains a part for each row. The first row includes the line of hyphens below the
 * heading.
 */
function tablePart(name: string, table: Table, source: string): Part {
  const columns = table.children[0]?.children.length ?? 0;
  const rows = table.children.map(({ position }, index): Part => {
    const [from = 0, to = 0] = [position?.start.offset, position?.end.offset];
    const text = source.slice(from, to);
    const row = (data: string) => ({ data, block: { source: data, isTightItem: false, columns } });
    if (index > 0) return { name: `row ${index}`, ...row(text) };
    const [, line = ""] = source.slice(from).split("\n");
    return { key: "heading", name: "heading", ...row(`${text}\n${line}`) };
  });
  return withParts({ name, data: "" }, { kind: "table", columns }, rows);
}

/**
 * Splits formatted Markdown into its parts: headings, paragraphs, list items and tables. A table consists of a part for each of its rows,
 * so that tables are merged row by row. The name of each part of the text begins with the heading above it.
 */
export function splitMarkdown(source: string): Part {
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
    // The number of an item follows from its position in the list, except the number of the first item. All other numbers are replaced by 1
    // in `data`, so that items with different numbers count as the same.
    const data = isLaterItem ? text.trim().replace(/^\d+(?=[.)])/, "1") : text.trim();
    if (node.type === "table") return void parts.push(tablePart(name, node, source));
    parts.push({ name, data, block: { source: text, isTightItem } });
  };
  for (const node of parseMarkdown(source).children) {
    const items = node.type === "list" ? node.children : [];
    const isTight = node.type === "list" && node.spread !== true;
    items.forEach((item, index) => add(node, item.position?.end.offset ?? at, isTight, index > 0));
    if (items.length === 0) add(node, node.position?.end.offset ?? at);
  }
  return withParts({ name: "text", data: [] }, { kind: "text" }, parts);
}

/**
 * Returns the blocks of a text that somebody has written to replace a block. If the block is a row of a table, these are the rows in the
 * text.
 * @returns undefined if the block is a row, but the text contains anything other than rows with the columns of the table
 */
export function writtenBlocks({ block, data, key }: Part, text: string): Part[] | undefined {
  const columns = block?.columns;
  const blocksOf = (markdown: string) => splitMarkdown(formatMarkdown(markdown)).group?.parts ?? [];
  if (columns === undefined) {
    // The number of an item follows from its position in the list, so the new item gets the number of the old item.
    const [number] = /^\d+(?=[.)])/.exec(String(data)) ?? [];
    return blocksOf(text).map((part) => ({
      ...part,
      data: number === undefined ? part.data : String(part.data).replace(/^\d+(?=[.)])/, number),
    }));
  }
  const isHeading = key === "heading";
  const [table, ...rest] = blocksOf(
    isHeading ? text : `|${" |".repeat(columns)}\n|${" - |".repeat(columns)}\n${text.trim()}`,
  );
  const parts = table?.group?.parts ?? [];
  if (rest.length > 0 || table?.group?.columns !== columns || (isHeading && parts.length > 1))
    return undefined;
  return isHeading ? parts : parts.slice(1);
}

/** Joins the blocks of a text. Writes a blank line between paragraphs, but not between the items of a tight list. */
export function joinBlocks({ group }: Part): string {
  return (group?.parts ?? [])
    .flatMap(({ block }) => block ?? [])
    .map(({ source, isTightItem }, index, all) => {
      if (index === 0) return source;
      return (isTightItem && all[index - 1]?.isTightItem ? "\n" : "\n\n") + source;
    })
    .join("");
}
