import { existsSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { describeChanges, message } from "./describe";
import { SharingRefusal } from "./git";
import type { OnStep, Repository } from "./repository";
import { withIndex } from "./tree";

/** Asks the user for their name; undefined if there is nobody to ask. */
export type AskName = () => Promise<string | undefined>;

/** Ensures that commits have an author: asks once if git has no user.name. */
export async function ensureAuthor({ git }: Repository, askName?: AskName): Promise<void> {
  if (!process.env.GIT_AUTHOR_NAME && !(await git.tryRun("config", "user.name"))) {
    const name = (await askName?.())?.trim();
    if (!name)
      throw new SharingRefusal([
        'git does not know your name, which others see next to your changes. Run: git config user.name "Your Name"',
      ]);
    await git.run("config", "user.name", name);
  }
  // git requires an address; a placeholder keeps the volunteer's own out of a history that may be public.
  if (!process.env.GIT_AUTHOR_EMAIL && !(await git.tryRun("config", "user.email")))
    await git.run("config", "user.email", "volunteer@example.invalid");
}

/** Writes the tree of HEAD with content/ as it is on disk; other uncommitted changes are left out. */
const contentTree = (repository: Repository) =>
  withIndex(repository, async (indexed, folder) => {
    const own = join(repository.storage, "../index");
    // With its time: what is no newer than it and has the same size is not read again.
    if (existsSync(own)) await cp(own, join(folder, "index"), { preserveTimestamps: true });
    await indexed.run("read-tree", "-m", "-i", "HEAD");
    if (existsSync(join(repository.project, "content"))) await indexed.run("add", "-A", "--", "content");
    return indexed.run("write-tree");
  });

/** HEAD's commit, its tree with content/ as it is on disk, and whether that tree is already committed. */
export async function pending(repository: Repository) {
  const hashes = await repository.git.run("rev-parse", "HEAD", "HEAD^{tree}");
  const [head = "", committed] = hashes.split("\n");
  const tree = await contentTree(repository);
  return { head, tree, isCommitted: tree === committed };
}

/**
 * Commits content/ and nothing else, with a message that describes the changes.
 * @param shown the tree that was shown to the user, if it must still be that
 * @returns the commit that the branch now points to
 */
export async function commitContent(
  repository: Repository,
  askName?: AskName,
  onStep?: OnStep,
  shown?: string,
) {
  const { git, branch } = repository;
  await ensureAuthor(repository, askName);
  const { head, tree, isCommitted } = await pending(repository);
  if (shown !== undefined && tree !== shown)
    throw new SharingRefusal([
      "What is saved here has changed since it was shown. Look at the changes as they are now, then share them.",
    ]);
  if (isCommitted) return head;
  const words = message(await describeChanges(git, head, tree));
  onStep?.("commit");
  const commit = await git.run("commit-tree", tree, "-p", head, "-m", words);
  // Update the index before the branch, so that the index is never behind it.
  await git.run("add", "-A", "--", "content");
  onStep?.("committed");
  await git.run("update-ref", `refs/heads/${branch}`, commit, head);
  return commit;
}
