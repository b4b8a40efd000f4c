/**
 * Renames what nobody else has yet. The editor fills in addresses, file names and summaries from other fields. Until they are shared, they
 * follow these fields. Otherwise they would keep words that were removed before anybody received them.
 */
import { dirname, posix } from "node:path";
import { escapePattern } from "../../../src/lib/escapePattern";
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

/** A new name for something to which other content may refer. */
interface Renaming {
  /** Returns the new value of a reference in a field. Returns undefined for a reference to something else. */
  inField: (reference: ReturnType<typeof referencesOf>[number], from: string) => string | undefined;
  /** Returns a file's text, in which the links and citations have the new name. */
  inText: (text: string, from: string) => string;
}

/** Returns the texts of all files that a renaming changes, except those of the file itself. */
async function renamedTexts(root: string, except: string, { inField, inText }: Renaming) {
  const changes = new Map<string, string>();
  for (const content of (await readContent(root)).files) {
    const { file, kind, source, relativePath } = content;
    if (file === except) continue;
    const renamed = referencesOf(content).flatMap((reference) => {
      const next = inField(reference, relativePath);
      return next === undefined ? [] : [[reference.path, next] as const];
    });
    const values = renamed.length > 0 ? valuesOf(kind, source, relativePath) : undefined;
    const whole = renamed.reduce<unknown>(
      (all, [path, next]) =>
        put(all, [...(kind.shape === "list" ? [listField] : []), ...path].map(String), next),
      values,
    );
    const text = inText(values ? textOf(kind, source, whole as Values) : source, relativePath);
    if (text !== source) changes.set(file, text);
  }
  return changes;
}

/**
 * Returns the texts of all other files that refer to a page or testimony, with its new name.
 * @param root the content folder
 * @param from the former path of the file
 * @param to the new path of the file
 */
export const withNewName = (root: string, from: string, to: string): Promise<Map<string, string>> =>
  renamedTexts(root, from, {
    inField: (reference, file) =>
      ["page", "testimony"].includes(reference.to) && targetOf(reference, file) === nameOf(from)
        ? posix.basename(to, ".md")
        : undefined,
    inText: (text, file) => withReference(text, file, nameOf(from), posix.basename(to)),
  });

/**
 * Returns the texts of all other files that refer to entries of a list, with the new anchors of these entries.
 * @param root the content folder
 * @param path the path of the list
 * @param before the values of the list in which the entries still have their former anchors
 * @param following the new anchors
 */
export async function withNewAnchors(
  root: string,
  path: string,
  before: Values,
  following: readonly Following[],
): Promise<Map<string, string>> {
  const anchors = new Map(
    following.flatMap(([field, next]) => {
      const former = anchorsOf(before)[Number(/^\w+\.(\d+)\.anchor$/.exec(field)?.[1])];
      return typeof former === "string" ? [[former, next] as const] : [];
    }),
  );
  if (anchors.size === 0) return new Map();
  const former = [...anchors.keys()].map(escapePattern).join("|");
  // A citation is [^anchor] or [^anchor:place]. The link to an entry ends with its anchor, which may come after the name of its list.
  const pattern = new RegExp(`(\\[\\^|#(?:[a-z]+_)?)(${former})(?=[\\]:)\\s"'>]|$)`, "g");
  return renamedTexts(root, path, {
    inField: ({ to, value }) => {
      const [anchor = "", ...place] = value.split(":");
      const next = ["source", "quotedSource", "document"].includes(to) ? anchors.get(anchor) : undefined;
      return next && [next, ...place].join(":");
    },
    inText: (text) =>
      text.replace(pattern, (_whole, sign: string, anchor: string) => sign + (anchors.get(anchor) ?? anchor)),
  });
}
