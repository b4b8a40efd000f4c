import { isDeepStrictEqual } from "node:util";
import { isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from "yaml";
import type { z } from "zod";
import { schemaAt, unwrapSchema } from "../../src/content-model/walkSchema";
import { isObject } from "../../src/lib/isObject";
import { matchParts } from "./matchParts";
import { dataOf, formatYaml, parseYaml, toNode, withCommentsOf, writeYaml } from "./writeYaml";

/** Returns whether a value means the same as a missing field. A file may keep such a value although the editor leaves it out. */
function isImplied(value: unknown, schema: z.ZodType | undefined): boolean {
  if (value === "" || value === null || (Array.isArray(value) && value.length === 0)) return true;
  return isDeepStrictEqual(value, schema ? unwrapSchema(schema).fallback : false);
}

/**
 * Updates YAML text to contain `data`. Comments and quotation marks of unchanged values are preserved. A text that is empty or cannot be
 * parsed is rewritten, and one that contains `data` already is returned as it is.
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

/** Returns an entry of a list with the key that tells it from others: its first field. */
const entryOf = (data: unknown, node: Node | null = null) => ({
  data,
  node,
  ...(isObject(data) && { key: JSON.stringify(Object.entries(data)[0]) }),
});

/** Returns a node that contains `value`. As much of `node` as possible is kept. */
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
    // If the new text needs quotes in YAML 1.1, they replace the plain style of the old text.
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
