/** What the latest commit of a project's folder holds: nothing, where there is no git. */
import { Git, SharingRefusal } from "./git";

async function ask<Answer>(project: string, question: (git: Git) => Promise<Answer>) {
  try {
    return await question(new Git(project));
  } catch (error) {
    if (error instanceof SharingRefusal) return undefined;
    throw error;
  }
}

/** Whether it holds a file exactly as it is on disk. */
export const isCommitted = async (project: string, path: string): Promise<boolean> =>
  (await ask(project, async (git) => {
    const committed = await git.tryRun("rev-parse", "--verify", "-q", `HEAD:./${path}`);
    return committed !== undefined && committed === (await git.tryRun("hash-object", "--", path));
  })) ?? false;

/** The text of a file in it; undefined if it does not hold it. */
export const committedText = (project: string, path: string): Promise<string | undefined> =>
  ask(project, (git) => git.tryRun("show", `HEAD:./${path}`));
