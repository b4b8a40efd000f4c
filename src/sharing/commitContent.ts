import { existsSync } from "node:fs";
import { join } from "node:path";
import { describeChanges, message } from "./describe";
import { Obstacle } from "./git";
import type { Repository } from "./repository";
import { withFolder } from "./tree";

/** Asks whoever is at the keyboard for a name; undefined where nobody can be asked. */
export type AskName = () => Promise<string | undefined>;

/** Sees to it that commits have an author: asks once where git knows none. */
async function ensureAuthor({ git }: Repository, askName: AskName): Promise<void> {
  if ((await git.ask("config", "user.name")) === undefined && !process.env.GIT_AUTHOR_NAME) {
    const name = (await askName())?.trim();
    if (!name)
      throw new Obstacle([
        'git does not know your name, which the others see beside your changes. Write: git config user.name "Your Name"',
      ]);
    await git.run("config", "user.name", name);
  }
  if ((await git.ask("config", "user.email")) === undefined && !process.env.GIT_AUTHOR_EMAIL) {
    // git asks for an address; one that nobody has is better than one that goes online.
    await git.run("config", "user.email", "volunteer@example.invalid");
  }
}

/** The tree that the last commit would be with what content/ holds now; nothing else of the folder is in it. */
async function contentTree({ git, project, storage }: Repository): Promise<string> {
  return withFolder(storage, async (folder) => {
    const own = git.withIndex(join(folder, "index"));
    await own.run("read-tree", "HEAD");
    if (existsSync(join(project, "content"))) await own.run("add", "-A", "--", "content");
    return (await own.run("write-tree")).trim();
  });
}

/** The tree with what content/ holds now, and whether that is committed. */
export async function pending(repository: Repository): Promise<{ tree: string; isCommitted: boolean }> {
  const tree = await contentTree(repository);
  return { tree, isCommitted: tree === (await repository.git.run("rev-parse", "HEAD^{tree}")).trim() };
}

/**
 * Commits what content/ holds, and nothing else, with a message made from what changed.
 * @returns the commit that the branch is at now
 */
export async function commitContent(
  repository: Repository,
  askName: AskName,
  onStep: (step: string) => void,
): Promise<string> {
  const { git, branch } = repository;
  const head = (await git.run("rev-parse", "HEAD")).trim();
  await ensureAuthor(repository, askName);
  const { tree, isCommitted } = await pending(repository);
  if (isCommitted) return head;
  const words = message(await describeChanges(git, head, tree));
  onStep("commit");
  const commit = (await git.run("commit-tree", tree, "-p", head, "-m", words)).trim();
  // First, so that git's own list is never behind the branch.
  await git.run("add", "-A", "--", "content");
  onStep("committed");
  await git.run("update-ref", `refs/heads/${branch}`, commit, head);
  return commit;
}
