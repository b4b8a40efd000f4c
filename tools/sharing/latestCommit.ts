/** What the latest commit of a project's folder holds: nothing, where there is no git. */
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
