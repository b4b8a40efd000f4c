/** Writes the saved files of content/ into git as a tree, without making a commit. */
import { existsSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { isMentioned, unusedFiles } from "../../src/content-model/check/checkFiles";
import { isMedia } from "../../src/content-model/fields";
import { kindOfFile } from "../../src/content-model/kinds";
import { ofPrograms, readContent } from "../../src/content-model/readContent";
import type { Git } from "./git";
import type { Repository } from "./repository";
import { asInput, withIndex } from "./tree";
import { uploads } from "./uploads";

/**
 * Removes pictures and PDFs from the given paths if somebody has put them into a form, but no saved content uses them. Others must not
 * receive such files before the form is saved.
 * @param paths the paths of files that are not in git yet, from the project root
 */
async function withoutUnsaved(project: string, paths: readonly string[]): Promise<readonly string[]> {
  const added = await uploads(project);
  if (!paths.some((path) => added.has(path))) return paths;
  const content = await readContent(join(project, "content"));
  const unused = new Set(unusedFiles(content).map((name) => `content/${name}`));
  // If a saved text mentions a file, the file is shared together with the text.
  return paths.filter((path) => !added.has(path) || !unused.has(path) || isMentioned(content, path));
}

/** Returns whether the type of a file in content/ is a type of content. */
function isContent(path: string): boolean {
  const name = path.slice("content/".length);
  const isTyped = /^documents\/.*\.txt$/i.test(name);
  return !ofPrograms.test(name) && (isMedia(name) || isTyped || kindOfFile(name) !== undefined);
}

/**
 * Adds the files of content/ to an index, even files that git ignores. The settings of this machine may ignore content, for example all
 * PDFs, and others would then not receive it.
 */
async function addContent(indexed: Git, project: string): Promise<void> {
  // `git add -u` adds only tracked files. Unlike `git add content`, it does not fail if the settings of this machine ignore the whole
  // folder.
  await indexed.run("add", "-u", "--", "content");
  const listed = async (...options: string[]) => {
    const printed = await indexed.run("ls-files", "-z", "--others", ...options, "--", "content");
    // Paths that end with a slash are left out, because they are folders with a git repository of their own.
    return printed.split("\0").filter((path) => path !== "" && !path.endsWith("/"));
  };
  let added = await listed();
  if (!added.every(isContent)) {
    const wanted = new Set(await listed("--exclude-standard"));
    added = added.filter((path) => isContent(path) || wanted.has(path));
  }
  const paths = await withoutUnsaved(project, added);
  if (paths.length > 0)
    await indexed.runWith(asInput(paths), "update-index", "--add", "--remove", "-z", "--stdin");
}

/** Writes the tree of HEAD, but with content/ as it is on the disk. Leaves out other uncommitted changes. */
const contentTree = (repository: Repository) =>
  withIndex(repository, async (indexed, folder) => {
    const own = join(repository.storage, "../index");
    // The copy of the index keeps the time of the original. git reads a file again only if the file is newer than the index or has another
    // size.
    if (existsSync(own)) await cp(own, join(folder, "index"), { preserveTimestamps: true });
    await indexed.run("read-tree", "-m", "-i", "HEAD");
    if (existsSync(join(repository.project, "content"))) await addContent(indexed, repository.project);
    return indexed.run("write-tree");
  });

/** The state of a project's folder in comparison with its branch. */
export interface Pending {
  /** The commit of the branch. */
  head: string;
  /** The tree of the branch's commit, but with content/ as it is on disk. */
  tree: string;
  /** True if `tree` is the same as the tree of the branch's commit. */
  isCommitted: boolean;
}

/** Returns the commit of the branch, and the tree of this commit with content/ as it is on disk. */
export async function pending(repository: Repository): Promise<Pending> {
  const hashes = await repository.git.run("rev-parse", "HEAD", "HEAD^{tree}");
  const [head = "", committed = ""] = hashes.split("\n");
  repository.git.setTree(head, committed);
  const tree = await contentTree(repository);
  return { head, tree, isCommitted: tree === committed };
}

/** The state of a project's folder in comparison with the version that everybody has. */
export interface Unshared extends Pending {
  /** The latest commit that both this folder and everybody else have. */
  base: string;
}

/**
 * Returns the latest commit in the history of `head` that everybody else has, too. Returns `head` if this computer has never shared or
 * received anything.
 */
export async function sharedCommit({ git, remote }: Repository, head: string): Promise<string> {
  const copy = await git.hashOf(remote?.copy);
  return (copy && (await git.mergeBase(head, copy))) ?? head;
}

/** Returns the result of `pending`, and the commit up to which everything is shared. */
export async function unshared(repository: Repository): Promise<Unshared> {
  const found = await pending(repository);
  return { ...found, base: await sharedCommit(repository, found.head) };
}
