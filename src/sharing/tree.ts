import { join } from "node:path";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import type { Git } from "./git";

/** A file in the history. */
export interface TreeFile {
  mode: string;
  blob: string;
}

/** All files of a commit or a tree (its name, no branch), by path from the top of the repository. */
export async function filesOf(git: Git, commit: string): Promise<Map<string, TreeFile>> {
  const listed = await git.recall("ls-tree", "-r", "-z", "--full-tree", commit);
  return new Map(
    listed
      .split("\0")
      .filter(Boolean)
      .map((line): [string, TreeFile] => {
        const [, mode = "", blob = "", path = ""] = /^(\d+) \w+ (\w+)\t([^]*)$/.exec(line) ?? [];
        return [path, { mode, blob }];
      }),
  );
}

export const isSameFile = (a: TreeFile | undefined, b: TreeFile | undefined) =>
  a?.blob === b?.blob && a?.mode === b?.mode;

/** The paths whose files are not the same in two commits. */
export function pathsThatDiffer(
  before: ReadonlyMap<string, TreeFile>,
  after: ReadonlyMap<string, TreeFile>,
): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => !isSameFile(before.get(path), after.get(path))).sort();
}

/** Whether a program is running. */
export function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}

/** Deletes what killed runs left behind. */
export async function cleanUp(storage: string): Promise<void> {
  const left = (await readdir(storage)).filter((name) => {
    const [, owner] = /^work-(\d+)-/.exec(name) ?? [];
    return owner !== undefined && !isRunning(Number(owner));
  });
  for (const name of left) await rm(join(storage, name), { recursive: true, force: true });
}

/** Runs something with a folder of its own inside git's, which is gone afterwards. */
export async function withFolder<Result>(
  storage: string,
  run: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(storage, `work-${process.pid}-`));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Writes a tree that has the files of another save for some.
 * @param changes the new files by path; undefined for one that is taken out
 */
export async function writeTree(
  git: Git,
  storage: string,
  from: string,
  changes: ReadonlyMap<string, TreeFile | undefined>,
): Promise<string> {
  return withFolder(storage, async (folder) => {
    const own = git.withIndex(join(folder, "index"));
    await own.run("read-tree", from);
    const gone = [...changes].flatMap(([path, file]) => (file ? [] : [path]));
    await own.runOn(gone, "update-index", "--force-remove", "--");
    for (const [path, file] of changes) {
      if (!file) continue;
      await own.run("update-index", "--add", "--cacheinfo", `${file.mode},${file.blob},${path}`);
    }
    return (await own.run("write-tree")).trim();
  });
}

/** Keeps bytes in the history; gives the name under which they are there. */
export async function writeBlob(git: Git, storage: string, content: Buffer): Promise<string> {
  return withFolder(storage, async (folder) => {
    const file = join(folder, "blob");
    await writeFile(file, content);
    return (await git.run("hash-object", "-w", "--no-filters", "--", file)).trim();
  });
}

/** Puts files of a tree into a folder, as they would be in the project's. */
export async function writeFiles(
  git: Git,
  storage: string,
  tree: string,
  paths: readonly string[],
  target: string,
): Promise<void> {
  await withFolder(storage, async (folder) => {
    const own = git.withIndex(join(folder, "index"));
    await own.run("read-tree", tree);
    await own.runOn(paths, "checkout-index", "-f", `--prefix=${target}/`, "--");
  });
}
