import { existsSync } from "node:fs";
import { copyFile, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { describeChanges, message } from "./describe";
import { SharingRefusal } from "./git";
import type { Repository } from "./repository";
import { withFolder } from "./tree";

/** Asks the user for their name; undefined if there is nobody to ask. */
export type AskName = () => Promise<string | undefined>;

/** Ensures that commits have an author: asks once if git has no user.name. */
async function ensureAuthor({ git, settings }: Repository, askName: AskName): Promise<void> {
  const set = async (setting: string, value: string) => {
    await git.run("config", setting, value);
    settings.set(setting, value);
  };
  if (!settings.has("user.name") && !process.env.GIT_AUTHOR_NAME) {
    const name = (await askName())?.trim();
    if (!name)
      throw new SharingRefusal([
        'git does not know your name, which others see next to your changes. Run: git config user.name "Your Name"',
      ]);
    await set("user.name", name);
  }
  if (!settings.has("user.email") && !process.env.GIT_AUTHOR_EMAIL) {
    // git requires an address; a placeholder keeps the volunteer's own out of a history that may be public.
    await set("user.email", "volunteer@example.invalid");
  }
}

/** Copies git's index with its time: what is no newer than it and has the same size is not read again. */
async function copyIndex(from: string, to: string): Promise<void> {
  // Without an index, everything is read.
  if (!existsSync(from)) return;
  const { atime, mtime } = await stat(from);
  await copyFile(from, to);
  await utimes(to, atime, mtime);
}

/** Writes the tree of HEAD with content/ as it is on disk; other uncommitted changes are left out. */
async function contentTree({ git, project, storage }: Repository): Promise<string> {
  return withFolder(storage, async (folder) => {
    const index = join(folder, "index");
    const indexed = git.withIndex(index);
    await copyIndex(join(storage, "../index"), index);
    await indexed.run("read-tree", "-m", "-i", "HEAD");
    if (existsSync(join(project, "content"))) await indexed.run("add", "-A", "--", "content");
    return (await indexed.run("write-tree")).trim();
  });
}

/** HEAD's commit, its tree with content/ as it is on disk, and whether that tree is already committed. */
export async function pending(
  repository: Repository,
): Promise<{ head: string; tree: string; isCommitted: boolean }> {
  const hashes = await repository.git.run("rev-parse", "HEAD", "HEAD^{tree}");
  const [head = "", committed] = hashes.split("\n");
  const tree = await contentTree(repository);
  return { head, tree, isCommitted: tree === committed };
}

/**
 * Commits content/ and nothing else, with a message that describes the changes.
 * @returns the commit that the branch now points to
 */
export async function commitContent(
  repository: Repository,
  askName: AskName,
  onStep: (step: string) => void,
): Promise<string> {
  const { git, branch } = repository;
  await ensureAuthor(repository, askName);
  const { head, tree, isCommitted } = await pending(repository);
  if (isCommitted) return head;
  const words = message(await describeChanges(git, head, tree));
  onStep("commit");
  const commit = (await git.run("commit-tree", tree, "-p", head, "-m", words)).trim();
  // Update the index before the branch, so that the index is never behind it.
  await git.run("add", "-A", "--", "content");
  onStep("committed");
  await git.run("update-ref", `refs/heads/${branch}`, commit, head);
  return commit;
}
