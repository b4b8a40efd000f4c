import { isDeepStrictEqual } from "node:util";
import { isMap, isScalar, isSeq, parseDocument, type Node, type YAMLMap, type YAMLSeq } from "yaml";
import { matchItems } from "./matchItems";
import { indented, writeScalar, writeYaml } from "./writeYaml";
import { rangeOf, toData, YamlPlaces } from "./yamlPlaces";

/** A range of the source, as offsets, and its replacement. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Empty or default values: a file may keep them although the editor leaves them out. */
const isBlank = (value: unknown) =>
  value === false || value === "" || value === null || (Array.isArray(value) && value.length === 0);

/**
 * Updates YAML text to hold `data`, with minimal edits: comments, order, quotation marks and line breaks of everything
 * that did not change are preserved. A text that is empty or cannot be parsed is rewritten.
 */
export function updateYaml(text: string, data: unknown): string {
  const source = text === "" || text.endsWith("\n") ? text : `${text}\n`;
  const document = parseDocument(source);
  if (document.errors.length > 0) return writeYaml(data);
  const { contents } = document;
  if (contents === null) return source + writeYaml(data);
  const update = new Update(source);
  return update.spliced(update.edits(contents, data), 0, source.length);
}

class Update extends YamlPlaces {
  /** The source from `from` to `to` with the edits applied. */
  spliced(edits: readonly Edit[], from: number, to: number): string {
    let result = "";
    let at = from;
    for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
      result += this.source.slice(at, start) + text;
      at = end;
    }
    return result + this.source.slice(at, to);
  }

  /** The edits that make `node` hold `value`. */
  edits(node: Node, value: unknown): Edit[] {
    if (isDeepStrictEqual(toData(node), value)) return [];
    if (isMap(node) && !node.flow && isObject(value)) return this.mapEdits(node, value);
    if (isSeq(node) && !node.flow && Array.isArray(value) && value.length > 0)
      return this.listEdits(node, value);
    const [start, end] = rangeOf(node);
    return [{ start, end, text: writeYaml(value).trimEnd() + this.newlineAt(end) }];
  }

  private mapEdits(map: YAMLMap, value: Record<string, unknown>): Edit[] {
    const [mapStart] = rangeOf(map);
    const indent = this.column(mapStart);
    const edits: Edit[] = [];
    /** Where the last kept field ends, after which the next new one goes. */
    let lastEnd: number | undefined;
    const pairs = new Map(
      map.items.map(({ key, value: node }, index) => {
        const next = map.items[index + 1];
        const start = rangeOf(key as Node)[0];
        const end = this.lineEnd((node ?? key) as Node);
        return [
          String(key),
          { start, end, node: node as Node | null, nextStart: next ? rangeOf(next.key as Node)[0] : end },
        ];
      }),
    );
    for (const [name, { start, end, node, nextStart }] of pairs) {
      if (name in value || isBlank(node && toData(node))) continue;
      // The first field may share its line with the list's hyphen, so the next field moves up to that line.
      edits.push(
        start === mapStart
          ? { start, end: nextStart, text: "" }
          : { start: this.lineStart(start), end, text: "" },
      );
    }
    for (const [name, field] of Object.entries(value)) {
      const pair = pairs.get(name);
      if (pair) {
        lastEnd = pair.end;
        edits.push(...this.fieldEdits(name, pair, field, indent));
      } else if (lastEnd === undefined) {
        edits.push({
          start: mapStart,
          end: mapStart,
          text: `${indented(writeYaml({ [name]: field }), indent).trimStart()}${indent}`,
        });
      } else {
        edits.push({ start: lastEnd, end: lastEnd, text: indented(writeYaml({ [name]: field }), indent) });
      }
    }
    return edits;
  }

  private fieldEdits(
    name: string,
    { start, end, node }: { start: number; end: number; node: Node | null },
    value: unknown,
    indent: string,
  ): Edit[] {
    const old = node ? toData(node) : null;
    if (isDeepStrictEqual(old, value)) return [];
    if (isScalar(node) && !isObject(value) && !Array.isArray(value)) {
      const [from, to] = rangeOf(node);
      const text = indented(writeScalar(value, node.type), indent).trimStart();
      return [{ start: from, end: to, text: text.trimEnd() + this.newlineAt(to) }];
    }
    const sameShape =
      (isMap(node) && isObject(value)) || (isSeq(node) && Array.isArray(value) && value.length > 0);
    if (sameShape && node && !node.flow) return this.edits(node, value);
    return [{ start, end, text: indented(writeYaml({ [name]: value }), indent).trimStart() }];
  }

  private listEdits(list: YAMLSeq, values: readonly unknown[]): Edit[] {
    const items = list.items as Node[];
    const indent = this.column(rangeOf(list)[0]);
    const start = this.lineStart(rangeOf(list)[0]);
    const ends = items.map((item) => this.lineEnd(item));
    const chunks = items.map(
      (_, index) => [index === 0 ? start : (ends[index - 1] ?? start), ends[index] ?? start] as const,
    );
    const blank = chunks[1] !== undefined && this.source[chunks[1][0]] === "\n" ? "\n" : "";
    const matches = matchItems(items.map(toData), values);
    const texts = values.map((value, position) => {
      const index = matches[position];
      const item = index === undefined ? undefined : items[index];
      const [from, to] = chunks[index ?? -1] ?? [0, 0];
      const text = item
        ? this.spliced(this.edits(item, value), from, to)
        : indented(writeYaml([value]), indent);
      if (position === 0) return text.replace(/^\n+/, "");
      return index === undefined || index === 0 ? blank + text : text;
    });
    return [{ start, end: ends.at(-1) ?? start, text: texts.join("") }];
  }

  /** Block scalars include the line break of their last line. */
  private newlineAt(end: number): string {
    return this.source[end - 1] === "\n" ? "\n" : "";
  }
}
