import { join } from "node:path";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { Git } from "./git";
import { isRunning, type Repository } from "./repository";

/** The folder content/. A share commits only the saved files in this folder. */
export const contentFolder = "content/";

export interface TreeFile {
  mode: string;
  blob: string;
}

/** Files by their path from the repository root. */
export type Files = Map<string, TreeFile>;

/**
 * Returns all files of a commit or tree.
 * @param commit the hash of the commit or tree
 */
export async function filesInCommit(git: Git, commit: string): Promise<Files> {
  // If the tree of the commit is known, the list of files is read only once for all commits with this tree.
  const listed = await git.runCached("ls-tree", "-r", "-z", "--full-tree", git.knownTree(commit) ?? commit);
  const lines = [...listed.matchAll(/(\d+) \w+ (\w+)\t([^\0]*)\0/g)];
  return new Map(lines.map(([, mode = "", blob = "", path = ""]) => [path, { mode, blob }]));
}

export const isSameFile = (a: TreeFile | undefined, b: TreeFile | undefined) =>
  a?.blob === b?.blob && a?.mode === b?.mode;

export function pathsThatDiffer(before: Files, after: Files): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => !isSameFile(before.get(path), after.get(path))).sort();
}

/** Converts paths to the input of a git command with `-z --stdin`. */
export const asInput = (paths: readonly string[]) => paths.map((path) => `${path}\0`).join("");

/**
 * Deletes a temporary folder. If another program still has a file in the folder open, the error is ignored, because the share itself is
 * complete. `cleanUp` deletes the folder later.
 */
const removeTemporary = (folder: string) =>
  rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);

/** Deletes temporary folders that were left when a process was killed. */
export async function cleanUp(storage: string): Promise<void> {
  const left = (await readdir(storage)).filter((name) => {
    const [, owner] = /^work-(\d+)-/.exec(name) ?? [];
    return owner !== undefined && !isRunning(Number(owner));
  });
  for (const name of left) await removeTemporary(join(storage, name));
}

/** Runs a function with a temporary folder and a Git object that uses an index in this folder. Deletes the folder afterwards. */
export async function withIndex<Result>(
  { git, storage }: Repository,
  run: (indexed: Git, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(storage, `work-${process.pid}-`));
  try {
    return await run(new Git(git.folder, join(folder, "index")), folder);
  } finally {
    await removeTemporary(folder);
  }
}

/** Writes a tree with the given files, and returns its hash. Leaves out paths whose file is undefined. */
export const writeTree = (repository: Repository, files: ReadonlyMap<string, TreeFile | undefined>) =>
  withIndex(repository, async (indexed) => {
    const lines = [...files].map(([path, file]) => (file ? `${file.mode} ${file.blob}\t${path}\0` : ""));
    await indexed.runWith(lines.join(""), "update-index", "-z", "--index-info");
    return indexed.run("write-tree");
  });

/** Runs a function with a temporary folder that contains some files of a tree. Deletes the folder afterwards. */
export const withFiles = <Result>(
  repository: Repository,
  tree: string,
  paths: readonly string[],
  run: (folder: string) => Promise<Result>,
) =>
  withIndex(repository, async (indexed, folder) => {
    const files = join(folder, "files");
    if (paths.length > 0) {
      await indexed.run("read-tree", tree);
      await indexed.runWith(asInput(paths), "checkout-index", "-f", `--prefix=${files}/`, "-z", "--stdin");
    }
    return run(files);
  });
