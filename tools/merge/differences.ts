import { isDeepStrictEqual } from "node:util";
import type { Kind } from "../../src/content-model/kind";
import { kindOfFile } from "../../src/content-model/kinds";
import { matchParts } from "./matchParts";
import { inText, textOf } from "./mergeFile";
import { partsOf } from "./mergeText";
import { shown, type Part } from "./part";

export interface Difference {
  /** The entry and the field, or the place in the text; empty for the whole file. */
  where: readonly string[];
  /** Both wordings; undefined before an addition and after a deletion. */
  before: string | undefined;
  after: string | undefined;
  /** Whether only the order has changed. */
  moved?: true;
}

function differencesIn(before: Part, after: Part, where: readonly string[] = []): Difference[] {
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
  const hasMoved = !isDeepStrictEqual(
    order.map((part) => older.parts.indexOf(part)),
    older.parts.flatMap((part, index) => (kept.has(part) ? [index] : [])),
  );
  const moved: Difference[] =
    newer.kind !== "fields" && hasMoved ? [{ where, before: undefined, after: undefined, moved: true }] : [];
  return [...deleted, ...others, ...moved];
}

/** What to call a page or a list: its label, name or title, otherwise its file name. */
function titleOf(name: string, kind: Kind | undefined, part: Part | undefined): string {
  const front = part?.group?.parts.find(({ key }) => key === "fields");
  const { label, name: person, title } = (front?.data ?? {}) as Record<string, unknown>;
  const own = label ?? person ?? title;
  if (kind && kind.shape !== "markdown") return kind.label;
  if (kind && typeof own === "string") return own;
  const file = name.replace(/^.*\//, "").replace(/\.(md|ya?ml)$/, "");
  return kind ? file.charAt(0).toUpperCase() + file.slice(1) : name;
}

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const counted = (count: number, what: string) =>
  count === 0 ? [] : [`${numbers[count] ?? count} ${count === 1 ? "entry" : "entries"} ${what}`];

function listSummary(changes: readonly Difference[]): string[] {
  const entries = changes.filter(({ where, moved }) => where.length === 1 && !moved);
  const inside = changes.filter(({ where }) => where.length > 1).map(({ where: [entry] }) => entry);
  return [
    ...counted(entries.filter((entry) => entry.before === undefined).length, "added"),
    ...counted(new Set(inside).size, "changed"),
    ...counted(entries.filter((entry) => entry.after === undefined).length, "deleted"),
    ...(changes.some(({ where, moved }) => moved && where.length === 0) ? ["order"] : []),
  ];
}

const fieldsSummary = (changes: readonly Difference[]) => [
  ...new Set(changes.map(({ where: [field = "order"] }) => field)),
];

/**
 * The differences between two versions of a file, by field, entry and paragraph, and in a few words: `Annex: description, text` or
 * `Timeline: one entry added`.
 * @param name the file's path below content/
 * @param before undefined for a new file
 * @param after undefined for a deleted file
 */
export function differencesBetween(
  name: string,
  before: Buffer | undefined,
  after: Buffer | undefined,
): { words: string; changes: Difference[] } {
  const kind = kindOfFile(name);
  const [older, newer] = [before, after].map((content) => {
    const text = content && textOf(content);
    return text === undefined ? undefined : partsOf(name, text);
  });
  const changes =
    older && newer
      ? differencesIn(older, newer)
      : [{ where: [], before: inText(before), after: inText(after) }];
  const thing = kind?.shape === "markdown" ? kind.type.toLowerCase() : "file";
  const inWords = () => {
    if (!before) return `new ${thing}`;
    if (!after) return `${thing} deleted`;
    if (!older || !newer) return "changed";
    // No words: only comments, quotation marks or blank lines changed.
    return (kind?.shape === "list" ? listSummary : fieldsSummary)(changes).join(", ") || "notes";
  };
  return { words: `${titleOf(name, kind, newer ?? older)}: ${inWords()}`, changes };
}
