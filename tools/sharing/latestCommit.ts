/** What commits hold, above all the latest one, of a project's folder: nothing, where there is no git. */
import { Git } from "./git";

/** Whether it holds a file exactly as it is on disk. */
export async function isCommitted(project: string, path: string): Promise<boolean> {
  const git = new Git(project);
  const committed = await git.hashOf(`HEAD:./${path}`);
  return committed !== undefined && committed === (await git.tryRun("hash-object", "--", path));
}

/** The text of a file in it; undefined if it does not hold it. */
export const committedText = (project: string, path: string): Promise<string | undefined> =>
  new Git(project).tryRun("show", `HEAD:./${path}`);

/** The bytes of a file in a commit; undefined if it does not hold it. */
export async function committedFile(project: string, commit: string, path: string) {
  const git = new Git(project);
  const hash = await git.hashOf(`${commit}:./${path}`);
  return (await git.blobs([hash])).get(hash);
}
