import { posix } from "node:path";
import type { ContentFile } from "../contentFile";
import { topOfFile, type Place, type Problem } from "../problem";

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

/** Finds values that two entries share although they must be unique: two pages with one path, two testimonies with one slug, etc. */
export function checkUnique(files: readonly ContentFile[]): Problem[] {
  const problems: Problem[] = [];
  const owners = new Map<string, string>();
  for (const content of files) {
    for (const { group, value, place, written } of [...nameOf(content), ...uniqueValuesOf(content)]) {
      if (typeof value !== "string" && typeof value !== "number") continue;
      const key = JSON.stringify([group, value]);
      const owner = owners.get(key);
      if (owner === undefined) {
        owners.set(key, `${content.file}:${place.line}`);
      } else {
        const message = `${written}, which ${owner} already has. Change one of them.`;
        problems.push({ file: content.file, ...place, message, severity: "error" });
      }
    }
  }
  return problems;
}
