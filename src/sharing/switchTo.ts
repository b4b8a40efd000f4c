import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Obstacle } from "./git";
import type { Repository } from "./repository";
import { cleanUp, filesOf, pathsThatDiffer, withFolder, writeFiles, type TreeFile } from "./tree";

/** Written before the first file is changed, so that a killed run can be completed. */
const journalOf = ({ storage }: Repository) => join(storage, "switch.json");

interface Journal {
  from: string;
  to: string;
}

/** What the file at a path would be in the history; undefined if there is none. */
async function onDisk({ git, project }: Repository, path: string): Promise<string | undefined> {
  return existsSync(join(project, path)) ? (await git.run("hash-object", "--", path)).trim() : undefined;
}

async function remove(project: string, path: string): Promise<void> {
  await rm(join(project, path), { force: true });
  // Folders that are empty now go as well; the first that is not ends it.
  for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) {
    try {
      await rmdir(join(project, folder));
    } catch {
      return;
    }
  }
}

/** Puts one file in the place of another in one step. */
async function place(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await rename(from, to);
  } catch {
    // Another disk, or a program that holds the old file open.
    await copyFile(from, `${to}.new`);
    await rename(`${to}.new`, to);
  }
}

/** The paths that a switch changes, and those of them that are neither as before nor as after. */
async function look(
  repository: Repository,
  { from, to }: Journal,
): Promise<{ paths: string[]; after: Map<string, TreeFile>; foreign: string[] }> {
  const [before, after] = await Promise.all([filesOf(repository.git, from), filesOf(repository.git, to)]);
  const paths = pathsThatDiffer(before, after);
  const foreign: string[] = [];
  for (const path of paths) {
    const blob = await onDisk(repository, path);
    if (blob !== before.get(path)?.blob && blob !== after.get(path)?.blob) foreign.push(path);
  }
  return { paths, after, foreign };
}

/**
 * Makes the project's folder and branch what a later commit is. The files first, each in one step, the branch last: a
 * run that is killed in between is completed by the next one, and until then the folder is only partly ahead of its branch.
 * @returns false if somebody saved one of these files in the meantime; then nothing is changed
 */
export async function switchTo(
  repository: Repository,
  from: string,
  to: string,
  onStep: (step: string) => void,
): Promise<boolean> {
  const { git, project, storage, branch } = repository;
  const { paths, after, foreign } = await look(repository, { from, to });
  if (foreign.length > 0) return false;
  await writeFile(journalOf(repository), JSON.stringify({ from, to }));
  onStep("files");
  let done = 0;
  await withFolder(storage, async (folder) => {
    const there = paths.filter((path) => after.has(path));
    await writeFiles(git, storage, to, there, join(folder, "files"));
    for (const path of paths) {
      if (after.has(path)) await place(join(folder, "files", path), join(project, path));
      else await remove(project, path);
      onStep(`file ${(done += 1)}`);
    }
  });
  await git.runOn(paths, "update-index", "--add", "--remove", "--");
  onStep("branch");
  await git.run("update-ref", `refs/heads/${branch}`, to, from);
  onStep("journal");
  await rm(journalOf(repository), { force: true });
  return true;
}

/** Completes the switch that a killed run left behind. What somebody saved since then is never overwritten. */
export async function recover(repository: Repository): Promise<void> {
  await cleanUp(repository.storage);
  const text = await readFile(journalOf(repository), "utf8").catch(() => "");
  await rm(journalOf(repository), { force: true });
  if (text === "") return;
  const journal = readJournal(text);
  const head = await repository.git.ask("rev-parse", "HEAD");
  // Files that were edited after the kill are changes like others: the next merge finds in them what was received.
  if (journal && head === journal.from) await switchTo(repository, journal.from, journal.to, () => undefined);
}

function readJournal(text: string): Journal | undefined {
  try {
    const { from, to } = JSON.parse(text) as Partial<Journal>;
    return from && to ? { from, to } : undefined;
  } catch {
    // The machine stopped while it was written, so no file was changed yet.
    return undefined;
  }
}

/** Refuses if files outside content/ that a merge would change were changed here as well and not committed. */
export async function assertFree(repository: Repository, from: string, to: string): Promise<void> {
  const { foreign } = await look(repository, { from, to });
  const code = foreign.filter((path) => !path.startsWith("content/"));
  if (code.length === 0) return;
  throw new Obstacle([
    "These files were changed here and by the others. Somebody who knows git has to commit or undo the change here first:",
    ...code,
  ]);
}
