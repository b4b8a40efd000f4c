import { join } from "node:path";
import { mkdir } from "node:fs/promises";
import { errorsOnly, formatProblem, type Problem } from "../../src/content-model/problem";
import { checkContent } from "../../src/content-model/checkContent";
import { SharingRefusal } from "./git";
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

/**
 * Divides errors into new ones and those in the commit of the others.
 * @returns the errors of the others, one line each
 * @throws a SharingRefusal with the new ones, if there are any, below a headline
 */
async function refuseNew(
  repository: Repository,
  problems: readonly Problem[],
  theirs: string | undefined,
  ...headline: string[]
): Promise<string[]> {
  const key = ({ file, message }: Problem) => `${file} ${message}`;
  const shared = problems.length > 0 && theirs !== undefined ? await checkTree(repository, theirs) : [];
  const known = new Set(shared.map(key));
  const isKnown = (problem: Problem) => known.has(key(problem));
  const mistakes = problems.filter((problem) => !isKnown(problem)).map(formatProblem);
  if (mistakes.length > 0) throw new SharingRefusal([...headline, ...mistakes]);
  return problems.filter(isKnown).map(formatProblem);
}

/** Checks the project's folder against what was received last. */
export async function checkFolder(repository: Repository): Promise<string[]> {
  const { git, project, remote } = repository;
  const problems = errorsOnly(await checkContent(join(project, "content")));
  return refuseNew(repository, problems, await git.hashOf(remote?.copy));
}

/** Checks a merged tree or a commit. */
export const checkMerged = async (repository: Repository, merged: string, theirs: string, headline: string) =>
  refuseNew(repository, await checkTree(repository, merged), theirs, headline);
