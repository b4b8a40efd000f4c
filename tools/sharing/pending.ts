/** The folder as git would store it: the saved files of content/, without a commit. */
import { existsSync } from "node:fs";
import { cp } from "node:fs/promises";
import { basename, join } from "node:path";
import { unusedFiles } from "../../src/content-model/check/checkFiles";
import { isMedia } from "../../src/content-model/fields";
import { kindOfFile } from "../../src/content-model/kinds";
import { ofPrograms, readContent } from "../../src/content-model/readContent";
import type { Git } from "./git";
import type { Repository } from "./repository";
import { asInput, withIndex } from "./tree";
import { uploads } from "./uploads";

/**
 * Leaves out pictures and PDFs that somebody put into a form, if no saved content uses them. Others must not receive them before somebody
 * saves that form.
 * @param paths paths from the project root, of files that are not in git yet
 */
async function withoutUnsaved(project: string, paths: readonly string[]): Promise<readonly string[]> {
  const added = await uploads(project);
  if (!paths.some((path) => added.has(path))) return paths;
  const content = await readContent(join(project, "content"));
  const unused = new Set(unusedFiles(content).map((name) => `content/${name}`));
  // A text may name a file in a place that the site does not show. Then the file goes along with the text.
  const isNamed = (path: string) => content.files.some(({ source }) => source.includes(basename(path)));
  return paths.filter((path) => !added.has(path) || !unused.has(path) || isNamed(path));
}

/**
 * Adds the files of content/ to an index. Files that git ignores are added if they are content, because they may be ignored by this machine's
 * own settings, for example all PDFs. Otherwise others would not receive them.
 */
async function addContent(indexed: Git, project: string): Promise<void> {
  // `git add content` would fail if the machine ignores the whole folder.
  await indexed.run("add", "-u", "--", "content");
  const listed = async (...options: string[]) => {
    const printed = await indexed.run("ls-files", "-z", "--others", "--exclude-standard", ...options);
    // A folder with a repository of its own is listed as a folder.
    return printed.split("\0").filter((path) => path !== "" && !path.endsWith("/"));
  };
  const added = await listed("--", "content");
  const ignored = (await listed("--ignored", "--", "content")).filter((path) => {
    const name = path.slice("content/".length);
    const isTyped = /^documents\/.*\.txt$/i.test(name);
    return !ofPrograms.test(name) && (isMedia(name) || isTyped || kindOfFile(name) !== undefined);
  });
  const paths = await withoutUnsaved(project, [...added, ...ignored]);
  if (paths.length > 0)
    await indexed.runWith(asInput(paths), "update-index", "--add", "--remove", "-z", "--stdin");
}

/** Writes the tree of HEAD with content/ as it is on disk. Other uncommitted changes are left out. */
const contentTree = (repository: Repository) =>
  withIndex(repository, async (indexed, folder) => {
    const own = join(repository.storage, "../index");
    // The copy must keep the time of the index. git reads a file again only if it is newer than the index or has another size.
    if (existsSync(own)) await cp(own, join(folder, "index"), { preserveTimestamps: true });
    await indexed.run("read-tree", "-m", "-i", "HEAD");
    if (existsSync(join(repository.project, "content"))) await addContent(indexed, repository.project);
    return indexed.run("write-tree");
  });

/** The folder of a project, compared with its branch. */
export interface Pending {
  /** The commit of the branch. */
  head: string;
  /** The tree of that commit with content/ as it is on disk. */
  tree: string;
  /** True if both trees are the same. */
  isCommitted: boolean;
}

/** Returns the commit of the branch, and the tree of that commit with content/ as it is on disk. */
export async function pending(repository: Repository): Promise<Pending> {
  const hashes = await repository.git.run("rev-parse", "HEAD", "HEAD^{tree}");
  const [head = "", committed] = hashes.split("\n");
  const tree = await contentTree(repository);
  return { head, tree, isCommitted: tree === committed };
}

/** The folder of a project, compared with what everybody has. */
export interface Unshared extends Pending {
  /** The latest commit that this folder has and everybody else has, too. */
  base: string;
}

/**
 * Returns the latest commit of a branch that everybody else has, too. If nothing was ever shared or received here, returns the branch's own
 * latest commit.
 */
export async function sharedCommit({ git, remote }: Repository, head: string): Promise<string> {
  const copy = await git.hashOf(remote?.copy);
  return (copy && (await git.tryRun("merge-base", head, copy))) ?? head;
}

/** Returns the result of `pending`, and the commit up to which everything is shared. */
export async function unshared(repository: Repository): Promise<Unshared> {
  const found = await pending(repository);
  return { ...found, base: await sharedCommit(repository, found.head) };
}
