/** Writes files into the folder: files that others shared, and files that an undo changed. */
import { existsSync, lstatSync, readdirSync } from "node:fs";
import { readFile, readlink, rm, rmdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { SharingError } from "./git";
import { removeFile, replaceFile } from "./replaceFile";
import type { OnStep, Repository } from "./repository";
import { asInput, cleanUp, filesInCommit, pathsThatDiffer, withFiles } from "./tree";

const held =
  "Another program has this file open, so the new version could not replace it. Close it in that program, then share again:";

/** A change of the folder from one state to another. */
export interface BranchMove {
  /** The former commit of the branch, and the tree of the saved files. */
  head: string;
  tree: string;
  /** The commit to which the folder and the branch move. */
  target: string;
}

/**
 * Returns the path of the journal. The journal is written before the push, so that the next run knows what a killed or disconnected run has
 * shared.
 */
const journalOf = ({ storage }: Repository) => join(storage, "switch");

/** Returns whether a run may have been killed or disconnected before it was complete. */
export const hasJournal = (repository: Repository) => existsSync(journalOf(repository));

/** Writes the intended push into the journal, or deletes the journal if there is none. */
export async function writeJournal(repository: Repository, intended?: BranchMove): Promise<void> {
  if (!intended) await rm(journalOf(repository), { force: true });
  else await writeFile(journalOf(repository), `${intended.head} ${intended.tree} ${intended.target}\n`);
}

/**
 * Reads the journal of a killed or disconnected run.
 * @param theirs the remote's commit
 * @returns the push, if the remote has it and this folder does not have all of it yet. Otherwise undefined
 */
export async function readJournal(repository: Repository, theirs: string | undefined) {
  const { git } = repository;
  const text = await readFile(journalOf(repository), "utf8").catch(() => "");
  // A process may have been killed while it wrote the journal.
  const [, head, tree, target] = /^(\w+) (\w+) (\w+)\n$/.exec(text) ?? [];
  if (!head || !tree || !target || theirs === undefined) return undefined;
  const isHere = (await git.hashOf(`${tree}^{tree}`)) !== undefined && head === (await git.hashOf("HEAD"));
  return isHere && (await git.isAncestor(target, theirs)) ? { head, tree, target } : undefined;
}

async function remove(project: string, path: string): Promise<void> {
  await removeFile(join(project, path));
  // Remove the folders that are now empty, from the innermost outwards.
  for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) {
    try {
      await rmdir(join(project, folder));
    } catch {
      return;
    }
  }
}

/** Returns the type of the entry at a project's path. A path in other upper or lower case counts as missing, on every system. */
function kindAt(project: string, path: string): "nothing" | "file" | "link" | "other" {
  const file = join(project, path);
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (!found) return "nothing";
  // photo.jpg and Photo.jpg are one file on Windows and macOS.
  if (!readdirSync(dirname(file)).includes(basename(file))) return "nothing";
  if (found.isSymbolicLink()) return "link";
  return found.isFile() ? "file" : "other";
}

/** Quotes a path for a list that git reads with one path per line. */
const quoted = (path: string) =>
  /^"|\n/.test(path) ? `"${path.replace(/["\\]/g, "\\$&").replaceAll("\n", "\\n")}"` : path;

/** Returns the hashes that files on disk would have in git: undefined for a missing file, "" for a folder. */
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
 * Compares the folder with a change from one tree to another.
 * @returns the changed paths, the files of the later tree, and the hashes of files that match neither tree
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
 * Changes the files of the folder from one tree to another, each atomically.
 * @throws a SharingError if another program has one of them open
 * @returns false, with nothing changed, if one of these files matches neither tree
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
    // Files are removed before others are written, because photo.jpg and Photo.jpg are one file on Windows and macOS.
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
 * Moves the folder and the branch to a later commit. The files change first, and the branch changes last. If a run is killed in between,
 * some files are ahead of the branch until the next run completes the move.
 * @returns false, with nothing changed, if somebody saved one of these files in the meantime
 */
export async function fastForward(
  repository: Repository,
  { head, tree, target }: BranchMove,
  onStep?: OnStep,
) {
  const { git, branch } = repository;
  if (!(await writeFiles(repository, tree, target, onStep))) return false;
  const [before, after] = [await filesInCommit(git, head), await filesInCommit(git, target)];
  const paths = pathsThatDiffer(before, after);
  // Update the index before the branch, so that the index is never behind it.
  await git.runWith(asInput(paths), "update-index", "--add", "--remove", "-z", "--stdin");
  onStep?.("branch");
  await git.run("update-ref", `refs/heads/${branch}`, target, head);
  onStep?.("journal");
  await writeJournal(repository);
  return true;
}

/**
 * Completes a move of the folder and the branch that a killed run left unfinished. It does nothing if a file was saved since then, and the
 * next share merges that file.
 * @returns the completed move, or undefined
 */
export async function recover(repository: Repository): Promise<BranchMove | undefined> {
  await cleanUp(repository.storage);
  const { git, remote } = repository;
  const left = await readJournal(repository, await git.hashOf(remote?.copy));
  return left && (await fastForward(repository, left)) ? left : undefined;
}
