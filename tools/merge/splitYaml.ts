import { isAlias, isMap, isNode, isScalar, isSeq, Pair, visit, type Node } from "yaml";
import type { Kind } from "../../src/content-model/kind";
import type { Part } from "./part";
import { dataOf, formatYaml, parseYaml } from "./updateYaml";

export type Keys = NonNullable<Kind["keys"]>;

/** The name of the list in a file that consists of one list. The property `keys` of a kind uses the same name for this list. */
const ownList = "";

/**
 * Splits YAML into its entries and fields.
 * @returns undefined for YAML that cannot be parsed or uses anchors and aliases
 */
export function splitYaml(source: string, keys: Keys): Part | undefined {
  const document = parseYaml(source);
  let repeats = false;
  visit(document, (_key, node) => {
    if (isAlias(node) || (isNode(node) && "anchor" in node && node.anchor !== undefined)) repeats = true;
  });
  if (document.errors.length > 0 || document.warnings.length > 0 || repeats) return undefined;
  const { contents } = document;
  const part = { ...partOf(contents, keys, ownList), yaml: { document, value: contents } };
  if (isMap(contents) || isSeq(contents)) return part;
  // If the file contains only comments, it is a list without entries.
  return contents === null ? { ...part, data: [], group: { kind: "entries", parts: [] } } : undefined;
}

function partOf(node: Node | null, keys: Keys, list: string): Part {
  const part: Part = { name: "", data: dataOf(node), yaml: { value: node } };
  if (isSeq<Node>(node)) {
    const parts = node.items.map((item, index) =>
      named(partOf(item, keys, list), keys[list] ?? [], index + 1),
    );
    return { ...part, group: { kind: "entries", parts } };
  }
  if (!isMap<Node, Node | null>(node)) return part;
  const parts = node.items.map(({ key, value }): Part => {
    const name = String(key);
    const field = partOf(value, keys, name);
    return { ...field, key: name, name, yaml: { value, ...(isScalar(key) && { key }) } };
  });
  return { ...part, group: { kind: "fields", parts } };
}

/**
 * Adds a key and a name to an entry.
 * @param fields the names of the fields that can be the key. The first of them with a value is used
 * @param position the number of the entry in its list, from 1
 */
function named(part: Part, fields: readonly string[], position: number): Part {
  const { data } = part;
  if (typeof data !== "object" || data === null) return { ...part, name: String(data) };
  const entry = data as Record<string, unknown>;
  const field = fields.find((wanted) => entry[wanted] !== undefined);
  const key = field === undefined ? undefined : String(entry[field]);
  return key === undefined ? { ...part, name: `number ${position}` } : { ...part, key, name: key };
}

/** Converts the parts of a file to the text of the whole file. */
export function formatYamlParts(part: Part): string {
  const { document } = part.yaml ?? {};
  if (!document) throw new Error("unreachable: the parts of a whole file have its document");
  document.contents = nodeOf(part);
  return formatYaml(document);
}

/** Returns the YAML node of a part. The merge may have changed the part's children, so the node gets the nodes of the current children. */
function nodeOf({ group, yaml }: Part): Node | null {
  const node = yaml?.value ?? null;
  if (isSeq(node)) node.items = group?.parts.map(nodeOf) ?? node.items;
  if (isMap(node))
    node.items = group?.parts.map((part) => new Pair(part.yaml?.key, nodeOf(part))) ?? node.items;
  return node;
}
