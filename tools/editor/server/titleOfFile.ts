import { posix } from "node:path";
import type { ContentFile } from "../../../src/content-model/contentFile";
import { namingField } from "../../merge/naming";

/** Returns the title of a file. A page or testimony has a title of its own. Any other file has the label of its kind. */
export function titleOfFile({ kind, file, entries }: ContentFile): string {
  if (kind.shape !== "markdown") return kind.label;
  const value = entries[0]?.value ?? {};
  const title = value[kind.form?.namedBy ?? namingField(Object.keys(kind.schema.shape))];
  return typeof title === "string" && title !== "" ? title : posix.basename(file);
}
