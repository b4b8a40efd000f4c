import { isDeepStrictEqual } from "node:util";
import type { Kind } from "../../src/content-model/kind";
import { kindOfFile } from "../../src/content-model/kinds";
import { differencesIn, partsOfFile } from "./differences";
import type { Part } from "./part";

const partNamed = (part: Part, key: string) => part.group?.parts.find((one) => one.key === key);

/** What to call a page or a list: its label, name or title, otherwise its file name. */
function titleOf(name: string, kind: Kind | undefined, part: Part | undefined): string {
  const front = kind?.shape === "markdown" && part ? partNamed(part, "fields") : undefined;
  const { label, name: person, title } = (front?.data ?? {}) as Record<string, unknown>;
  const own = label ?? person ?? title;
  if (typeof own === "string") return own;
  if (kind && kind.shape !== "markdown") return kind.label;
  const file = name.replace(/^.*\//, "").replace(/\.(md|ya?ml)$/, "");
  return kind ? file.charAt(0).toUpperCase() + file.slice(1) : name;
}

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const counted = (count: number, what: string) =>
  count === 0 ? [] : [`${numbers[count] ?? count} ${count === 1 ? "entry" : "entries"} ${what}`];

function listSummary(before: Part, after: Part): string[] {
  const differences = differencesIn(before, after);
  const entries = differences.filter(({ where, moved }) => where.length === 1 && !moved);
  const inside = differences.filter(({ where }) => where.length > 1).map(({ where: [entry] }) => entry);
  return [
    ...counted(entries.filter((entry) => entry.before === undefined).length, "added"),
    ...counted(new Set(inside).size, "changed"),
    ...counted(entries.filter((entry) => entry.after === undefined).length, "deleted"),
    ...(differences.some(({ where, moved }) => moved && where.length === 0) ? ["order"] : []),
  ];
}

const fieldsSummary = (before: Part, after: Part) => [
  ...new Set(differencesIn(before, after).map(({ where: [field = "order"] }) => field)),
];

function pageSummary(before: Part, after: Part): string[] {
  const [oldFields, fields] = [partNamed(before, "fields"), partNamed(after, "fields")];
  const [oldText, text] = [partNamed(before, "text"), partNamed(after, "text")];
  const isSame = oldText && text && isDeepStrictEqual(oldText.data, text.data);
  return [...(oldFields && fields ? fieldsSummary(oldFields, fields) : []), ...(isSame ? [] : ["text"])];
}

/**
 * Summarises the changes to a file: `Annex: description, text` or `Timeline: one entry added`.
 * @param name the file's path below content/
 * @param before undefined for a new file
 * @param after undefined for a deleted file
 */
export function summaryOf(name: string, before: Buffer | undefined, after: Buffer | undefined): string {
  const kind = kindOfFile(name);
  const [older, newer] = [partsOfFile(name, before), partsOfFile(name, after)];
  const title = titleOf(name, kind, newer ?? older);
  const thing = kind?.shape === "markdown" ? kind.type.toLowerCase() : "file";
  if (!before) return `${title}: new ${thing}`;
  if (!after) return `${title}: ${thing} deleted`;
  if (!older || !newer) return `${title}: changed`;
  const shapes = { list: listSummary, object: fieldsSummary, markdown: pageSummary };
  const words = shapes[kind?.shape ?? "markdown"](older, newer);
  // No words: only comments, quotation marks or blank lines changed.
  return `${title}: ${words.join(", ") || "notes"}`;
}
