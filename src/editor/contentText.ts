import { parse } from "yaml";
import { splitFrontMatter } from "../content-model/check/frontMatter";
import { inOrder } from "../content-model/inOrder";
import type { Kind } from "../content-model/kinds";
import { mergeYaml } from "../content-model/yaml/mergeYaml";
import { tidy } from "./tidy";
import { writeYaml } from "../content-model/yaml/writeYaml";

type Entry = Record<string, unknown>;

/** Decap's forms show one object a file; a list stands in it under this name. */
export const listField = "entries";

/** A file as Decap reads it: a list becomes an object with one field; no empty lines stand around the Markdown. */
export function toEditorText(kind: Kind, text: string): string {
  if (kind.shape === "list") return writeYaml({ [listField]: (parse(text) as unknown) ?? [] });
  const { head, body } = splitFrontMatter(text) ?? { head: "", body: text };
  return kind.shape === "markdown" ? head + body.trim() : text;
}

/**
 * What Decap wants to save, as it goes into the file of content/.
 * @param before the text that stands in the file; undefined for a new file
 * @param raw what Decap wrote: YAML, or front matter with Markdown
 */
export function toContentText(kind: Kind, before: string | undefined, raw: string): string {
  const old = before?.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const text = kind.shape === "markdown" ? markdownText(kind, old, raw) : yamlText(kind, old ?? "", raw);
  return before?.includes("\r\n") ? text.replaceAll("\n", "\r\n") : text;
}

function yamlText(kind: Kind, old: string, raw: string): string {
  const data = parse(raw) as Entry;
  if (kind.shape === "object") return mergeYaml(old, tidy(data, kind.schema));
  const listed = (data[listField] ?? []) as Entry[];
  const { sortedBy } = kind;
  // A form adds at the end; what is earlier moves up to its place.
  const entries = sortedBy ? inOrder(listed, (entry) => String(entry[sortedBy])) : listed;
  return mergeYaml(
    old,
    entries.map((entry) => tidy(entry, kind.schema)),
  );
}

function markdownText(kind: Kind, old: string | undefined, raw: string): string {
  const { yaml = "", body = raw } = splitFrontMatter(raw) ?? {};
  const { yaml: oldYaml = "", body: oldBody } = splitFrontMatter(old ?? "") ?? {};
  const data = tidy(parse(yaml) as unknown, kind.schema);
  const text = body.trim();
  return `---\n${mergeYaml(oldYaml, data).trimEnd()}\n---\n${oldBody?.trim() === text ? oldBody : `\n${text}\n`}`;
}
