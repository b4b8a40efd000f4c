import { isMap, parse, parseDocument } from "yaml";
import { z } from "zod";
import { splitFrontMatter } from "../../src/content-model/frontMatter";
import { readYaml, type YamlText } from "../../src/content-model/readYaml";
import { inOrder } from "../../src/content-model/dateOrder";
import type { Kind } from "../../src/content-model/kind";
import { viewOf } from "../../src/content-model/walkSchema";
import { updateYaml } from "../merge/updateYaml";
import { writeYaml } from "../merge/writeYaml";
import { listField } from "./listField";
import { Refusal } from "./refusal";
import { tidy } from "./tidy";

type Entry = Record<string, unknown>;

/**
 * A file's text as Decap reads it: a list becomes an object with one field, and Markdown is trimmed.
 * @param text the file's text, from `decoded`
 * @returns undefined if no form can show it: Decap would show empty fields for what it cannot read
 */
export function toEditorText(kind: Kind, text: string): string | undefined {
  const parts = kind.shape === "markdown" ? splitFrontMatter(text) : { head: "", yaml: text, body: "" };
  if (parts === undefined || !fitsForm(kind, readYaml(parts.yaml))) return undefined;
  if (kind.shape === "list") return writeYaml({ [listField]: (parse(text) as unknown) ?? [] });
  const switches = missingSwitches(kind, parse(parts.yaml) as Entry | null);
  if (kind.shape === "object") return text.replace(/\n?$/, "\n") + switches;
  return parts.head.replace(/---[ \t]*\n?$/, `${switches}$&`) + parts.body.trim();
}

/** Lines for the switches that are on by default and that a file omits: Decap would show them as off. */
function missingSwitches({ schema }: Kind, data: Entry | null): string {
  return Object.entries(schema.shape)
    .filter(([name, field]) => viewOf(field as z.ZodType).fallback === true && data?.[name] === undefined)
    .map(([name]) => `${name}: true\n`)
    .join("");
}

/** Whether a form can show every value: it can show a wrong word, but not a text where a list belongs. */
function fitsForm(kind: Kind, { data, errors }: YamlText): boolean {
  if (errors.length > 0) return false;
  if (data === null || data === undefined) return true;
  if (kind.shape === "list" && !Array.isArray(data)) return false;
  const entries: unknown[] = kind.shape === "list" ? (data as unknown[]) : [data];
  return !entries.some((entry) =>
    kind.schema.safeParse(entry, { reportInput: true }).error?.issues.some(hasWrongShape),
  );
}

function hasWrongShape(issue: z.core.$ZodIssue): boolean {
  const { code, input, path } = issue;
  if (code !== "invalid_type" && code !== "invalid_union" && code !== "invalid_value") return false;
  if (path.length === 0) return true;
  if (input === undefined || input === null || input instanceof Date) return false;
  return (
    typeof input === "object" || (code === "invalid_type" && ["array", "object"].includes(issue.expected))
  );
}

/**
 * Converts what Decap saves to the text of the content file.
 * @param before the file's current text, from `decoded`; undefined for a new file
 * @param raw what Decap wrote: YAML, or front matter with Markdown
 * @throws if `raw` is not what a form of this kind writes
 */
export function toContentText(kind: Kind, before: string | undefined, raw: string): string {
  return kind.shape === "markdown" ? markdownText(kind, before, raw) : yamlText(kind, before ?? "", raw);
}

/** The fields that a form wrote. */
function fieldsOf(yaml: string): Entry {
  const document = parseDocument(yaml);
  if (document.errors.length === 0 && isMap(document.contents)) return document.toJS() as Entry;
  throw new Refusal("The form sent something other than fields. Reload this page.");
}

function yamlText(kind: Kind, old: string, raw: string): string {
  const data = fieldsOf(raw);
  if (kind.shape === "object") return updateYaml(old, tidy(data, kind.schema), kind.schema);
  const { [listField]: sent } = data;
  if (!Array.isArray(sent)) throw new Refusal("The form sent something other than a list. Reload this page.");
  const listed = sent as Entry[];
  const { sortedBy } = kind;
  // A form appends new entries; an earlier date moves up to its place.
  const entries = sortedBy ? inOrder(listed, (entry) => String(entry[sortedBy])) : listed;
  return updateYaml(
    old,
    entries.map((entry) => tidy(entry, kind.schema)),
    z.array(kind.schema),
  );
}

function markdownText(kind: Kind, old: string | undefined, raw: string): string {
  const { yaml = "", body = raw } = splitFrontMatter(raw) ?? {};
  const { yaml: oldYaml = "", body: oldBody } = splitFrontMatter(old ?? "") ?? {};
  const data = tidy(fieldsOf(yaml), kind.schema);
  const text = body.trim();
  return `---\n${updateYaml(oldYaml, data, kind.schema).trimEnd()}\n---\n${oldBody?.trim() === text ? oldBody : `\n${text}\n`}`;
}
