import { posix } from "node:path";
import type { ContentFile } from "../../../src/content-model/contentFile";
import { namingField } from "../../merge/naming";

/** Returns the title of a file: of a page or a testimony its own, of a list the label of its kind. */
export function titleOfFile({ kind, file, entries }: ContentFile): string {
  if (kind.shape !== "markdown") return kind.label;
  const value = entries[0]?.value ?? {};
  const title = value[kind.form?.namedBy ?? namingField(Object.keys(kind.schema.shape))];
  return typeof title === "string" && title !== "" ? title : posix.basename(file);
}
