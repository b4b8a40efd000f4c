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

/** Returns whether the history contains a file at this path. Other people then know this path, or will receive it. */
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

/** Returns the deletion of a file, or undefined if the latest commit contains the file, or never contained it. */
export async function deletionOf(project: string, path: string): Promise<Deletion | undefined> {
  const git = new Git(project);
  if ((await git.hashOf(`HEAD:./${path}`)) !== undefined) return undefined;
  const found = await git.tryRun("log", "-1", "--diff-filter=D", "--format=%an%x09%cI", "--", path);
  const [by, when] = found?.split("\t") ?? [];
  return by && when ? { by, when } : undefined;
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
