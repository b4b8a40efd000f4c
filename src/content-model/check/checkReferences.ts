import { posix } from "node:path";
import type { Problem } from "../problem";
import { referencesOf, targetOf } from "./references";
import type { Content } from "../readContent";
import { missingPicture } from "./missingPicture";

/** Finds references to pictures, pages and testimonies that do not exist. */
export function checkReferences({ files, names }: Content): Problem[] {
  const problems: Problem[] = [];
  for (const content of files) {
    for (const reference of referencesOf(content)) {
      // Sources are list entries, not files; checkCitations.ts checks them.
      if (reference.to === "source") continue;
      const target = targetOf(reference, content.relativePath);
      if (names.has(target)) continue;
      const what = reference.to === "page" ? "page" : "testimony";
      const message =
        reference.to === "file"
          ? missingPicture(target, names)
          : `There is no ${what} "${reference.value}". Write the name of a file in content/${posix.dirname(target)} without .md.`;
      problems.push({
        file: content.file,
        ...content.yaml.placeOf(reference.path),
        message,
        severity: "error",
      });
    }
  }
  return problems;
}
