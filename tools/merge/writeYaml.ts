import { isMap, isNode, isSeq, parseDocument, stringify, visit, type Document, type Node } from "yaml";

/** The version makes the library put dates, yes and no in quotes. A program that follows YAML 1.1 would otherwise not read them as text. */
const options = { version: "1.1", lineWidth: 0 } as const;

export function writeYaml(data: unknown): string {
  return stringify(data, options);
}

/**
 * Parses YAML. A comment directly above the first entry of a list belongs to the file, so it stays at the top when another entry comes
 * first.
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

/** Returns new nodes that contain `value`. */
export function toNode(value: unknown): Node {
  const { contents } = parseDocument(writeYaml(value));
  if (!isNode(contents)) throw new Error("unreachable: serialised YAML has contents");
  return contents;
}

/**
 * Writes YAML in the one format of content/: a line for each entry and field, long texts on one line, and either no or all entries of a
 * list separated by blank lines. Comments and quotation marks stay as they are.
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

export function dataOf(node: Node | null): unknown {
  return node === null ? null : (node.toJS(parseDocument("")) as unknown);
}

/** Copies the comments of a node to the node that replaces it. */
export function withCommentsOf(from: Node | null, to: Node): Node {
  if (from?.commentBefore) to.commentBefore ??= from.commentBefore;
  if (from?.spaceBefore) to.spaceBefore = true;
  if (from?.comment && !isMap(to)) to.comment ??= from.comment;
  return to;
}
