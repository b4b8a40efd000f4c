import { posix } from "node:path";
import { testimonyTitle } from "../../lib/headTitles";
import { fieldText, isEntryOf, type ContentFile, type Entry, type Located } from "../contentFile";
import { documentKind } from "../document";
import { testimonyKind } from "../testimony";
import { errorIn, topOfFile, type Place, type Problem } from "../problem";

interface UniqueValue {
  file: string;
  group: string;
  value: string;
  place: Place;
  /** The value as the message gives it. */
  written: string;
}

/** Returns the titles and descriptions that pages get from other fields, by the field. */
function headOf(located: Located): Record<string, [group: string, value: string]> {
  if (isEntryOf(located, testimonyKind)) {
    const { content } = located.entry;
    return content && content.title === undefined ? { name: ["title", testimonyTitle(content)] } : {};
  }
  const document = isEntryOf(located, documentKind) ? located.entry.content : undefined;
  // Only what has a PDF has a page.
  if (document?.file === undefined) return {};
  return { title: ["title", document.title], what: ["document's description", document.what] };
}

function uniqueValuesOf(content: ContentFile): UniqueValue[] {
  const { file, kind, yaml, entries, address, relativePath } = content;
  const valueAt = (group: string, field: string, value: string, { path, value: entry }: Entry) => ({
    file,
    group,
    value,
    place: yaml.placeOf([...path, field]),
    written: `"${field}" is ${JSON.stringify(entry[field])}`,
  });
  const fields = entries.flatMap((entry) => [
    ...Object.entries(headOf({ file: content, entry })).map(([field, [group, value]]) =>
      valueAt(group, field, value, entry),
    ),
    ...(kind.address && address !== undefined
      ? [valueAt("address", kind.address.field, address, entry)]
      : []),
    ...Object.entries<string>(kind.unique ?? {}).flatMap(([field, group]) => {
      // As readers see it: the quotation marks of a keyboard make no difference.
      const value = fieldText(entry, field);
      return value === undefined ? [] : [valueAt(group, field, value, entry)];
    }),
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
    // Windows and macOS keep one file for two addresses that differ in capital letters alone.
    const key = JSON.stringify([group, group === "address" ? value.toLowerCase() : value]);
    const owner = owners.get(key);
    if (owner) problems.push({ ...clash(unique, owner), counterpart: clash(owner, unique) });
    else owners.set(key, unique);
  }
  return problems;
}
