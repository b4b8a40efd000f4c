import { isMap, isSeq, parseDocument, type Node } from "yaml";

/** Where the lines of YAML text begin and end around its nodes; all places are offsets. */
export class YamlPlaces {
  constructor(readonly source: string) {}

  lineStart(offset: number): number {
    return this.source.lastIndexOf("\n", offset - 1) + 1;
  }

  /** The spaces in front of a node's column. */
  column(offset: number): string {
    return " ".repeat(offset - this.lineStart(offset));
  }

  /** Where a node's own text ends: behind its last sign, in front of a comment or an empty line. */
  textEnd(node: Node): number {
    const inner = lastInside(node);
    if (inner) return this.textEnd(inner);
    const [start, end] = rangeOf(node);
    return start + this.source.slice(start, end).trimEnd().length;
  }

  /** Where the last line of a node ends, a comment behind it included. */
  lineEnd(node: Node): number {
    const newline = this.source.indexOf("\n", this.textEnd(node));
    return newline === -1 ? this.source.length : newline + 1;
  }
}

/** The node that ends where a list or a group of fields ends. */
function lastInside(node: Node): Node | undefined {
  if (isMap(node) && !node.flow) {
    const last = node.items.at(-1);
    return (last?.value ?? last?.key) as Node | undefined;
  }
  return isSeq(node) && !node.flow ? (node.items.at(-1) as Node | undefined) : undefined;
}

export function toData(node: Node): unknown {
  return node.toJS(parseDocument("")) as unknown;
}

export function rangeOf(node: Node): [number, number] {
  if (!node.range) throw new Error("a node that was read from text has a place in it");
  return [node.range[0], node.range[1]];
}
