import { join } from "node:path";
import { mkdir } from "node:fs/promises";
import { errorsOnly, formatProblem, type Problem } from "../../src/content-model/problem";
import { checkContent } from "../../src/content-model/checkContent";
import type { Repository } from "./repository";
import { contentFolder } from "./mergeCommits";
import { filesOf, withFiles } from "./tree";

async function checkTree(repository: Repository, tree: string): Promise<Problem[]> {
  const files = await filesOf(repository.git, tree);
  const paths = [...files.keys()].filter((path) => path.startsWith(contentFolder));
  return withFiles(repository, tree, paths, async (folder) => {
    await mkdir(join(folder, contentFolder), { recursive: true });
    return errorsOnly(await checkContent(join(folder, "content")));
  });
}

/** Errors, one line each: the new ones, and those that others have shared already. */
interface Checked {
  mistakes: string[];
  theirMistakes: string[];
}

/** @param theirs the commit of the others; undefined where there is none */
async function dividedBy(
  repository: Repository,
  theirs: string | undefined,
  problems: readonly Problem[],
): Promise<Checked> {
  const key = ({ file, message }: Problem) => `${file} ${message}`;
  const shared = problems.length > 0 && theirs !== undefined ? await checkTree(repository, theirs) : [];
  const known = new Set(shared.map(key));
  const isKnown = (problem: Problem) => known.has(key(problem));
  return {
    mistakes: problems.filter((problem) => !isKnown(problem)).map(formatProblem),
    theirMistakes: problems.filter(isKnown).map(formatProblem),
  };
}

/** Checks the project's folder against what was received last. */
export async function checkFolder(repository: Repository): Promise<Checked> {
  const { git, project, remote } = repository;
  const received = await git.hashOf(remote?.copy);
  return dividedBy(repository, received, errorsOnly(await checkContent(join(project, "content"))));
}

/** Checks a merged tree or a commit. */
export const checkMerged = async (repository: Repository, merged: string, theirs: string): Promise<Checked> =>
  dividedBy(repository, theirs, await checkTree(repository, merged));
