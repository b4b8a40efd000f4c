import { isObject } from "../../src/lib/isObject";
import { labelOf, titleOfEntry } from "./naming";
import type { FieldTarget, Label } from "./targets";
import { stringify, type Document, type Node, type Scalar } from "yaml";

/**
 * A part of one version of a content file: a field, an entry of a list, a heading, a paragraph, an item of a list, a table or a row of a
 * table. The whole file is the part that contains all others.
 */
export interface Part {
  /** The name of a field, or the key of an entry. It identifies the part among the parts next to it. */
  key?: string;
  /** The name of the part in messages, or an empty text if messages do not name it. */
  name: string;
  /** The parsed content of the part. */
  data: unknown;
  group?: Group | undefined;
  /** The YAML nodes of the part, with their comments. A part of a Markdown text has `block` instead. */
  yaml?: { document?: Document; key?: Scalar; value: Node | null };
  block?: Block;
}

export interface Group {
  kind: "fields" | "entries" | "text" | "table";
  parts: Part[];
  /** The number of columns, if the group is a table. */
  columns?: number;
}

/** A paragraph, a heading, an item of a list, a table or a row of a table. */
interface Block {
  source: string;
  /** True for an item of a list without blank lines between its items. */
  isTightItem: boolean;
  /** For a row of a table: the number of columns of the table. */
  columns?: number;
}

/**
 * Returns the name by which volunteers know a part: the label of a field, the title of an entry, or the place in a text. Returns undefined
 * for the fields and the text of a Markdown file as a whole, because their parts have labels of their own.
 * @param kind the kind of the group to which the part belongs
 * @param list the field that contains the group, if the part is an entry
 * @param targets the fields of the file whose values are references
 */
export function labelOfPart(
  kind: Group["kind"] | undefined,
  { name, data, group }: Part,
  list: string | undefined,
  targets: ReadonlyMap<string, FieldTarget>,
): Label | undefined {
  if (kind === "table") return name;
  if (kind === "text") return group && group.kind !== "table" ? undefined : name;
  if (kind === "fields") return labelOf(name);
  const referenceIn = (field: string, value: string): Label | undefined => {
    const to = targets.get(field);
    return to && to !== "choice" ? { to, value } : undefined;
  };
  const label = isObject(data)
    ? titleOfEntry(data, (field, value) => referenceIn(field, value) ?? `“${value}”`)
    : referenceIn(list ?? "", String(data));
  return label ?? name.replace(/^number (?=\d+$)/, "Entry ");
}

/** Returns a copy of `part` that contains `parts`. Its data is computed from their data. */
export function withParts(part: Part, group: Omit<Group, "parts">, parts: Part[]): Part {
  const { kind } = group;
  if (kind === "table") {
    const source = parts.flatMap(({ block }) => block?.source ?? []).join("\n");
    return { ...part, data: source, block: { source, isTightItem: false }, group: { ...group, parts } };
  }
  const data =
    kind === "fields"
      ? Object.fromEntries(parts.map(({ key = "", data }) => [key, data]))
      : parts.map(({ data }) => data);
  return { ...part, data, group: { ...group, parts } };
}

/** The syntax of a wording. A paragraph or a whole text is Markdown, a value that is not a text is YAML, and any other text is plain. */
export type Syntax = "markdown" | "yaml" | "plain";

/** Returns the syntax of a part's wording. */
export function syntaxOf({ block, group, data }: Part): Syntax {
  if (block !== undefined || group?.kind === "text") return "markdown";
  return typeof data === "string" ? "plain" : "yaml";
}

/** Returns the wording of a part for somebody who has to resolve a conflict. */
export function wordingOf(part: Part | undefined): string | undefined {
  if (part === undefined) return undefined;
  if (part.group?.kind === "text") return part.group.parts.map(wordingOf).join("\n\n");
  return typeof part.data === "string" ? part.data.trim() : stringify(part.data, { lineWidth: 0 }).trim();
}
