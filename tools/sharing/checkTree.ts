import { join } from "node:path";
import { errorsOnly, formatProblem, type Problem } from "../../src/content-model/problem";
import { checkContent } from "../../src/content-model/checkContent";
import { SharingProblems } from "./git";
import type { Repository } from "./repository";
import { pending } from "./pending";
import { contentFolder, filesInCommit, pathsThatDiffer, withFiles } from "./tree";

/** Checks a tree. The check reads the folder. Only those files are read from the tree that differ from the folder (`saved`). */
async function checkTree(repository: Repository, saved: string, tree: string): Promise<Problem[]> {
  const { git, project } = repository;
  const [here, files] = [await filesInCommit(git, saved), await filesInCommit(git, tree)];
  const paths = pathsThatDiffer(here, files).filter((path) => path.startsWith(contentFolder));
  const there = paths.filter((path) => files.has(path));
  return withFiles(repository, tree, there, async (folder) => {
    const replaced = new Map(
      paths.map((path) => [
        path.slice(contentFolder.length),
        files.has(path) ? join(folder, path) : undefined,
      ]),
    );
    return errorsOnly(await checkContent(join(project, "content"), undefined, replaced));
  });
}

/**
 * Separates new errors from errors that the remote's commit already contains.
 * @param headline returns the lines above the new errors
 * @returns the errors of the remote's commit, one line each
 * @throws SharingProblems with the new errors, if there are any
 */
async function refuseNew(
  repository: Repository,
  problems: readonly Problem[],
  saved: string,
  theirs: string | undefined,
  headline: (mistakes: readonly Problem[]) => string[] = () => [],
): Promise<string[]> {
  const key = ({ file, message }: Problem) => `${file} ${message}`;
  const shared =
    problems.length > 0 && theirs !== undefined ? await checkTree(repository, saved, theirs) : [];
  const known = new Set(shared.map(key));
  const isKnown = (problem: Problem) => known.has(key(problem));
  const mistakes = problems.filter((problem) => !isKnown(problem));
  if (mistakes.length > 0) throw new SharingProblems(headline(mistakes), mistakes);
  return problems.filter(isKnown).map(formatProblem);
}

/** Checks the project's folder, and compares its errors with the last received version. */
export async function checkFolder(repository: Repository): Promise<string[]> {
  const { git, project, remote } = repository;
  const problems = errorsOnly(await checkContent(join(project, "content")));
  if (problems.length === 0) return [];
  const { tree } = await pending(repository);
  return refuseNew(repository, problems, tree, await git.hashOf(remote?.copy));
}

/**
 * Checks a merged tree. Of two values that must differ, it names the one in a file that is changed here, because nobody can open the other
 * one here yet.
 * @param saved the tree of the folder
 * @param elsewhere the advice if a problem is in a file that only others have changed
 */
export async function checkMerged(
  repository: Repository,
  saved: string,
  merged: string,
  theirs: string,
  headline: string,
  elsewhere?: string,
): Promise<string[]> {
  const { git } = repository;
  const own = new Set(pathsThatDiffer(await filesInCommit(git, theirs), await filesInCommit(git, merged)));
  const problems = (await checkTree(repository, saved, merged)).map((problem) =>
    problem.counterpart && !own.has(problem.file) && own.has(problem.counterpart.file)
      ? problem.counterpart
      : problem,
  );
  return refuseNew(repository, problems, saved, theirs, (mistakes) => [
    headline,
    ...(elsewhere !== undefined && mistakes.some(({ file }) => !own.has(file)) ? [elsewhere] : []),
  ]);
}
