/** Gives a file that nobody else has yet a new name, and changes the references to the file. */
import { dirname, posix } from "node:path";
import type { Kind } from "../../../src/content-model/kind";
import { readContent } from "../../../src/content-model/readContent";
import { referencesOf, targetOf } from "../../../src/content-model/references";
import { isInHistory } from "../../sharing/latestCommit";
import { withReference } from "../../sharing/separateAdditions";
import { listField, nameOf } from "../common/addresses";
import { put } from "../common/put";
import { textOf, valuesOf, type Values } from "./contentText";
import { newFile } from "./editorPaths";

/**
 * Returns the path that a file gets when its form is saved. The name of a new file comes from one of its fields. It follows this field as
 * long as nobody else has the file, because the former name may contain words that were removed before anybody received them.
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
  return (await isInHistory(dirname(root), path)) ? path : newFile(kind, values);
}

/**
 * Returns the texts of all other files that refer to a page or testimony, with its new name.
 * @param root the content folder
 * @param from the former path of the file
 * @param to the new path of the file
 */
export async function withNewName(root: string, from: string, to: string): Promise<Map<string, string>> {
  const changes = new Map<string, string>();
  for (const content of (await readContent(root)).files) {
    const { file, kind, source, relativePath } = content;
    if (file === from) continue;
    const named = referencesOf(content).filter(
      (one) => ["page", "testimony"].includes(one.to) && targetOf(one, relativePath) === nameOf(from),
    );
    const values = named.length > 0 ? valuesOf(kind, source, relativePath) : undefined;
    const renamed = named.reduce<unknown>(
      (whole, { path }) =>
        put(
          whole,
          [...(kind.shape === "list" ? [listField] : []), ...path].map(String),
          posix.basename(to, ".md"),
        ),
      values,
    );
    const text = values ? textOf(kind, source, renamed as Values) : source;
    const linked = withReference(text, relativePath, nameOf(from), posix.basename(to));
    if (linked !== source) changes.set(file, linked);
  }
  return changes;
}
