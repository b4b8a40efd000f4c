import { join } from "node:path";
import { mkdir } from "node:fs/promises";
import { errorsOnly, formatProblem, type Problem } from "../../src/content-model/problem";
import { checkContent } from "../../src/content-model/checkContent";
import type { Repository } from "./repository";
import { contentFolder } from "./mergeCommits";
import { filesOf, withFolder, writeFiles } from "./tree";

/** The errors that the check finds in the project's working tree, one line each. */
export async function checkFolder(project: string): Promise<string[]> {
  return errorsOnly(await checkContent(join(project, "content"))).map(formatProblem);
}

async function checkTree({ git, storage }: Repository, tree: string): Promise<Problem[]> {
  const paths = [...(await filesOf(git, tree)).keys()].filter((path) => path.startsWith(contentFolder));
  return withFolder(storage, async (folder) => {
    await mkdir(join(folder, "files/content"), { recursive: true });
    await writeFiles(git, storage, tree, paths, join(folder, "files"));
    return errorsOnly(await checkContent(join(folder, "files/content")));
  });
}

/**
 * Checks a merged tree.
 * @returns the errors that the merge introduces, and those that their commit already had
 */
export async function checkMerged(
  repository: Repository,
  merged: string,
  theirs: string,
): Promise<{ mistakes: string[]; theirMistakes: string[] }> {
  const problems = await checkTree(repository, merged);
  if (problems.length === 0) return { mistakes: [], theirMistakes: [] };
  const key = ({ file, message }: Problem) => `${file} ${message}`;
  const known = new Set((await checkTree(repository, theirs)).map(key));
  const isKnown = (problem: Problem) => known.has(key(problem));
  return {
    mistakes: problems.filter((problem) => !isKnown(problem)).map(formatProblem),
    theirMistakes: problems.filter(isKnown).map(formatProblem),
  };
}
