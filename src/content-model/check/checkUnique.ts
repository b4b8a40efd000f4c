import { posix } from "node:path";
import { testimonyTitle } from "../../lib/headTitles";
import type { ContentFile, Entry } from "../contentFile";
import type { Kind } from "../kind";
import type { Testimony } from "../testimony";
import { errorIn, topOfFile, type Place, type Problem } from "../problem";

interface UniqueValue {
  file: string;
  group: string;
  value: unknown;
  place: Place;
  /** The value as the message gives it. */
  written: string;
}

/** Returns the titles and descriptions that pages get from other fields, by the field. */
function headOf({ type }: Kind, { content }: Entry): Record<string, [group: string, value: string]> {
  if (type === "Testimony" && content && content.title === undefined) {
    const title = testimonyTitle(content as unknown as Testimony);
    return { name: ["title", title] };
  }
  // Only what has a PDF has a page.
  if (type !== "Document" || content?.file === undefined) return {};
  return { title: ["title", String(content.title)], what: ["document's description", String(content.what)] };
}

function uniqueValuesOf({ file, kind, yaml, entries, address, relativePath }: ContentFile): UniqueValue[] {
  const valueAt = (group: string, field: string, value: unknown, { path, value: entry }: Entry) => ({
    file,
    group,
    value,
    place: yaml.placeOf([...path, field]),
    written: `"${field}" is ${JSON.stringify(entry[field])}`,
  });
  const fields = entries.flatMap((entry) => [
    ...Object.entries(headOf(kind, entry)).map(([field, [group, value]]) =>
      valueAt(group, field, value, entry),
    ),
    ...(kind.address && address !== undefined
      ? [valueAt("address", kind.address.field, address, entry)]
      : []),
    ...Object.entries(kind.unique ?? {}).map(([field, group]) =>
      // As readers see it: the quotation marks of a keyboard make no difference.
      valueAt(group, field, entry.content?.[field] ?? entry.value[field], entry),
    ),
  ]);
  if (kind.shape !== "markdown") return fields;
  // Content refers to pages and testimonies by file name, regardless of folder, so the names must be unique.
  const value = posix.basename(relativePath);
  const written = `The file's name is "${value}"`;
  return [{ file, group: `file of ${kind.source}`, value, place: topOfFile, written }, ...fields];
}

const clash = ({ file, place, value, written }: UniqueValue, other: UniqueValue): Problem => {
  const inOtherLetters = other.value === value ? "" : " in other letters";
  const message = `${written}, which ${other.file}:${other.place.line} already has${inOtherLetters}. Change one of them.`;
  return errorIn(file, place, message);
};

/** Finds values that two entries share although they must be unique: two pages with one path, two testimonies with one slug, etc. */
export function checkUnique(files: readonly ContentFile[]): Problem[] {
  const problems: Problem[] = [];
  const owners = new Map<string, UniqueValue>();
  for (const unique of files.flatMap(uniqueValuesOf)) {
    const { group, value } = unique;
    if (typeof value !== "string" && typeof value !== "number") continue;
    // Windows and macOS keep one file for two addresses that differ in capital letters alone.
    const key = JSON.stringify([group, group === "address" ? String(value).toLowerCase() : value]);
    const owner = owners.get(key);
    if (owner) problems.push({ ...clash(unique, owner), counterpart: clash(owner, unique) });
    else owners.set(key, unique);
  }
  return problems;
}
