/** Writes files into the project's folder. These are files that others have shared, and files that were changed by an undo. */
import { existsSync, lstatSync, readdirSync } from "node:fs";
import { readFile, readlink, rm, rmdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { SharingError } from "./git";
import { removeFile, replaceFile } from "./replaceFile";
import type { OnStep, Repository } from "./repository";
import { asInput, cleanUp, filesInCommit, pathsThatDiffer, withFiles } from "./tree";

const held =
  "Another program has this file open, so the new version could not replace it. Close the file in that program, then share again:";

/** A fast-forward: a change of the folder and the branch to a newer commit. */
export interface BranchMove {
  /** The commit of the branch (`head`) and the tree of the saved files (`tree`) before the fast-forward. */
  head: string;
  tree: string;
  /** The commit that the branch and the folder have afterwards. */
  target: string;
  /** True if the share pushes this commit. False if the share only receives the changes of others. */
  isPush: boolean;
}

/**
 * Returns the path of the journal. Before a share pushes, it writes the intended push into the journal. If the share is killed or
 * disconnected, the next share reads the journal to find out whether the push has arrived.
 */
const journalOf = ({ storage }: Repository) => join(storage, "switch");

/** Returns whether an earlier share may have been killed or disconnected before it was complete. */
export const hasJournal = (repository: Repository) => existsSync(journalOf(repository));

/** Writes an intended push into the journal. If `intended` is undefined, deletes the journal. */
export async function writeJournal(repository: Repository, intended?: BranchMove): Promise<void> {
  if (!intended) await rm(journalOf(repository), { force: true });
  else {
    const { head, tree, target, isPush } = intended;
    await writeFile(journalOf(repository), `${head} ${tree} ${target}${isPush ? " pushed" : ""}\n`);
  }
}

/**
 * Reads the journal of a share that was killed or disconnected.
 * @param theirs the remote's commit
 * @returns the fast-forward that this share had intended, if the remote has received the pushed commit and this folder does not have it
 * yet. Otherwise undefined
 */
export async function readJournal(repository: Repository, theirs: string | undefined) {
  const { git } = repository;
  const text = await readFile(journalOf(repository), "utf8").catch(() => "");
  // A journal that does not match this pattern is ignored, because a process may have been killed while it wrote the journal.
  const [, head, tree, target, pushed] = /^(\w+) (\w+) (\w+)( pushed)?\n$/.exec(text) ?? [];
  if (!head || !tree || !target || theirs === undefined) return undefined;
  const isHere = (await git.hashOf(`${tree}^{tree}`)) !== undefined && head === (await git.hashOf("HEAD"));
  return isHere && (await git.isAncestor(target, theirs))
    ? { head, tree, target, isPush: pushed !== undefined }
    : undefined;
}

async function remove(project: string, path: string): Promise<void> {
  await removeFile(join(project, path));
  // Removes the folders that are now empty, the innermost folder first.
  for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) {
    try {
      await rmdir(join(project, folder));
    } catch {
      return;
    }
  }
}

/**
 * Returns the type of the file at a path of the project. The path must have the same capital letters as the file. Otherwise the result is
 * "nothing", on every system.
 */
function kindAt(project: string, path: string): "nothing" | "file" | "link" | "other" {
  const file = join(project, path);
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (!found) return "nothing";
  // The exact name is looked up in the list of the folder, because Windows and macOS treat photo.jpg and Photo.jpg as the same file.
  if (!readdirSync(dirname(file)).includes(basename(file))) return "nothing";
  if (found.isSymbolicLink()) return "link";
  return found.isFile() ? "file" : "other";
}

/** Quotes a path, if necessary, for a list of paths that git reads line by line. */
const quoted = (path: string) =>
  /^"|\n/.test(path) ? `"${path.replace(/["\\]/g, "\\$&").replaceAll("\n", "\\n")}"` : path;

/**
 * Computes the hash that git would give to the file on the disk at each path. Returns a map from each path to the hash. The hash is
 * undefined for a missing file, and "" if there is something else at the path, such as a folder.
 */
async function hashesOf({ git, project }: Repository, paths: readonly string[]) {
  const hashes = new Map<string, string | undefined>();
  const files: string[] = [];
  for (const path of paths) {
    const kind = kindAt(project, path);
    if (kind === "file") files.push(path);
    else if (kind === "link")
      hashes.set(path, await git.runWith(await readlink(join(project, path)), "hash-object", "--stdin"));
    else hashes.set(path, kind === "nothing" ? undefined : "");
  }
  if (files.length === 0) return hashes;
  const printed = await git.runWith(`${files.map(quoted).join("\n")}\n`, "hash-object", "--stdin-paths");
  for (const [index, hash] of printed.split("\n").entries()) hashes.set(files[index] ?? "", hash);
  return hashes;
}

/**
 * Compares the folder with two trees, before the folder is changed from the first tree to the second.
 * @returns `paths`: the paths that differ in the two trees. `after`: the files of the second tree. `foreign`: the hashes, by path, of the
 * files in the folder that differ from both trees
 */
export async function compare(repository: Repository, from: string, to: string) {
  const { git } = repository;
  const [before, after] = [await filesInCommit(git, from), await filesInCommit(git, to)];
  const paths = pathsThatDiffer(before, after);
  const hashes = await hashesOf(repository, paths);
  const foreign = new Map(
    [...hashes].filter(([path, hash]) => hash !== before.get(path)?.blob && hash !== after.get(path)?.blob),
  );
  return { paths, after, foreign };
}

/**
 * Changes the files of the folder from the tree `from` to the tree `to`. Each file is replaced atomically.
 * @throws a SharingError if another program has one of the files open
 * @returns false, without changing anything, if one of the files matches neither tree, because somebody has changed it in the meantime
 */
export async function writeFiles(
  repository: Repository,
  from: string,
  to: string,
  onStep?: OnStep,
): Promise<boolean> {
  const { project } = repository;
  const { paths, after, foreign } = await compare(repository, from, to);
  if (foreign.size > 0) return false;
  onStep?.("files");
  let count = 0;
  const there = paths.filter((path) => after.has(path));
  await withFiles(repository, to, there, async (folder) => {
    // Files are removed before other files are written, because photo.jpg and Photo.jpg are one file on Windows and macOS.
    for (const path of [...paths.filter((path) => !after.has(path)), ...there]) {
      const change = after.has(path)
        ? replaceFile(join(folder, path), join(project, path), join(project, ".cache"))
        : remove(project, path);
      await change.catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code !== "EBUSY") throw error;
        throw new SharingError([held, path]);
      });
      onStep?.(`file ${(count += 1)}`);
    }
  });
  return true;
}

/**
 * Changes the folder and the branch to a newer commit. The files are changed first, and the branch last. If sharing is killed in between,
 * some files are newer than the branch until the next share completes the fast-forward.
 * @returns false, without changing anything, if somebody has saved one of the files in the meantime
 */
export async function fastForward(
  repository: Repository,
  { head, tree, target }: Omit<BranchMove, "isPush">,
  onStep?: OnStep,
) {
  const { git, branch } = repository;
  if (!(await writeFiles(repository, tree, target, onStep))) return false;
  const [before, after] = [await filesInCommit(git, head), await filesInCommit(git, target)];
  const paths = pathsThatDiffer(before, after);
  // The index is updated before the branch. If sharing is killed in between, the index is newer than the branch, but never older.
  await git.runWith(asInput(paths), "update-index", "--add", "--remove", "-z", "--stdin");
  onStep?.("branch");
  await git.run("update-ref", `refs/heads/${branch}`, target, head);
  onStep?.("journal");
  await writeJournal(repository);
  return true;
}

/**
 * Completes a fast-forward that was interrupted because sharing was killed. Changes the files of the folder and the branch to the target
 * commit. If somebody has saved one of these files since then, the function does nothing, and the next share merges that file.
 * @returns the completed fast-forward, or undefined
 */
export async function recover(repository: Repository): Promise<BranchMove | undefined> {
  await cleanUp(repository.storage);
  if (!hasJournal(repository)) return undefined;
  const { git, remote } = repository;
  const left = await readJournal(repository, await git.hashOf(remote?.copy));
  return left && (await fastForward(repository, left)) ? left : undefined;
}
