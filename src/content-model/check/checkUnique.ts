import { posix } from "node:path";
import type { ContentFile } from "../contentFile";
import { errorIn, topOfFile, type Place, type Problem } from "../problem";

interface UniqueValue {
  group: string;
  value: unknown;
  place: Place;
  /** The value as the message gives it. */
  written: string;
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

const clash = ({ file, value: { place, written } }: Owner, other: Owner): Problem => {
  const first = `${other.file}:${other.value.place.line}`;
  return errorIn(file, place, `${written}, which ${first} already has. Change one of them.`);
};

/** Finds values that two entries share although they must be unique: two pages with one path, two testimonies with one slug, etc. */
export function checkUnique(files: readonly ContentFile[]): Problem[] {
  const problems: Problem[] = [];
  const owners = new Map<string, Owner>();
  for (const content of files) {
    for (const unique of [...nameOf(content), ...uniqueValuesOf(content)]) {
      const { group, value } = unique;
      if (typeof value !== "string" && typeof value !== "number") continue;
      const key = JSON.stringify([group, value]);
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
