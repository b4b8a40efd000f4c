import { isDeepStrictEqual } from "node:util";
import { matchParts } from "./matchParts";
import { textOf } from "./mergeFile";
import { partsOf } from "./mergeText";
import { dataOf, shown, type Part } from "./part";

/** What somebody did to a field, an entry or a paragraph. */
export interface Change {
  /** The entry and the field, or the section and the paragraph; empty for the whole file. */
  where: readonly string[];
  /** Both wordings; undefined for what was added or deleted. */
  before: string | undefined;
  after: string | undefined;
  /** Only its place among its neighbours is another. */
  moved?: true;
}

/** The differences between two versions of a part. */
export function changesIn(before: Part, after: Part, where: readonly string[] = []): Change[] {
  const [old, young] = [before.group, after.group];
  if (!old || !young || old.kind !== young.kind) {
    if (isDeepStrictEqual(dataOf(before), dataOf(after))) return [];
    return [{ where, before: shown(before), after: shown(after) }];
  }
  const matches = matchParts(old.parts, young.parts, young.kind);
  const named = ({ name }: Part) => (name === "" ? where : [...where, name]);
  const kept = new Set(matches.values());
  const deleted = old.parts
    .filter((part) => !kept.has(part))
    .map((part) => ({ where: named(part), before: shown(part), after: undefined }));
  const others = young.parts.flatMap((part): Change[] => {
    const earlier = matches.get(part);
    if (earlier) return changesIn(earlier, part, named(part));
    return [{ where: named(part), before: undefined, after: shown(part) }];
  });
  const order = young.parts.flatMap((part) => matches.get(part) ?? []);
  const isSameOrder = order.every((part, index) => part === old.parts.filter((one) => kept.has(one))[index]);
  const isOrdered = young.kind !== "fields";
  const moved: Change[] =
    isOrdered && !isSameOrder ? [{ where, before: undefined, after: undefined, moved: true }] : [];
  return [...deleted, ...others, ...moved];
}

/**
 * The differences between two versions of a file, by field, entry and paragraph.
 * @param name its name below content/
 * @param before undefined for a new file; `after` is for one that was deleted
 */
export function changesBetween(
  name: string,
  before: Buffer | undefined,
  after: Buffer | undefined,
): Change[] {
  const [old, young] = [before && textOf(before), after && textOf(after)];
  const parts = [old, young].map((text) => (text === undefined ? undefined : partsOf(name, text)));
  const [earlier, later] = parts;
  if (earlier && later) return changesIn(earlier, later);
  const words = (content: Buffer | undefined, text: string | undefined) =>
    content && (text ?? `a file of ${content.length} bytes`);
  return [{ where: [], before: words(before, old), after: words(after, young) }];
}
