import { posix } from "node:path";
import { testimonyTitle } from "../../lib/headTitles";
import type { ContentFile, Entry } from "../contentFile";
import type { Kind } from "../kind";
import type { Testimony } from "../testimony";
import { errorIn, topOfFile, type Place, type Problem } from "../problem";

interface UniqueValue {
  group: string;
  value: unknown;
  place: Place;
  /** The value as the message gives it. */
  written: string;
}

/** The titles and descriptions that pages get from other fields, by the field. */
function headOf({ type }: Kind, { content }: Entry): Record<string, [group: string, value: string]> {
  if (type === "Testimony" && content && content.title === undefined) {
    const title = testimonyTitle(content as unknown as Testimony);
    return { name: ["title", title] };
  }
  // Only what has a PDF has a page.
  if (type !== "Document" || content?.file === undefined) return {};
  return { title: ["title", String(content.title)], what: ["document's description", String(content.what)] };
}

function uniqueValuesOf({ kind, yaml, entries, address }: ContentFile): UniqueValue[] {
  const valueAt = (
    group: string,
    field: string,
    value: unknown,
    { path, value: entry }: ContentFile["entries"][number],
  ) => ({
    group,
    value,
    place: yaml.placeOf([...path, field]),
    written: `"${field}" is ${JSON.stringify(entry[field])}`,
  });
  return entries.flatMap((entry) => [
    ...Object.entries(headOf(kind, entry)).map(([field, [group, value]]) =>
      valueAt(group, field, value, entry),
    ),
    ...(kind.address && address !== undefined
      ? [valueAt("address", kind.address.field, address, entry)]
      : []),
    ...Object.entries(kind.unique ?? {}).map(([field, group]) =>
      valueAt(group, field, entry.value[field], entry),
    ),
  ]);
}

/** Content refers to pages and testimonies by file name, regardless of folder, so the names must be unique. */
const nameOf = ({ kind, relativePath }: ContentFile): UniqueValue[] =>
  kind.shape === "markdown"
    ? [
        {
          group: `file of ${kind.source}`,
          value: posix.basename(relativePath),
          place: topOfFile,
          written: `The file's name is "${posix.basename(relativePath)}"`,
        },
      ]
    : [];

interface Owner {
  file: string;
  value: UniqueValue;
}

const clash = ({ file, value }: Owner, other: Owner): Problem => {
  const first = `${other.file}:${other.value.place.line}`;
  const owned = other.value.value;
  return errorIn(
    file,
    value.place,
    `${value.written}, which ${first} already has${owned === value.value ? "" : " in other letters"}. Change one of them.`,
  );
};

/** Finds values that two entries share although they must be unique: two pages with one path, two testimonies with one slug, etc. */
export function checkUnique(files: readonly ContentFile[]): Problem[] {
  const problems: Problem[] = [];
  const owners = new Map<string, Owner>();
  for (const content of files) {
    for (const unique of [...nameOf(content), ...uniqueValuesOf(content)]) {
      const { group, value } = unique;
      if (typeof value !== "string" && typeof value !== "number") continue;
      // Windows and macOS keep one file for two addresses that differ in capital letters alone.
      const key = JSON.stringify([group, group === "address" ? String(value).toLowerCase() : value]);
      const owner = owners.get(key);
      if (owner === undefined) {
        owners.set(key, { file: content.file, value: unique });
      } else {
        const here = { file: content.file, value: unique };
        problems.push({ ...clash(here, owner), counterpart: clash(owner, here) });
      }
    }
  }
  return problems;
}
