import { checkContent } from "../../src/content-model/checkContent";
import { kindOfFile } from "../../src/content-model/kinds";
import { errorsOnly, formatProblem } from "../../src/content-model/problem";
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
