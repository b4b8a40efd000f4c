/** Finds the titles of files, and of the entries of lists. */
import { posix } from "node:path";
import type { Content, ContentFile } from "../../../src/content-model/contentFile";
import type { Kind } from "../../../src/content-model/kind";
import { namingField, titleOfEntry } from "../../merge/naming";
import { fieldTargets, targetsIn, type NameOf, type Targets } from "../../merge/targets";

/** Returns the title of a file. A page or testimony has a title of its own. Any other file has the label of its kind. */
export function titleOfFile({ kind, file, entries }: ContentFile): string {
  if (kind.shape !== "markdown") return kind.label;
  const value = entries[0]?.value ?? {};
  const title = value[kind.form?.namedBy ?? namingField(Object.keys(kind.schema.shape))];
  return typeof title === "string" && title !== "" ? title : posix.basename(file);
}

/** Returns the targets of references in the content. */
export function targetsOf({ files }: Pick<Content, "files">): Targets {
  const data = new Map(files.map(({ relativePath, yaml }) => [relativePath, [yaml.data]]));
  return targetsIn((name) => data.get(name) ?? []);
}

/**
 * Returns a function that takes an entry of a file. It returns the title of the entry, or undefined if the entry does not have a title.
 * @param nameOf returns the title of the target of a reference
 */
export function titlesOfEntries(kind: Kind, nameOf: NameOf) {
  const targets = fieldTargets(kind);
  const titleOf = (field: string, text: string) => {
    const to = targets.get(field);
    return to === undefined || to === "choice" ? text : nameOf(to, text);
  };
  return (entry: Readonly<Record<string, unknown>>, fields?: readonly string[]) =>
    titleOfEntry(entry, titleOf, fields);
}
