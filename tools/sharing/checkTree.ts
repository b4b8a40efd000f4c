import { join } from "node:path";
import { errorsOnly, formatProblem, type Problem } from "../../src/content-model/problem";
import { checkContent } from "../../src/content-model/checkContent";
import { SharingProblemsError } from "./git";
import type { Repository } from "./repository";
import { pending } from "./pending";
import { contentFolder, filesInCommit, pathsThatDiffer, withFiles } from "./tree";

/**
 * Checks the content of a tree and returns its errors. To save time, a file that is identical in the project's folder is read from the
 * folder. All other files are read from the tree.
 * @param saved the tree of the files that are now in the project's folder
 */
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
 * Throws an error if some problems are new. A problem is new if the remote's commit does not have it.
 * @param saved the tree of the files that are now in the project's folder
 * @param theirs the remote's commit
 * @param headline takes the new problems. Returns the lines above them in the message
 * @returns the problems that the remote's commit also has, one line for each
 * @throws SharingProblemsError with the new problems, if there are any
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
  if (mistakes.length > 0) throw new SharingProblemsError(headline(mistakes), mistakes);
  return problems.filter(isKnown).map(formatProblem);
}

/**
 * Checks the content in the project's folder. Throws SharingProblemsError if it has errors that the last received version does not have.
 * Returns all other errors, one line for each.
 */
export async function checkFolder(repository: Repository): Promise<string[]> {
  const { git, project, remote } = repository;
  const problems = errorsOnly(await checkContent(join(project, "content")));
  if (problems.length === 0) return [];
  const { tree } = await pending(repository);
  return refuseNew(repository, problems, tree, await git.hashOf(remote?.copy));
}

/**
 * Checks a merged tree in the way that `checkFolder` checks the folder. If two files have a value that must be unique, the error is
 * reported for the file that was changed here. The user could not correct the file of the other person, because this folder has not
 * received its shared version yet.
 * @param saved the tree of the files that are now in the project's folder
 * @param advice two sentences. The first is for problems in files that only others have changed. The second is for a file that was changed
 * here and refers to something that the merged tree does not have
 */
export async function checkMerged(
  repository: Repository,
  saved: string,
  merged: string,
  theirs: string,
  headline: string,
  advice?: { elsewhere: string; deadReference: string },
): Promise<string[]> {
  const { git } = repository;
  const own = new Set(pathsThatDiffer(await filesInCommit(git, theirs), await filesInCommit(git, merged)));
  const problems = (await checkTree(repository, saved, merged)).map((problem) =>
    problem.counterpart && !own.has(problem.file) && own.has(problem.counterpart.file)
      ? { ...problem.counterpart, counterpart: problem }
      : problem,
  );
  return refuseNew(repository, problems, saved, theirs, (mistakes) => [
    headline,
    ...(advice && mistakes.some(({ file }) => !own.has(file)) ? [advice.elsewhere] : []),
    ...(advice && mistakes.some(({ file, isDeadReference }) => isDeadReference && own.has(file))
      ? [advice.deadReference]
      : []),
  ]);
}
