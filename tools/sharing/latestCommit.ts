/**
 * Reads the latest commit of a project's folder. If git is missing, or the folder is not a repository, the functions return false or
 * undefined.
 */
import { Git } from "./git";
import { sharedCommit } from "./pending";
import { openRepository } from "./repository";

/** Returns whether the file on the disk is the same as its shared version. */
export async function isShared(project: string, path: string): Promise<boolean> {
  const repository = await openRepository(project).catch(() => undefined);
  if (!repository) return false;
  const { git } = repository;
  const base = await sharedCommit(repository, "HEAD");
  const shared = await git.hashOf(`${base}:./${path}`);
  return shared !== undefined && shared === (await git.tryRun("hash-object", "--", path));
}

/** Returns the bytes of the shared version of a file, or undefined if there is no such version. */
export async function sharedFile(project: string, path: string): Promise<Buffer | undefined> {
  const repository = await openRepository(project).catch(() => undefined);
  return repository && committedFile(project, await sharedCommit(repository, "HEAD"), path);
}

/**
 * Returns whether the latest commit on this computer, or the latest shared commit, contains a file at this path. Other people then know
 * this path, or will receive it.
 */
export async function isInHistory(project: string, path: string): Promise<boolean> {
  const repository = await openRepository(project).catch(() => undefined);
  if (!repository) return false;
  const { git } = repository;
  const commits = [await sharedCommit(repository, "HEAD"), "HEAD"];
  const found = await Promise.all(commits.map((commit) => git.hashOf(`${commit}:./${path}`)));
  return found.some((hash) => hash !== undefined);
}

/** Returns the text of a file in the latest commit, or undefined if the commit does not contain the file. */
export const committedText = (project: string, path: string): Promise<string | undefined> =>
  new Git(project).tryRun("show", `HEAD:./${path}`);

/** The deletion of a file: the name of the person who deleted it, and the time. */
export interface Deletion {
  by: string;
  when: string;
}

/**
 * Returns the latest deletion of each path that the history contains. A renamed file counts as deleted under its former name. One git
 * process looks for all paths.
 */
export async function deletionsOf(project: string, paths: readonly string[]): Promise<Map<string, Deletion>> {
  const deletions = new Map<string, Deletion>();
  if (paths.length === 0) return deletions;
  const options = ["--diff-filter=D", "--name-only", "--relative", "-z", "--format=%x00%an%x09%cI"];
  const printed = (await new Git(project).tryRun("log", ...options, "--", ...paths)) ?? "";
  let last: Deletion | undefined;
  for (const part of printed.split("\0").map((one) => one.replace(/^\n/, ""))) {
    const [by = "", when] = part.split("\t");
    if (when !== undefined) last = { by, when };
    else if (last && part !== "" && !deletions.has(part)) deletions.set(part, last);
  }
  return deletions;
}

/**
 * Returns the bytes of a version of a file, or undefined if that version does not exist.
 * @param version the commit or tree that contains it, or the hash of its bytes
 */
export async function committedFile(project: string, version: string, path: string) {
  const git = new Git(project);
  const hash = (await git.hashOf(`${version}:./${path}`)) ?? (await git.hashOf(`${version}^{blob}`));
  return (await git.blobs([hash])).get(hash);
}
