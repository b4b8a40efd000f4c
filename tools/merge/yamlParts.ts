import { isAlias, isMap, isNode, isSeq, parseDocument, visit, type Node } from "yaml";
import type { Kind } from "../../src/content-model/kinds";
import { rangeOf, toData, YamlPlaces } from "./yamlPlaces";
import { dedented, type Group, type Part } from "./part";

/** The `keys` of a kind. */
export type Keys = NonNullable<Kind["keys"]>;

/** The name of the top-level list, as in `keys`. */
const ownList = "";

/** Comments and blank lines. */
const noise = /^(?:[ \t]*(?:#.*)?\n)*/;

/**
 * Splits YAML into its entries and fields.
 * @returns undefined for YAML that cannot be parsed or uses anchors and aliases
 */
export function yamlParts(source: string, keys: Keys): Part | undefined {
  const document = parseDocument(source);
  let repeats = false;
  visit(document, (_key, node) => {
    if (isAlias(node) || (isNode(node) && "anchor" in node && node.anchor !== undefined)) repeats = true;
  });
  const { contents } = document;
  if (document.errors.length > 0 || document.warnings.length > 0 || repeats) return undefined;
  if (!isMap(contents) && !isSeq(contents)) {
    // A file with only comments is a list without entries.
    if (contents !== null) return undefined;
    const group: Group = { kind: "entries", indent: "", inline: false, parts: [] };
    return { name: "", lead: "", open: source, body: "", value: null, close: "", group };
  }
  if (contents.flow) return undefined;
  const places = new YamlPlaces(source);
  const [start, end] = [places.lineStart(rangeOf(contents)[0]), places.lineEnd(contents)];
  const group = groupOf(source.slice(start, end), keys, ownList);
  if (!group) return undefined;
  return {
    name: "",
    lead: "",
    open: source.slice(0, start),
    body: "",
    value: undefined,
    group,
    close: source.slice(end),
  };
}

/** The parts of a list or mapping whose source begins in the first column. */
function groupOf(source: string, keys: Keys, list: string): Group | undefined {
  const { contents } = parseDocument(source);
  const places = new YamlPlaces(source);
  const parts: Part[] = [];
  let at = 0;
  const add = (node: Node, value: Node | null, name: string, read: (part: Part) => Part) => {
    const end = places.lineEnd(value ?? node);
    const [lead = ""] = noise.exec(source.slice(at, end)) ?? [];
    const text = source.slice(at + lead.length, end);
    parts.push(read({ lead, ...partOf(text, value, at + lead.length, places, keys, name) }));
    at = end;
  };
  if (isSeq(contents)) {
    (contents.items as Node[]).forEach((item, index) =>
      add(item, item, list, (part) => named(part, toData(item), keys[list] ?? [], index)),
    );
    return { kind: "entries", indent: "", inline: false, parts };
  }
  if (!isMap(contents)) return undefined;
  for (const { key, value } of contents.items) {
    const name = String(toData(key));
    add(key, value, name, (part) => ({ ...part, key: name, name }));
  }
  return { kind: "fields", indent: "", inline: false, parts };
}

/** An entry with its key. */
function named(part: Part, value: unknown, fields: readonly string[], index: number): Part {
  const name = `number ${index + 1}`;
  if (typeof value !== "object" || value === null) return { ...part, name: String(value) };
  const entry = value as Record<string, unknown>;
  const field = fields.find((wanted) => entry[wanted] !== undefined);
  const key = field === undefined ? undefined : String(entry[field]);
  return key === undefined ? { ...part, name } : { ...part, key, name: key };
}

/** Splits what follows the lead of an entry or a field. `from` is the offset of `text` in the whole source. */
function partOf(
  text: string,
  node: Node | null,
  from: number,
  places: YamlPlaces,
  keys: Keys,
  list: string,
): Omit<Part, "lead"> {
  const [start, end] = node ? [rangeOf(node)[0] - from, places.textEnd(node) - from] : [-1, -1];
  if (node && (isMap(node) || isSeq(node)) && !node.flow && node.tag === undefined) {
    const line = text.lastIndexOf("\n", start - 1) + 1;
    const inline = line === 0;
    const indent = " ".repeat(start - line);
    const inner = text.slice(inline ? start : line);
    const source = inline ? dedented(indent + inner, indent) : dedented(inner, indent);
    const group = groupOf(source, keys, list);
    if (group) {
      const open = text.slice(0, inline ? start : line);
      return { name: "", open, body: "", value: undefined, close: "", group: { ...group, indent, inline } };
    }
  }
  const bare = !node || start < 0 || end <= start;
  const cut = bare ? text.trimEnd().length : start;
  const bodyEnd = bare ? cut : end;
  return {
    name: "",
    open: text.slice(0, cut),
    body: text.slice(cut, bodyEnd),
    value: node ? toData(node) : null,
    close: text.slice(bodyEnd),
  };
}
