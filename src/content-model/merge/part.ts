/**
 * A piece of a content file: a field, an entry of a list, a section or a paragraph. Its source is
 * lead + open + (body or group) + close, so that a file taken apart and put together is the same byte for byte.
 */
export interface Part {
  /** What it is known by among its neighbours: a field's name, an entry's key, a section's heading. */
  key?: string;
  /** What messages call it; empty for what they need not name. */
  name: string;
  /** The comments and empty lines in front of it. */
  lead: string;
  /** What comes before the value, for example `title: ` or a hyphen, and what comes behind it. */
  open: string;
  close: string;
  /** The source of the value and what it says, for a part that has no parts. */
  body: string;
  value: unknown;
  group?: Group;
  /** Whether it is an item of a list in Markdown, which needs no empty line in front. */
  isItem?: boolean;
}

/** The parts of a part. */
export interface Group {
  kind: "fields" | "entries" | "text";
  /** The spaces in front of each of its lines that its parts do not hold themselves. */
  indent: string;
  /** Whether the first part is on the line of what it belongs to, as in `- title: …`. */
  inline: boolean;
  parts: Part[];
}

/** Marks a line that has less indentation than its neighbours and must keep it. */
const unindented = "\0";

/** Every line moved to the left; `indented` undoes it. */
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

/** What a part says, without how it is written. */
export function dataOf({ group, value }: Part): unknown {
  if (!group) return value;
  return group.kind === "fields"
    ? Object.fromEntries(group.parts.map((part) => [part.key ?? "", dataOf(part)]))
    : group.parts.map(dataOf);
}

/** A part as it is shown to somebody who has to decide about it. */
export function shown(part: Part | undefined): string | undefined {
  if (part === undefined) return undefined;
  return typeof part.value === "string" && !part.group
    ? part.value.trim()
    : sourceOf({ ...part, open: part.group ? part.open : "" })
        .replaceAll(unindented, "")
        .trim();
}
