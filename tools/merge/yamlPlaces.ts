import { isMap, isSeq, parseDocument, type Node } from "yaml";

/** Finds where lines begin and end around the nodes of a YAML text; all positions are offsets. */
export class YamlPlaces {
  constructor(readonly source: string) {}

  lineStart(offset: number): number {
    return this.source.lastIndexOf("\n", offset - 1) + 1;
  }

  /** The indentation of a node, as spaces. */
  column(offset: number): string {
    return " ".repeat(offset - this.lineStart(offset));
  }

  /** The end of a node's own text: after its last character, before any comment or blank line. */
  textEnd(node: Node): number {
    const inner = lastInside(node);
    if (inner) return this.textEnd(inner);
    const [start, end] = rangeOf(node);
    return start + this.source.slice(start, end).trimEnd().length;
  }

  /** The end of a node's last line, including a trailing comment. */
  lineEnd(node: Node): number {
    const newline = this.source.indexOf("\n", this.textEnd(node));
    return newline === -1 ? this.source.length : newline + 1;
  }
}

/** The last node inside a list or mapping. */
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
  if (!node.range) throw new Error("unreachable: a parsed node has a range");
  return [node.range[0], node.range[1]];
}
