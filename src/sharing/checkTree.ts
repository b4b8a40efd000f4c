import { join } from "node:path";
import { mkdir } from "node:fs/promises";
import { formatProblem, type Problem } from "../content-model/check/problem";
import { checkContent } from "../content-model/checkContent";
import type { Repository } from "./repository";
import { contentFolder } from "./mergeCommits";
import { filesOf, withFolder, writeFiles } from "./tree";

const errorsOnly = (problems: readonly Problem[]) => problems.filter(({ severity }) => severity === "error");

/** What the check says against the project's own folder. */
export async function checkFolder(project: string): Promise<string[]> {
  return errorsOnly(await checkContent(join(project, "content"))).map(formatProblem);
}

/** What the check says against the content of a tree or a commit in the history. */
async function checkTree({ git, storage }: Repository, tree: string): Promise<Problem[]> {
  const paths = [...(await filesOf(git, tree)).keys()].filter((path) =>
    [contentFolder, "static/"].some((folder) => path.startsWith(folder)),
  );
  return withFolder(storage, async (folder) => {
    await mkdir(join(folder, "files/content"), { recursive: true });
    await writeFiles(git, storage, tree, paths, join(folder, "files"));
    return errorsOnly(await checkContent(join(folder, "files/content")));
  });
}

/**
 * Checks what was merged.
 * @returns what is wrong with it that is not wrong with theirs alone, and what is wrong with theirs already
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
