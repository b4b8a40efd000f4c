import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { checkMarkdown } from "./check/checkMarkdown";
import { checkPictures } from "./check/checkPictures";
import { checkReferences } from "./check/checkReferences";
import { checkShape } from "./check/checkShape";
import { checkUnique } from "./check/checkUnique";
import { checkWhole } from "./check/checkWhole";
import { readContentFile, type ContentFile } from "./check/contentFile";
import { byPlace, type Problem } from "./check/problem";
import type { Site } from "./check/site";
import { kinds } from "./kinds";

/**
 * Checks everything below `root` (the content folder) against the content model.
 * @returns all problems, sorted by file and place; empty if there are none
 */
export async function checkContent(root: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  const names = (await readdir(root, { recursive: true })).map((name) => name.replaceAll("\\", "/")).sort();
  const files: ContentFile[] = [];
  for (const name of names) {
    const file = await readContentFile(root, name, problems);
    if (file) files.push(file);
  }
  for (const { source, shape } of kinds) {
    if (shape !== "markdown" && !names.includes(source)) {
      problems.push({
        file: `content/${source}`,
        line: 1,
        column: 1,
        message: "This file is missing. Bring it back.",
        severity: "error",
      });
    }
  }
  const isStatic = (address: string) => existsSync(join(root, "../static", address));
  const site: Site = { root, names: new Set(names), files, isStatic };
  problems.push(
    ...files.flatMap(checkShape),
    ...checkUnique(files),
    ...checkReferences(site),
    ...checkMarkdown(site),
    ...(await checkPictures(site)),
    ...checkWhole(site),
  );
  return problems.sort(byPlace);
}
