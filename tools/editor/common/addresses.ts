/**
 * Converts between the paths of content files and the addresses of the editor, for example /pages/alibi, /testimonies/new, /timeline/deaths
 * and /campaign.
 */
import { inOrder } from "../../../src/content-model/dates";
import type { Kind } from "../../../src/content-model/kind";
import { kindOfFile, kinds } from "../../../src/content-model/kinds";
import { decodeEscapes } from "../../../src/lib/decodeEscapes";
import { namingField } from "../../merge/naming";
import type { Difference } from "../../merge/partDifferences";

type Fields = Readonly<Record<string, unknown>>;

/**
 * The target of an address in the editor: the list of a folder's files, or the form of a file. `entry` is the name of the entry that the
 * form of a list opens.
 */
export interface Route {
  kind: Kind;
  /** The path of the file. For a new file, this is its folder with a slash at the end. Undefined for the list of a folder's files. */
  path: string | undefined;
  entry: string | undefined;
}

/** The field of a form that contains the entries of a list. */
export const listField = "entries";

export const kindName = ({ source }: Kind) => source.replace(/\.yaml$/, "");

/** Removes `content/` from the beginning of a path. The content model and the content check use paths without it. */
export const nameOf = (path: string) => path.replace(/^content\//, "");

/** Resolves the reference `href` in the file at `from`. Returns the path of the file that it refers to. */
export const pathOf = (href: string, from: string) => new URL(href, `https://x/${from}`).pathname.slice(1);

/** Returns the path of a file relative to the folder that contains the file at `from`. */
export function hrefOf(path: string, from: string): string {
  const [target, own] = [path.split("/"), from.split("/").slice(0, -1)];
  while (own.length > 0 && target.length > 1 && own[0] === target[0]) {
    own.shift();
    target.shift();
  }
  return [...own.map(() => ".."), ...target].join("/");
}

/** Converts a text to a name that addresses and files can have: lower-case letters, digits and single hyphens. */
export const slugOf = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Returns the path of a new file of a kind: the folder, with a slash at its end. */
export const newPath = ({ source }: Kind) => `content/${source}/`;

/** Returns the target of an address, or undefined for the start page and for an unknown address. */
export function parseRoute(address: string): Route | undefined {
  const [, name = "", ...rest] = address.split("/").map(decodeEscapes);
  const kind = kinds.find((one) => kindName(one) === name);
  const below = rest.join("/");
  if (!kind) return undefined;
  if (kind.shape !== "markdown")
    return { kind, path: `content/${kind.source}`, entry: below === "" ? undefined : below };
  const path = below === "" ? undefined : below === "new" ? newPath(kind) : `content/${kind.source}/${below}`;
  return { kind, path: path?.replace(/([^/])(\.md)?$/, "$1.md"), entry: undefined };
}

/**
 * Returns the address of a file's form. The address does not contain the ending of the file's name. A file called new.md is an exception,
 * because /new is the address of a new file.
 */
export function addressOf(path: string, entry?: string): string {
  const name = nameOf(path);
  const kind = kindOfFile(name.endsWith("/") ? `${name}new.md` : name);
  if (!kind) return "/";
  const below = kind.shape === "markdown" ? name.slice(kind.source.length + 1) : (entry ?? "");
  const last = below === "new.md" ? below : below.replace(/\.md$/, "") || (name.endsWith("/") ? "new" : "");
  return `/${[kindName(kind), ...last.split("/")].filter(Boolean).map(encodeURIComponent).join("/")}`;
}

/** The address of the list of changes to share. */
export const changesAddress = "/share";

/** The address of the list of missing approvals. */
export const approvalsAddress = "/approvals";

/** The address of the list of problems that prevent publishing. */
export const publishAddress = "/publish";

/** The titles, by address, of the pages of the editor that are neither forms nor lists of content. */
export const otherPages: Readonly<Record<string, string>> = {
  [changesAddress]: "Share your changes",
  [approvalsAddress]: "Approvals",
  [publishAddress]: "Publish check",
};

/**
 * Returns the address of the field that a change belongs to. If the field was removed, this is the address of the entry or group that
 * contained it.
 */
export function addressOfChange(
  file: string,
  { to, from = [], where }: Pick<Difference, "to" | "from" | "where">,
): string {
  const isList = kindOfFile(nameOf(file))?.shape === "list";
  if (isList && !to) return addressOf(file, from.length > 0 ? slugOf(where[0] ?? "") : undefined);
  const number = from.findIndex((key) => typeof key === "number");
  const path = to ?? from.slice(0, number === -1 ? undefined : number);
  const field = [...(isList ? [listField] : []), ...path].join(".");
  return addressOf(file) + (path.length > 0 ? `#${field}` : "");
}

/** Returns the name that addresses use for an entry of a list. Returns undefined if the entry does not have a name yet. */
export function entryName(value: Fields): string | undefined {
  const named = value.anchor ?? value[namingField(Object.keys(value))];
  return typeof named === "string" && named !== "" ? slugOf(named) : undefined;
}

/**
 * Finds the entries that move when a save sorts a list by the field `sortedBy`. Returns the name of the last of these entries, or undefined
 * if no entry moves.
 */
export function movedEntry({ sortedBy }: Kind, { [listField]: entries }: Fields): string | undefined {
  if (sortedBy === undefined || !Array.isArray(entries)) return undefined;
  const sorted = inOrder(entries as Fields[], (entry) => String(entry[sortedBy]));
  const moved = (entries as Fields[]).findLast((entry, index) => entry !== sorted[index]);
  return moved && entryName(moved);
}

/**
 * Makes values for the empty addresses and anchors in a form from the names and titles in the form. Leaves out an address that somebody has
 * emptied on purpose, because links may still use the old address.
 * @param values the values of the form
 * @param isNew true for a new page or testimony, to which no link can lead yet
 * @returns pairs of a field and its new value
 */
export function missingAddresses(
  { schema, address, form }: Kind,
  values: Fields,
  isNew = false,
): [string, string][] {
  const nameIn = (value: unknown) => (typeof value === "string" ? slugOf(value) : "");
  if (address && form) {
    const name = nameIn(values[form.namedBy]);
    const written = values[address.field];
    const isEmpty = written === undefined || (isNew && typeof written === "string" && written.trim() === "");
    return name !== "" && isEmpty ? [[address.field, address.below ? name : `/${name}`]] : [];
  }
  const entries = (values[listField] ?? []) as Fields[];
  if (!("anchor" in schema.shape)) return [];
  const taken = new Set(entries.map(({ anchor }) => anchor));
  return entries.flatMap((entry, index): [string, string][] => {
    const named = entry.shortName ?? entry.question ?? entry.title;
    if (entry.anchor !== undefined || typeof named !== "string" || named.trim() === "") return [];
    // An anchor cannot be made from a name without Latin letters, so the number of the entry is used.
    const name = nameIn(named) || `entry-${index + 1}`;
    let anchor = name;
    for (let number = 2; taken.has(anchor); number += 1) anchor = `${name}-${number}`;
    taken.add(anchor);
    return [[`${listField}.${index}.anchor`, anchor]];
  });
}
