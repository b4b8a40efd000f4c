/** What commits hold, above all the latest one, of a project's folder: nothing, where there is no git. */
import { Git } from "./git";
import { sharedCommit } from "./pending";
import { openRepository } from "./repository";

/** Whether everybody who has the project has a file exactly as it is on disk. */
export async function isShared(project: string, path: string): Promise<boolean> {
  const repository = await openRepository(project).catch(() => undefined);
  if (!repository) return false;
  const { git } = repository;
  const base = await sharedCommit(repository, "HEAD");
  const shared = await git.hashOf(`${base}:./${path}`);
  return shared !== undefined && shared === (await git.tryRun("hash-object", "--", path));
}

/** The text of a file in it; undefined if it does not hold it. */
export const committedText = (project: string, path: string): Promise<string | undefined> =>
  new Git(project).tryRun("show", `HEAD:./${path}`);

/**
 * Returns the bytes of a version of a file; undefined if there is no such version.
 * @param version the commit or tree that holds it, or the hash of its bytes
 */
export async function committedFile(project: string, version: string, path: string) {
  const git = new Git(project);
  const hash = (await git.hashOf(`${version}:./${path}`)) ?? (await git.hashOf(`${version}^{blob}`));
  return (await git.blobs([hash])).get(hash);
}
