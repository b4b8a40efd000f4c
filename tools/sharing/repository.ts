import { existsSync } from "node:fs";
import { mkdir, readFile, realpath, rm, stat, writeFile } from "node:fs/promises";
import { uptime } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Git, SharingError } from "./git";

/** The project's git repository, after a check that sharing can use it. */
export interface Repository {
  git: Git;
  project: string;
  /** A folder in .git for temporary files, the journal and the lock. */
  storage: string;
  branch: string;
  /** The name of the remote, the remote's branch, and the ref of the remote-tracking branch (`copy`). */
  remote: { name: string; branch: string; copy: string } | undefined;
}

/** A function that is called before each step of a share. Tests use it. */
export type OnStep = (step: string) => void;

/** Files in .git which show that a git operation, for example a merge, is not finished. */
const unfinished = ["MERGE_HEAD", "rebase-merge", "rebase-apply", "CHERRY_PICK_HEAD", "REVERT_HEAD"];

const noGit = "The program git is missing. Install it from https://git-scm.com and try again.";
const noHistory =
  "This folder has no history, so you cannot share or undo changes. Saving works. Ask the person who set up the project to get the history with git clone (docs/set-up-for-volunteers.md).";

const shallow =
  "This folder has only the newest part of the project's history, so you cannot share or undo changes. Saving works. Ask the person who set up the project to run this here: git fetch --unshallow";
const largeFiles =
  "This project keeps files of content/ in Git LFS, so sharing does not work. Saving works. Ask the person who set up the project to run: git lfs migrate export --everything --include='content/**'";

/**
 * Returns git's information about the folder: the top folder of the repository, the git directory, whether the history is shallow, and the
 * ref of the branch. The ref is HEAD if no branch is checked out.
 */
async function openedBy(git: Git) {
  // With HEAD, the command fails if the repository does not have a commit yet.
  const options = ["--show-toplevel", "--absolute-git-dir", "--is-shallow-repository", "HEAD"];
  try {
    const printed = await git.run("rev-parse", ...options, "--symbolic-full-name", "HEAD");
    const [top = "", folder = "", isShallow = "", , ref = ""] = printed.split("\n");
    return { top, folder, isShallow: isShallow === "true", ref };
  } catch (failure) {
    // On macOS without the command line tools, there is a program called git that only prints an error.
    if ((await git.tryRun("--version")) === undefined) throw new SharingError([noGit]);
    const { message } = failure as Error;
    if (/not a git repository|unknown revision|bad revision/i.test(message))
      throw new SharingError([noHistory]);
    const [, command = ""] = /^\s*(git config --global --add safe\.directory .+)$/m.exec(message) ?? [];
    if (/dubious ownership|unsafe repository/i.test(message))
      throw new SharingError([
        `This folder belongs to another user account, or it is on a disk without user accounts, such as a USB stick. For safety, git does not open its history. Saving works. Ask the person who set up the project to run this once: ${command}`,
      ]);
    const reason = message.trim().replace(/^fatal: /, "");
    throw new SharingError([
      "git cannot open the history of this folder, so you cannot share. Saving works. Show this message to the person who set up the project:",
      reason,
    ]);
  }
}

/** Opens the repository of a project. Throws a SharingError if sharing cannot work with this repository. */
export async function openRepository(project: string): Promise<Repository> {
  const git = new Git(project);
  if (!existsSync(project))
    throw new SharingError([
      `The folder ${project} does not exist any more. If you have moved or renamed it, start the editor again from its new place. Otherwise, ask the person who set up the project.`,
    ]);
  const { top, folder, isShallow, ref } = await openedBy(git);
  if (resolve(await realpath(top)) !== resolve(await realpath(project))) throw new SharingError([noHistory]);
  if (isShallow) throw new SharingError([shallow]);
  if ((await git.run("ls-files", "-z", "--", ":(attr:filter=lfs)content")) !== "")
    throw new SharingError([largeFiles]);
  const [, branch] = /^refs\/heads\/(.+)$/.exec(ref) ?? [];
  const storage = join(folder, "sharing");
  const isBusy = unfinished.some((name) => existsSync(join(storage, "..", name)));
  if (branch === undefined || isBusy || (await git.run("ls-files", "-u", "--", ".")) !== "")
    throw new SharingError([
      "Somebody has begun a merge, a rebase or a checkout of an old version in this folder, and has not finished it. That person must finish it with git first.",
    ]);
  await mkdir(storage, { recursive: true });
  return { git, project, storage, branch, remote: await remoteOf(git, branch) };
}

async function remoteOf(git: Git, branch: string): Promise<Repository["remote"]> {
  const settings = await git.allSettings();
  const wanted = settings.get(`branch.${branch}.remote`);
  const name = [wanted, "origin"].find((one) => one !== undefined && settings.has(`remote.${one}.url`));
  if (name === undefined) return undefined;
  const upstream = wanted === name ? settings.get(`branch.${branch}.merge`) : undefined;
  const there = upstream?.replace(/^refs\/heads\//, "") ?? branch;
  return { name, branch: there, copy: `refs/remotes/${name}/${there}` };
}

export function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // The code EPERM means that the process is running, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * A map from the path of each project to a promise. The promise resolves when all functions that `withRepository` has run for the project
 * have ended.
 */
const queues = new Map<string, Promise<undefined>>();

/**
 * The maximum time, in milliseconds, that a function waits for earlier functions of this process. On a slow computer, a function takes up
 * to half a minute. Only a share that waits for the network takes longer.
 */
const waitForOwn = 60_000;

const busy = () => new SharingError(["Sharing is already under way in this folder. Wait until it is done."]);

/**
 * Takes the lock of a repository. If the lock belongs to a process that was killed, it is replaced. Throws a SharingError if another
 * process has the lock.
 */
async function takeLock(lock: string): Promise<void> {
  const take = () => writeFile(lock, String(process.pid), { flag: "wx" });
  await take().catch(async () => {
    const owner = Number(await readFile(lock, "utf8").catch(() => "0"));
    // The lock may have been deleted in the meantime. A lock that is older than the last start of the computer does not count, because its
    // process number may now belong to another program.
    const { mtimeMs } = await stat(lock).catch(() => ({ mtimeMs: 0 }));
    if (owner > 0 && isRunning(owner) && mtimeMs > Date.now() - uptime() * 1000) throw busy();
    await rm(lock, { force: true });
    await take();
  });
}

/** Waits for earlier functions of this process. Throws a SharingError if the earlier functions take too long. */
async function waitFor(earlier: Promise<undefined>): Promise<void> {
  const late = await Promise.race([earlier, delay(waitForOwn, busy, { ref: false })]);
  if (late) throw late();
}

/**
 * Runs a function while this process holds the lock of the repository. The functions of one process run in the order of the calls. A
 * "Share" directly after "Don’t share yet" must not share the change that is held back. Each function waits up to a minute for the earlier
 * functions. An action that runs exclusively (`RunExclusive`) must not call withRepository: a share that holds the lock may be waiting for
 * the end of this action.
 * @throws a SharingError if the earlier functions take longer, or if another process has the lock
 */
export async function withRepository<Result>(
  project: string,
  run: (repository: Repository) => Promise<Result>,
): Promise<Result> {
  const key = resolve(project);
  const earlier = queues.get(key);
  const turn = (async () => {
    if (earlier) await waitFor(earlier);
    const repository = await openRepository(project);
    const lock = join(repository.storage, "lock");
    await takeLock(lock);
    try {
      return await run(repository);
    } finally {
      await rm(lock, { force: true });
    }
  })();
  // Later functions wait until this function has ended, whether it succeeds or fails.
  const ended = Promise.allSettled([earlier, turn]).then(() => {
    if (queues.get(key) === ended) queues.delete(key);
    return undefined;
  });
  queues.set(key, ended);
  return turn;
}
