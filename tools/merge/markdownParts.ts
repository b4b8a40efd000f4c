import type { RootContent, Table } from "mdast";
import { readHeading } from "../../src/lib/headings";
import { toString } from "mdast-util-to-string";
import { parseMarkdown } from "../../src/content-model/readMarkdown";
import { formatMarkdown } from "./formatMarkdown";
import { withParts, type Part } from "./part";

/** Returns a table as a part that consists of its rows. The first row includes the line of hyphens below the heading. */
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
    // The number of an item after the first follows from its position in the list. In `data` it is replaced by 1, so that items with
    // different numbers count as the same.
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
 * Returns the blocks of a text that is written in place of a block. In place of a row of a table, they are the rows of the text.
 * @returns undefined in place of a row, if the text contains anything other than rows with the columns of the table
 */
export function writtenBlocks({ block, data, key }: Part, text: string): Part[] | undefined {
  const columns = block?.columns;
  const blocksOf = (markdown: string) => markdownParts(formatMarkdown(markdown)).group?.parts ?? [];
  if (columns === undefined) {
    // The number of an item follows from its position in the list, so it is the number that the old item has.
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
