import { Git, Refusal } from "./git";

/** Whether the latest commit of a project's folder holds a file exactly as it is on disk. */
export async function isCommitted(project: string, path: string): Promise<boolean> {
  const git = new Git(project);
  try {
    const committed = await git.tryRun("rev-parse", "--verify", "-q", `HEAD:./${path}`);
    return committed !== undefined && committed === (await git.tryRun("hash-object", "--", path));
  } catch (error) {
    // Without git, nothing is in any commit.
    if (error instanceof Refusal) return false;
    throw error;
  }
}
