import { posix } from "node:path";
import { unusedPictures } from "../../src/content-model/check/checkPictures";
import { checkContent } from "../../src/content-model/checkContent";
import { kindOfFile } from "../../src/content-model/kinds";
import { errorsOnly, formatProblem } from "../../src/content-model/problem";
import { readContent } from "../../src/content-model/readContent";
import { nameOf } from "./editorPaths";
import type { Store } from "./entries";

/**
 * The errors in the whole content, `hasText` if the file can be opened as text; and the pictures that neither the content nor a draft
 * uses, none while a mistake may hide what uses one.
 */
export async function problems({ folder, drafts }: Store) {
  const errors = errorsOnly(await checkContent(folder.root)).map((problem) => ({
    ...problem,
    sentence: formatProblem(problem),
    hasText: kindOfFile(nameOf(problem.file)) !== undefined,
  }));
  const typed = (await drafts.all()).map(({ raw = "" }) => raw).join("\n");
  const names = errors.length > 0 ? [] : unusedPictures(await readContent(folder.root));
  const unused = names.filter((name) => !typed.includes(posix.basename(name)));
  return { errors, unused: unused.map((name) => `content/${name}`) };
}
