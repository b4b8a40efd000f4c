/**
 * Updates values that the editor has filled in, as long as nobody has shared them. The editor makes addresses, file names and summaries
 * from other fields. Without an update, they would still contain words that somebody has removed from these fields before sharing.
 */
import { dirname, posix } from "node:path";
import {
  fieldText,
  type AnyKind,
  type Content,
  type ContentFile,
} from "../../../src/content-model/contentFile";
import { documentKind } from "../../../src/content-model/document";
import type { Kind } from "../../../src/content-model/kind";
import { readContent } from "../../../src/content-model/readContent";
import { readLink } from "../../../src/content-model/readLink";
import { referencesOf, targetOf } from "../../../src/content-model/references";
import { indexOf } from "../../../src/content-model/siteIndex";
import { sourceKind } from "../../../src/content-model/source";
import { committedText, isInHistory } from "../../sharing/latestCommit";
import { withReference } from "../../sharing/separateAdditions";
import { listField, nameOf } from "../common/addresses";
import { fieldsToFillIn } from "../common/proposals";
import { withValueAt } from "../common/withValueAt";
import { fileText, valuesOf, type Values } from "./contentText";
import { newFile } from "./editorPaths";

/** Returns the value that the editor fills in for a field if the field is empty. */
function filledIn(kind: Kind, values: Values, field: string): string | undefined {
  const empty = withValueAt(values, field.split("."), undefined) as Values;
  return fieldsToFillIn(kind, empty, true).find(([name]) => name === field)?.[1];
}

/** A field that the editor has filled in from other fields, and its new value. */
export type Following = readonly [field: string, next: string];

const anchorsOf = (values: Values | undefined) =>
  ((values?.[listField] ?? []) as Values[]).map(({ anchor }) => anchor);

/** Returns the filled-in fields of a page or testimony that need a new value, because the fields that they were made from have changed. */
function followingFields(kind: Kind, old: Values, values: Values): Following[] {
  return [kind.address?.field ?? "", ...Object.keys(kind.proposals ?? {})].flatMap((field): Following[] => {
    const next = filledIn(kind, values, field);
    const isOurs = values[field] === old[field] && old[field] === filledIn(kind, old, field);
    return isOurs && next !== undefined && next !== old[field] ? [[field, next]] : [];
  });
}

/**
 * Returns the anchors in a list that need a new value, because they were made from the names of their entries and these names have changed.
 */
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
 * Returns the filled-in fields that get a new value when a form is saved. Leaves out fields that were already shared.
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
 * Returns the path that a file gets when its form is saved. Until the file is shared, its name is made from one of its fields. After that,
 * its name does not change.
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
  const next = newFile(kind, values);
  // git is asked last, because that takes longer than everything else here.
  return next === path || (await isInHistory(dirname(root), path)) ? path : next;
}

/** The two functions of a renaming, which replace the old name of a page, testimony or entry in content that refers to it. */
interface Renaming {
  /** Takes a reference in a field. Returns its new value, or undefined if it refers to something else. */
  inField: (reference: ReturnType<typeof referencesOf>[number], from: string) => string | undefined;
  /** Takes a Markdown text of a file. Returns the text with the new name in its links and citations. */
  inText: (text: string, file: ContentFile, site: Content) => string;
}

/** Returns the new texts, by path, of all files that must change because of a renaming. Leaves out the file at `except`. */
async function renamedTexts(root: string, except: string, { inField, inText }: Renaming) {
  const changes = new Map<string, string>();
  const site = await readContent(root);
  for (const content of site.files) {
    const { file, kind, source, relativePath } = content;
    if (file === except) continue;
    const renamed = referencesOf(content).flatMap((reference) => {
      const next = inField(reference, relativePath);
      return next === undefined ? [] : [[reference.path, next] as const];
    });
    const values = renamed.length > 0 ? valuesOf(kind, source, relativePath) : undefined;
    const whole = renamed.reduce<unknown>(
      (all, [path, next]) =>
        withValueAt(all, [...(kind.shape === "list" ? [listField] : []), ...path].map(String), next),
      values,
    );
    const text = inText(values ? fileText(kind, source, whole as Values) : source, content, site);
    if (text !== source) changes.set(file, text);
  }
  return changes;
}

/**
 * Returns the new texts, by path, of all other files that refer to a renamed page or testimony.
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
    inText: (text, { relativePath }) => withReference(text, relativePath, nameOf(from), posix.basename(to)),
  });

/** Matches the address of a link in Markdown. */
const linkAddress = /(?<=\]\(<?|\]:\s*<?)[^\s<>()]+/g;

/** The beginning of the address of a document's text. The anchor of the document follows it. */
const documentPath = "/documents/";

/**
 * Returns the anchor of the list entry that a link goes to. Returns undefined if the link goes to anything else.
 * @param path the path of the entry's list
 */
function linkedAnchor(href: string, path: string, from: ContentFile, site: Content): string | undefined {
  const target = readLink(href, from.relativePath);
  if (
    target.kind === "path" &&
    path === `content/${documentKind.source}` &&
    target.path.startsWith(documentPath)
  )
    return target.path.slice(documentPath.length);
  const { shown, pages } = indexOf(site);
  const page =
    target.kind === "fragment"
      ? from
      : target.kind === "file"
        ? site.files.find(({ relativePath }) => relativePath === target.file)
        : target.kind === "path"
          ? pages.get(target.path)
          : undefined;
  const fragment = "fragment" in target ? target.fragment : undefined;
  const linked =
    page &&
    shown
      .get(page)
      ?.entries.find(({ file, anchor }) => file.file === path && anchor !== undefined && anchor === fragment);
  return linked && fieldText(linked.entry, "anchor");
}

/**
 * Returns the new texts, by path, of all other files that refer to list entries whose anchors change.
 * @param root the content folder
 * @param kind the kind of the entries
 * @param path the path of the list
 * @param before the values of the list in which the entries still have their former anchors
 * @param following the new anchors
 */
export async function withNewAnchors(
  root: string,
  kind: Kind,
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
  // Only references to entries of this kind are changed, because an entry of another list may have the same anchor.
  const isSource = kind.type === sourceKind.type;
  const fields: string[] = isSource
    ? ["source", "quotedSource"]
    : kind.type === documentKind.type
      ? ["document"]
      : [];
  return renamedTexts(root, path, {
    inField: ({ to, value }) => {
      const [anchor = "", ...place] = value.split(":");
      const next = fields.includes(to) ? anchors.get(anchor) : undefined;
      return next && [next, ...place].join(":");
    },
    inText: (text, file, site) =>
      isSource
        ? text.replace(/(?<=\[\^)[\w-]+(?=[\]:])/g, (anchor) => anchors.get(anchor) ?? anchor)
        : text.replace(linkAddress, (href) => {
            const former = linkedAnchor(href, path, file, site);
            const next = former === undefined ? undefined : anchors.get(former);
            return former === undefined || next === undefined ? href : replaceLast(href, former, next);
          }),
  });
}

/** Replaces the last occurrence of some words in a text. */
function replaceLast(text: string, words: string, by: string): string {
  const at = text.lastIndexOf(words);
  return text.slice(0, at) + by + text.slice(at + words.length);
}
