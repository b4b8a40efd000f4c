/** Reads, changes and writes the YAML of content/. */
import { isDeepStrictEqual } from "node:util";
import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  stringify,
  visit,
  type Document,
  type Node,
  type Pair,
  type YAMLMap,
} from "yaml";
import type { z } from "zod";
import { schemaAt, unwrapSchema } from "../../src/content-model/walkSchema";
import { isObject } from "../../src/lib/isObject";
import { matchParts } from "./matchParts";

/**
 * With version 1.1, the library `yaml` puts texts that look like dates, and the words yes and no, in quotation marks. Otherwise a program
 * that follows YAML 1.1 would not read them as texts.
 */
const options = { version: "1.1", lineWidth: 0 } as const;

/** Writes a value as YAML. */
function writeYaml(data: unknown): string {
  return stringify(data, options);
}

/**
 * Parses YAML. A comment directly above the first entry of a list becomes a comment of the file. It then stays at the top if another entry
 * becomes the first.
 */
export function parseYaml(text: string): Document {
  const document: Document = parseDocument<Node>(text);
  const [first] = isSeq(document.contents) ? document.contents.items : [];
  if (isNode(first) && first.commentBefore && document.commentBefore === null) {
    document.commentBefore = first.commentBefore;
    first.commentBefore = null;
  }
  return document;
}

/** Converts a value to new YAML nodes. */
function toNode(value: unknown): Node {
  const { contents } = parseDocument(writeYaml(value));
  if (!isNode(contents)) throw new Error("unreachable: serialised YAML has contents");
  return contents;
}

/**
 * Writes YAML in the standard format of content/. Each entry and field begins a new line, and long texts are on one line. Either all
 * entries of a list are separated by blank lines, or none. Comments and quotation marks do not change.
 */
export function formatYaml(document: Document): string {
  if (document.contents === null) return document.toString();
  visit(document, {
    Collection: (_key, collection) => {
      if (collection.items.length > 0) collection.flow = false;
      if (!isSeq(collection)) return;
      const nodes = collection.items.filter(isNode);
      const isSpaced = nodes.slice(1).some(({ spaceBefore }) => spaceBefore);
      nodes.forEach((node, index) => (node.spaceBefore = isSpaced && index > 0));
    },
  });
  return document.toString({ lineWidth: 0 });
}

/** Returns the value that a YAML node represents. */
export function dataOf(node: Node | null): unknown {
  return node === null ? null : (node.toJS(parseDocument("")) as unknown);
}

/** Copies the comments of a node to the node that replaces it. */
function withCommentsOf(from: Node | null, to: Node): Node {
  if (from?.commentBefore) to.commentBefore ??= from.commentBefore;
  if (from?.spaceBefore) to.spaceBefore = true;
  if (from?.comment && !isMap(to)) to.comment ??= from.comment;
  return to;
}

/**
 * Returns whether a value has the same meaning as a missing field. The editor does not write such a value. If a file already contains it,
 * `updateYaml` does not remove it.
 */
function isImplied(value: unknown, schema: z.ZodType | undefined): boolean {
  if (value === "" || value === null || (Array.isArray(value) && value.length === 0)) return true;
  return isDeepStrictEqual(value, schema ? unwrapSchema(schema).fallback : false);
}

/**
 * Changes a YAML text so that it contains `data`. Comments and quotation marks of unchanged values are preserved. A text that is empty or
 * cannot be parsed is replaced. A text that already contains `data` is returned unchanged.
 * @param schema the schema of the data, whose default values a text may contain or omit
 */
export function updateYaml(text: string, data: unknown, schema?: z.ZodType): string {
  const document = parseYaml(text);
  if (document.errors.length > 0) return writeYaml(data);
  const { contents } = document;
  if (contents === null) return (text === "" ? "" : text.replace(/\n?$/, "\n")) + writeYaml(data);
  if (isDeepStrictEqual(dataOf(contents), data)) return text;
  document.contents = updated(contents, data, schema);
  return formatYaml(document);
}

/** Converts an entry of a list to the form that matchParts needs. The key of an entry is its first field. */
const entryOf = (data: unknown, node: Node | null = null) => ({
  data,
  node,
  ...(isObject(data) && { key: JSON.stringify(Object.entries(data)[0]) }),
});

/** Returns a node that contains `value`. Keeps the parts of `node` that have not changed. */
export function updated(node: Node | null, value: unknown, schema?: z.ZodType): Node {
  if (node && isDeepStrictEqual(dataOf(node), value)) return node;
  if (isMap(node) && isObject(value)) return updatedMap(node, value, schema);
  if (isSeq(node) && Array.isArray(value) && value.length > 0) {
    const items = (node.items as Node[]).map((item) => entryOf(dataOf(item), item));
    const entries = value.map((data: unknown) => entryOf(data));
    const matches = matchParts(items, entries, "text");
    node.items = entries.map((entry) =>
      updated(matches.get(entry)?.node ?? null, entry.data, schema && schemaAt(schema, [0])),
    );
    return node;
  }
  if (isScalar(node) && !isObject(value) && !Array.isArray(value)) {
    // The new text gets quotation marks if YAML 1.1 needs them, even if the old text did not have any.
    const { type } = toNode(value) as { type?: string };
    if (node.type === "PLAIN" && type !== undefined) node.type = type as "PLAIN";
    node.value = value;
    delete node.source;
    return node;
  }
  return withCommentsOf(node, toNode(value));
}

function updatedMap(map: YAMLMap, value: Record<string, unknown>, schema?: z.ZodType): YAMLMap {
  const nameOf = ({ key }: Pair) => String(key);
  const schemaOf = (name: string) => schema && schemaAt(schema, [name]);
  const items = (map.items as Pair<Node, Node | null>[]).filter(
    (pair) => nameOf(pair) in value || isImplied(dataOf(pair.value), schemaOf(nameOf(pair))),
  );
  let last = -1;
  for (const [name, field] of Object.entries(value)) {
    const index = items.findIndex((pair) => nameOf(pair) === name);
    const pair = items[index];
    if (pair) {
      pair.value = updated(pair.value, field, schemaOf(name));
      last = index;
    } else {
      const [added] = (toNode({ [name]: field }) as YAMLMap<Node, Node | null>).items;
      if (added) items.splice(++last, 0, added);
    }
  }
  map.items = items;
  return map;
}
