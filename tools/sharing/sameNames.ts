import { isDeepStrictEqual } from "node:util";
import type { AnyKind } from "../../src/content-model/contentFile";
import { topOfFile, type Problem } from "../../src/content-model/problem";
import { readYaml } from "../../src/content-model/readYaml";
import type { ThreeWay } from "../merge/conflict";

const problemIn = (
  file: string,
  path: readonly (string | number)[],
  thing: string,
  place = topOfFile,
): Problem => {
  const fault = `is the same as that of a new ${thing} of somebody else. Change it, so that both are kept.`;
  return {
    ...place,
    file,
    severity: "error",
    message: `"${String(path.at(-1))}" ${fault}`,
    field: { path, fault },
  };
};

/** Returns the entries of a list by their anchors. */
function entriesIn(bytes: Buffer | undefined): ReadonlyMap<unknown, { entry: unknown; index: number }> {
  const { data } = readYaml(bytes?.toString() ?? "");
  const entries = Array.isArray(data) ? (data as ({ anchor?: unknown } | null)[]) : [];
  return new Map(entries.map((entry, index) => [entry?.anchor, { entry, index }]));
}

/** Returns a problem for each entry that both sides have added to a list under one anchor, with different content. */
function sameEntries(file: string, { one }: AnyKind, { base, mine, theirs }: ThreeWay<Buffer>): Problem[] {
  const [before, others] = [entriesIn(base), entriesIn(theirs)];
  return [...entriesIn(mine)].flatMap(([anchor, { entry, index }]) => {
    const other = others.get(anchor);
    if (anchor === undefined || before.has(anchor) || !other || isDeepStrictEqual(entry, other.entry))
      return [];
    const path = [index, "anchor"];
    return [problemIn(file, path, one, readYaml(mine?.toString() ?? "").placeOf(path))];
  });
}

/**
 * Finds new pages, testimonies and entries that two people have added under one name. Their fields could be merged, but the result would mix
 * two subjects.
 * @param file relative to the project root
 * @param kind the kind of the file, or undefined for a file that is not content
 * @returns a problem for each of mine, at the field from which its name comes
 */
export function sameNames(file: string, kind: AnyKind | undefined, versions: ThreeWay<Buffer>): Problem[] {
  const { base, mine, theirs } = versions;
  if (!kind || !mine || !theirs) return [];
  if (kind.shape === "list") return "anchor" in kind.schema.shape ? sameEntries(file, kind, versions) : [];
  const field = kind.form?.file;
  return field === undefined || base !== undefined ? [] : [problemIn(file, [field], kind.one)];
}
