import { posix } from "node:path";
import { unusedPictures } from "../../src/content-model/check/checkPictures";
import { checkContent } from "../../src/content-model/checkContent";
import { kindOfFile } from "../../src/content-model/kinds";
import { errorsOnly, formatProblem } from "../../src/content-model/problem";
import { readContent } from "../../src/content-model/readContent";
import { nameOf } from "./editorPaths";
import type { Store } from "./entries";

/** The errors in the whole content; `hasText`: whether the file can be opened as text. */
export async function problems({ folder }: Store) {
  return errorsOnly(await checkContent(folder.root)).map((problem) => ({
    ...problem,
    sentence: formatProblem(problem),
    hasText: kindOfFile(nameOf(problem.file)) !== undefined,
  }));
}

/** The pictures that neither the content nor a draft uses; none while a mistake may hide what uses one. */
export async function unused({ folder, drafts }: Store): Promise<string[]> {
  if (errorsOnly(await checkContent(folder.root)).length > 0) return [];
  const typed = (await drafts.all()).map(({ raw = "" }) => raw).join("\n");
  return unusedPictures(await readContent(folder.root))
    .filter((name) => !typed.includes(posix.basename(name)))
    .map((name) => `content/${name}`);
}
