import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { SharingRefusal } from "./git";
import { contentFolder } from "./mergeCommits";
import type { OnStep, Repository } from "./repository";
import { asInput, cleanUp, filesOf, pathsThatDiffer, withFiles } from "./tree";

/** Written before the first file is changed, so that the next run can complete a killed one. */
const journalOf = ({ storage }: Repository) => join(storage, "switch");

async function remove(project: string, path: string): Promise<void> {
  await rm(join(project, path), { force: true });
  // Remove folders that this leaves empty, up to the first that is not.
  for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) {
    try {
      await rmdir(join(project, folder));
    } catch {
      return;
    }
  }
}

/** Replaces one file with another atomically. */
async function place(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to).catch(async () => {
    // The file is on another disk, or another program holds the old one open.
    await copyFile(from, `${to}.new`);
    await rename(`${to}.new`, to);
  });
}

/** The paths that a switch changes, and those among them whose file matches neither commit. */
async function compare({ git, project }: Repository, from: string, to: string) {
  const [before, after] = [await filesOf(git, from), await filesOf(git, to)];
  const paths = pathsThatDiffer(before, after);
  const foreign: string[] = [];
  for (const path of paths) {
    const blob = existsSync(join(project, path)) ? await git.run("hash-object", "--", path) : undefined;
    if (blob !== before.get(path)?.blob && blob !== after.get(path)?.blob) foreign.push(path);
  }
  return { paths, after, foreign };
}

/**
 * Moves the working tree and the branch to a later commit. The files change first, each atomically, the branch last: a run
 * that is killed in between is completed by the next one, and until then the working tree is only partly ahead of its branch.
 * @returns false, with nothing changed, if somebody saved one of these files in the meantime
 */
export async function switchTo(repository: Repository, from: string, to: string, onStep?: OnStep) {
  const { git, project, branch } = repository;
  const { paths, after, foreign } = await compare(repository, from, to);
  if (foreign.length > 0) return false;
  await writeFile(journalOf(repository), `${from} ${to}\n`);
  onStep?.("files");
  let count = 0;
  const there = paths.filter((path) => after.has(path));
  await withFiles(repository, to, there, async (folder) => {
    // Removed first: photo.jpg and Photo.jpg are one file on Windows and macOS.
    for (const path of [...paths.filter((path) => !after.has(path)), ...there]) {
      if (after.has(path)) await place(join(folder, path), join(project, path));
      else await remove(project, path);
      onStep?.(`file ${(count += 1)}`);
    }
  });
  await git.runWith(asInput(paths), "update-index", "--add", "--remove", "-z", "--stdin");
  onStep?.("branch");
  await git.run("update-ref", `refs/heads/${branch}`, to, from);
  onStep?.("journal");
  await rm(journalOf(repository), { force: true });
  return true;
}

/** Completes a switch that a killed run left unfinished. Nothing saved since then is overwritten. */
export async function recover(repository: Repository): Promise<void> {
  await cleanUp(repository.storage);
  const text = await readFile(journalOf(repository), "utf8").catch(() => "");
  await rm(journalOf(repository), { force: true });
  // A process that was killed while writing the journal had not changed any file.
  const [, from, to] = /^(\w+) (\w+)\n$/.exec(text) ?? [];
  if (!from || !to || from !== (await repository.git.tryRun("rev-parse", "HEAD"))) return;
  // If files were edited after the kill, the switch does nothing; the next merge recognises what they already received.
  await switchTo(repository, from, to);
}

/** Throws a SharingRefusal if files outside content/ that the switch would change have uncommitted changes here. */
export async function assertFree(repository: Repository, from: string, to: string): Promise<void> {
  const { foreign } = await compare(repository, from, to);
  const code = foreign.filter((path) => !path.startsWith(contentFolder));
  if (code.length === 0) return;
  throw new SharingRefusal([
    "These files were changed both here and by others. Somebody who knows git has to commit or undo the change here first:",
    ...code,
  ]);
}
