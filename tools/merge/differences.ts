import { isDeepStrictEqual } from "node:util";
import { matchParts } from "./matchParts";
import { inText, textOf } from "./mergeFile";
import { partsOf } from "./mergeText";
import { shown, type Part } from "./part";

export interface Difference {
  /** The entry and the field, or the section and the paragraph; empty for the whole file. */
  where: readonly string[];
  /** Both wordings; undefined before an addition and after a deletion. */
  before: string | undefined;
  after: string | undefined;
  /** Whether only the order has changed. */
  moved?: true;
}

export function differencesIn(before: Part, after: Part, where: readonly string[] = []): Difference[] {
  const [older, newer] = [before.group, after.group];
  if (!older || !newer || older.kind !== newer.kind) {
    if (isDeepStrictEqual(before.data, after.data)) return [];
    return [{ where, before: shown(before), after: shown(after) }];
  }
  const matches = matchParts(older.parts, newer.parts, newer.kind);
  const named = ({ name }: Part) => (name === "" ? where : [...where, name]);
  const kept = new Set(matches.values());
  const deleted = older.parts
    .filter((part) => !kept.has(part))
    .map((part) => ({ where: named(part), before: shown(part), after: undefined }));
  const others = newer.parts.flatMap((part): Difference[] => {
    const earlier = matches.get(part);
    if (earlier) return differencesIn(earlier, part, named(part));
    return [{ where: named(part), before: undefined, after: shown(part) }];
  });
  const order = newer.parts.flatMap((part) => matches.get(part) ?? []);
  const isSameOrder = order.every(
    (part, index) => part === older.parts.filter((one) => kept.has(one))[index],
  );
  const isOrdered = newer.kind !== "fields";
  const moved: Difference[] =
    isOrdered && !isSameOrder ? [{ where, before: undefined, after: undefined, moved: true }] : [];
  return [...deleted, ...others, ...moved];
}

/** The parts of a file below content/; undefined where it does not exist or cannot be split. */
export function partsOfFile(name: string, content: Buffer | undefined): Part | undefined {
  const text = content && textOf(content);
  return text === undefined ? undefined : partsOf(name, text);
}

/**
 * The differences between two versions of a file, by field, entry and paragraph.
 * @param name the file's path below content/
 * @param before undefined for a new file
 * @param after undefined for a deleted file
 */
export function differencesBetween(
  name: string,
  before: Buffer | undefined,
  after: Buffer | undefined,
): Difference[] {
  const [earlier, later] = [partsOfFile(name, before), partsOfFile(name, after)];
  if (earlier && later) return differencesIn(earlier, later);
  return [{ where: [], before: inText(before), after: inText(after) }];
}
