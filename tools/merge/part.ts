/**
 * A piece of a content file: a field, an entry of a list, a section or a paragraph. Its source is
 * lead + open + (body or group) + close, so that splitting a file and rendering it again gives the same bytes.
 */
export interface Part {
  /** What identifies it among its siblings: a field's name, an entry's key, a section's heading. */
  key?: string;
  /** Its name in messages; empty for a part that they need not name. */
  name: string;
  /** The comments and blank lines before it. */
  lead: string;
  /** What comes before the value, for example `title: ` or a hyphen, and what comes after it. */
  open: string;
  close: string;
  /** The source of the value and the parsed value, for a part without a group. */
  body: string;
  value: unknown;
  group?: Group;
  /** Whether it is a Markdown list item, which needs no blank line before it. */
  isItem?: boolean;
}

/** The children of a part. */
export interface Group {
  kind: "fields" | "entries" | "text";
  /** The indentation that was removed from the lines of its parts. */
  indent: string;
  /** Whether the first part is on its parent's line, as in `- title: …`. */
  inline: boolean;
  parts: Part[];
}

/** Marks a line with less indentation than its neighbours, which must keep it. */
const unindented = "\0";

/** Removes the indentation of every line; `indented` restores it. */
export function dedented(text: string, indent: string): string {
  if (indent === "") return text;
  return text
    .split("\n")
    .map((line) => {
      if (line.startsWith(indent)) return line.slice(indent.length);
      return line === "" ? line : unindented + line;
    })
    .join("\n");
}

function indented(text: string, { indent, inline }: Group): string {
  if (indent === "") return text;
  return text
    .split("\n")
    .map((line, index) => {
      if (line === "" || (inline && index === 0)) return line;
      return line.startsWith(unindented) ? line.slice(1) : indent + line;
    })
    .join("\n");
}

/** The source of a part without its lead. */
export function sourceOf({ open, body, group, close }: Part): string {
  return open + (group ? indented(group.parts.map(render).join(""), group) : body) + close;
}

/** The source of a part. */
export function render(part: Part): string {
  return part.lead + sourceOf(part);
}

/** The data of a part, regardless of how it is written. */
export function dataOf({ group, value }: Part): unknown {
  if (!group) return value;
  return group.kind === "fields"
    ? Object.fromEntries(group.parts.map((part) => [part.key ?? "", dataOf(part)]))
    : group.parts.map(dataOf);
}

/** A part as it is shown to somebody who has to resolve a conflict. */
export function shown(part: Part | undefined): string | undefined {
  if (part === undefined) return undefined;
  return typeof part.value === "string" && !part.group
    ? part.value.trim()
    : sourceOf({ ...part, open: part.group ? part.open : "" })
        .replaceAll(unindented, "")
        .trim();
}
