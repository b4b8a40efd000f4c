import { isDeepStrictEqual } from "node:util";
import type { AnyKind } from "../../src/content-model/contentFile";
import { topOfFile, type Problem } from "../../src/content-model/problem";
import { readContentFile } from "../../src/content-model/readContent";
import { readYaml } from "../../src/content-model/readYaml";
import { isObject } from "../../src/lib/isObject";
import type { ThreeWay } from "../merge/conflict";
import { subjectFields } from "../merge/naming";
import type { Part } from "../merge/part";
import { splitYaml, type Keys } from "../merge/splitYaml";

const problemIn = (
  file: string,
  path: readonly (string | number)[],
  thing: string,
  place = topOfFile,
): Problem => {
  const fault = `is already used in a new ${thing} that somebody else has added. Write something else here, so that both are kept. If both are about the same subject, delete yours.`;
  return {
    ...place,
    file,
    severity: "error",
    message: `"${String(path.at(-1))}" ${fault}`,
    field: { path, fault },
  };
};

/** An entry that both sides have added to a list under the same name, but with different content. */
interface SameEntry {
  /** The path of the field that contains the name, in the YAML of my file. */
  path: (string | number)[];
  isNested: boolean;
}

/**
 * Finds the entries that both sides have added to a list under the same name, in a part and in the parts inside it.
 * @param list the name of the list or field that contains the part
 */
function sameEntries(
  keys: Keys,
  list: string,
  path: readonly (string | number)[],
  { base, mine, theirs }: ThreeWay<Part>,
): SameEntry[] {
  const find = (part: Part | undefined, key: string) => part?.group?.parts.find((one) => one.key === key);
  return (mine?.group?.parts ?? []).flatMap((part, index): SameEntry[] => {
    const { key, data } = part;
    const other = key === undefined ? undefined : find(theirs, key);
    if (key === undefined || !other || isDeepStrictEqual(data, other.data)) return [];
    const before = find(base, key);
    const isEntry = mine?.group?.kind === "entries";
    const at = [...path, isEntry ? index : key];
    const field = isEntry
      ? keys[list]?.find((name) => isObject(data) && data[name] !== undefined)
      : undefined;
    if (!before && field !== undefined && subjectFields.includes(field))
      return [{ path: [...at, field], isNested: path.length > 0 }];
    return sameEntries(keys, isEntry ? list : key, at, { base: before, mine: part, theirs: other });
  });
}

/**
 * Finds new pages, testimonies and entries that two people have added under the same name. The two must not be merged, because the result
 * would mix two subjects.
 * @param file relative to the project root
 * @param kind the kind of the file, or undefined for a file that is not content
 * @returns problems of my additions: one at the field from which the name comes, and one at each other field that must be unique
 */
export function sameNames(file: string, kind: AnyKind | undefined, versions: ThreeWay<Buffer>): Problem[] {
  const { base, mine, theirs } = versions;
  if (!kind || !mine || !theirs) return [];
  if (kind.shape !== "markdown") {
    const partsIn = (bytes: Buffer | undefined) => splitYaml(bytes?.toString() ?? "", kind.keys ?? {});
    const parts = { base: partsIn(base), mine: partsIn(mine), theirs: partsIn(theirs) };
    return sameEntries(kind.keys ?? {}, "", [], parts).map(({ path, isNested }) =>
      problemIn(file, path, isNested ? "entry" : kind.one, readYaml(mine.toString()).placeOf(path)),
    );
  }
  const named = kind.form?.file;
  if (named === undefined || base !== undefined) return [];
  const fieldsIn = (bytes: Buffer) => readContentFile(kind, file, bytes).content?.entries[0]?.value ?? {};
  const [own, others] = [fieldsIn(mine), fieldsIn(theirs)];
  // All fields that must be unique are reported together. Otherwise, each correction would be followed by another refusal, because of the
  // next field.
  const unique = [kind.address?.field, ...Object.keys(kind.unique ?? {})].filter(
    (field) => field !== undefined && own[field] !== undefined && own[field] === others[field],
  );
  return [...new Set([named, ...unique])].flatMap((field) =>
    field === undefined ? [] : [problemIn(file, [field], kind.one)],
  );
}
