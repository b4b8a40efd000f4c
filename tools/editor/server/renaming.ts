/**
 * Renames what nobody else has yet. The editor fills in addresses, file names and summaries from other fields. Until they are shared, they
 * follow these fields. Otherwise they would keep words that were removed before anybody received them.
 */
import { dirname, posix } from "node:path";
import type { AnyKind } from "../../../src/content-model/contentFile";
import type { Kind } from "../../../src/content-model/kind";
import { readContent } from "../../../src/content-model/readContent";
import { referencesOf, targetOf } from "../../../src/content-model/references";
import { committedText, isInHistory } from "../../sharing/latestCommit";
import { withReference } from "../../sharing/separateAdditions";
import { listField, missingAddresses, nameOf } from "../common/addresses";
import { proposalsFor } from "../common/proposals";
import { put } from "../common/put";
import { textOf, valuesOf, type Values } from "./contentText";
import { newFile } from "./editorPaths";

/** Returns the value that the editor fills in for a field if the field is empty. */
function filledIn(kind: Kind, values: Values, field: string): string | undefined {
  const empty = put(values, field.split("."), undefined) as Values;
  const all = [...missingAddresses(kind, empty), ...proposalsFor(kind, empty)];
  return all.find(([name]) => name === field)?.[1];
}

/** A field whose value the editor has filled in, and the value that follows from the values to save. */
export type Following = readonly [field: string, next: string];

const anchorsOf = (values: Values | undefined) =>
  ((values?.[listField] ?? []) as Values[]).map(({ anchor }) => anchor);

/** Returns the filled-in fields of a page or testimony that must follow other fields. */
function followingFields(kind: Kind, old: Values, values: Values): Following[] {
  return [kind.address?.field ?? "", ...Object.keys(kind.proposals ?? {})].flatMap((field): Following[] => {
    const next = filledIn(kind, values, field);
    const isOurs = values[field] === old[field] && old[field] === filledIn(kind, old, field);
    return isOurs && next !== undefined && next !== old[field] ? [[field, next]] : [];
  });
}

/** Returns the anchors of a list that must follow the names of their entries. */
function followingAnchors(kind: Kind, old: Values, values: Values): Following[] {
  const before = anchorsOf(old);
  return anchorsOf(values).flatMap((anchor, index): Following[] => {
    const field = `${listField}.${index}.anchor`;
    const at = before.indexOf(anchor);
    if (anchor === undefined || at === -1) return [];
    const next = filledIn(kind, values, field);
    const isOurs = filledIn(kind, old, `${listField}.${at}.anchor`) === anchor;
    return isOurs && next !== undefined && next !== anchor ? [[field, next]] : [];
  });
}

/**
 * Returns the filled-in fields that nobody else has and that must follow the values to save.
 * @param root the content folder
 * @param old the values that the file has now
 */
export async function followingOf(
  root: string,
  kind: AnyKind,
  path: string,
  old: Values | undefined,
  values: Values,
): Promise<Following[]> {
  if (!old || kind.shape === "object") return [];
  const project = dirname(root);
  if (kind.shape === "markdown") {
    const found = followingFields(kind, old, values);
    return found.length === 0 || (await isInHistory(project, path)) ? [] : found;
  }
  const found = followingAnchors(kind, old, values);
  if (found.length === 0) return [];
  const shared = await committedText(project, path);
  const known = anchorsOf(shared === undefined ? undefined : valuesOf(kind, shared));
  return found.filter(([field]) => !known.includes(anchorsOf(values)[Number(field.split(".")[1])]));
}

/**
 * Returns the path that a file gets when its form is saved. The name of a new file comes from one of its fields.
 * @param root the content folder
 * @param old the values that the file has now
 * @param values the values to save
 */
export async function pathAfterSave(
  root: string,
  kind: Kind,
  path: string,
  old: Values | undefined,
  values: Values,
): Promise<string> {
  if (kind.shape !== "markdown" || !old || newFile(kind, old) !== path) return path;
  return (await isInHistory(dirname(root), path)) ? path : newFile(kind, values);
}

/**
 * Returns the texts of all other files that refer to a page or testimony, with its new name.
 * @param root the content folder
 * @param from the former path of the file
 * @param to the new path of the file
 */
export async function withNewName(root: string, from: string, to: string): Promise<Map<string, string>> {
  const changes = new Map<string, string>();
  for (const content of (await readContent(root)).files) {
    const { file, kind, source, relativePath } = content;
    if (file === from) continue;
    const named = referencesOf(content).filter(
      (one) => ["page", "testimony"].includes(one.to) && targetOf(one, relativePath) === nameOf(from),
    );
    const values = named.length > 0 ? valuesOf(kind, source, relativePath) : undefined;
    const renamed = named.reduce<unknown>(
      (whole, { path }) =>
        put(
          whole,
          [...(kind.shape === "list" ? [listField] : []), ...path].map(String),
          posix.basename(to, ".md"),
        ),
      values,
    );
    const text = values ? textOf(kind, source, renamed as Values) : source;
    const linked = withReference(text, relativePath, nameOf(from), posix.basename(to));
    if (linked !== source) changes.set(file, linked);
  }
  return changes;
}
