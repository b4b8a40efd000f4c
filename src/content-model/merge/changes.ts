import { isDeepStrictEqual } from "node:util";
import { matchParts } from "./matchParts";
import { textOf } from "./mergeFile";
import { partsOf } from "./mergeText";
import { dataOf, shown, type Part } from "./part";

/** A change to a field, an entry or a paragraph. */
export interface Change {
  /** The entry and the field, or the section and the paragraph; empty for the whole file. */
  where: readonly string[];
  /** Both wordings; undefined before an addition and after a deletion. */
  before: string | undefined;
  after: string | undefined;
  /** Whether only the order has changed. */
  moved?: true;
}

/** The differences between two versions of a part. */
export function changesIn(before: Part, after: Part, where: readonly string[] = []): Change[] {
  const [older, newer] = [before.group, after.group];
  if (!older || !newer || older.kind !== newer.kind) {
    if (isDeepStrictEqual(dataOf(before), dataOf(after))) return [];
    return [{ where, before: shown(before), after: shown(after) }];
  }
  const matches = matchParts(older.parts, newer.parts, newer.kind);
  const named = ({ name }: Part) => (name === "" ? where : [...where, name]);
  const kept = new Set(matches.values());
  const deleted = older.parts
    .filter((part) => !kept.has(part))
    .map((part) => ({ where: named(part), before: shown(part), after: undefined }));
  const others = newer.parts.flatMap((part): Change[] => {
    const earlier = matches.get(part);
    if (earlier) return changesIn(earlier, part, named(part));
    return [{ where: named(part), before: undefined, after: shown(part) }];
  });
  const order = newer.parts.flatMap((part) => matches.get(part) ?? []);
  const isSameOrder = order.every(
    (part, index) => part === older.parts.filter((one) => kept.has(one))[index],
  );
  const isOrdered = newer.kind !== "fields";
  const moved: Change[] =
    isOrdered && !isSameOrder ? [{ where, before: undefined, after: undefined, moved: true }] : [];
  return [...deleted, ...others, ...moved];
}

/**
 * The differences between two versions of a file, by field, entry and paragraph.
 * @param name the file's path below content/
 * @param before undefined for a new file
 * @param after undefined for a deleted file
 */
export function changesBetween(
  name: string,
  before: Buffer | undefined,
  after: Buffer | undefined,
): Change[] {
  const [oldText, newText] = [before && textOf(before), after && textOf(after)];
  const parts = [oldText, newText].map((text) => (text === undefined ? undefined : partsOf(name, text)));
  const [earlier, later] = parts;
  if (earlier && later) return changesIn(earlier, later);
  const words = (content: Buffer | undefined, text: string | undefined) =>
    content && (text ?? `a file of ${content.length} bytes`);
  return [{ where: [], before: words(before, oldText), after: words(after, newText) }];
}
