/** Erases files and words from every version of the project, in all copies of the project. */
import { existsSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { ensureAuthor } from "./ensureAuthor";
import { pending } from "./pending";
import { asText, findUnwanted, type Unwanted } from "./findUnwanted";
import { Git, SharingError } from "./git";
import { fetchTheirs, refusalOf } from "./remote";
import { withRepository, type OnStep, type Repository } from "./repository";
import { rewriteHistory } from "./rewriteHistory";
import { share } from "./share";
import type { ShareResult } from "./shareResult";
import { recover } from "./fastForward";

export interface Plan {
  /** The paths of the files to erase, including all their earlier names. */
  files: string[];
  /** The number of versions in which words are blacked out. */
  blackedOut: number;
  /** Files that cannot be searched for words. */
  unread: readonly string[];
  /** The folder with the copy of the project that is made before anything is erased. */
  copy: string;
}

/** Throws a SharingError if this computer has changes that were not shared, or has not received all shared changes. */
async function assertShared(repository: Repository): Promise<void> {
  const { git, remote } = repository;
  const theirs = await fetchTheirs(repository);
  const { head, isCommitted } = await pending(repository);
  if (!isCommitted || head !== theirs)
    throw new SharingError([
      "Some changes are not shared yet. Run npm run share. Then run npm run forget again.",
    ]);
  await git.run("fetch", "--prune", "--tags", "--force", remote?.name ?? "");
  const own = await git.run("log", "--oneline", "-9", "--all", "--not", "--remotes", "--tags");
  if (own !== "")
    throw new SharingError([
      "These commits are only on this computer, in a stash or another branch. Push or delete them. Then run npm run forget again:",
      own,
    ]);
}

/** Returns all branches and tags with their hashes. */
const refsOf = async (git: Git) =>
  new Map(
    (await git.run("for-each-ref", "--format=%(refname) %(objectname)")).split("\n").map((line) => {
      const [ref = "", hash = ""] = line.split(" ");
      return [ref, hash];
    }),
  );

/** Pushes all branches and tags that were rewritten. The shared repository replaces either all of them or none. */
async function pushRewritten(git: Git, before: ReadonlyMap<string, string>): Promise<void> {
  const changed = [...(await refsOf(git))]
    .filter(([ref, hash]) => before.get(ref) !== hash)
    .map(([ref]) => ref);
  const leases = changed.map((ref) => `--force-with-lease=${ref}:${before.get(ref) ?? ""}`);
  try {
    await git.run(
      "push",
      "--progress",
      "--atomic",
      ...leases,
      "origin",
      ...changed.map((ref) => `${ref}:${ref}`),
    );
  } catch (failure) {
    if (/stale info/i.test((failure as Error).message))
      throw new SharingError([
        "Somebody shared at the same moment. Run npm run share. Then run npm run forget again.",
      ]);
    throw new SharingError([
      ...refusalOf(failure).lines,
      "Nothing has changed. The git host must allow force pushes to every branch and tag. Allow them, run npm run forget again, and then forbid them.",
    ]);
  }
}

/**
 * Rewrites the shared history without some files and words, and then brings this project to the new history. The rewriting happens in a
 * copy, and one push replaces the shared history. If the function is interrupted before the push, nothing has changed. If it is interrupted
 * after the push, the next *Share* on each computer completes it.
 * @param confirm shows the plan. If it returns false, nothing is changed
 * @returns the changes that the project has received, and the folder of the copy. Undefined if the plan was not confirmed
 * @throws a SharingError that says why nothing can be erased
 */
export async function forget(
  project: string,
  unwanted: Unwanted,
  confirm: (plan: Plan) => Promise<boolean>,
  onStep?: OnStep,
): Promise<{ done: ShareResult; copy: string } | undefined> {
  const day = new Date().toISOString().replace(/\..*|:/g, "");
  const copy = `${resolve(project)}-before-${day}.git`;
  const address = await withRepository(project, async (repository) => {
    await recover(repository);
    await assertShared(repository);
    await ensureAuthor(repository);
    const { git, storage, remote } = repository;
    const address = await git.run("remote", "get-url", remote?.name ?? "");
    const folder = await mkdtemp(join(storage, `work-${process.pid}-`));
    try {
      await git.run("clone", "--bare", "--progress", address, join(folder, "copy"));
      const work = new Git(join(folder, "copy"));
      const branch = `refs/heads/${remote?.branch}`;
      const found = await findUnwanted(work, branch, unwanted);
      const blackedOut = [...found.versions.values()].filter((instead) => instead !== undefined).length;
      if (
        !(await confirm({
          files: [...found.paths].map(asText).sort(),
          blackedOut,
          unread: found.unread,
          copy,
        }))
      )
        return undefined;
      await cp(work.folder, copy, { recursive: true });
      onStep?.("rewrite");
      const before = await refsOf(work);
      const author = await git.run("var", "GIT_COMMITTER_IDENT");
      await rewriteHistory(work, branch, found, unwanted.words, author);
      onStep?.("replace");
      await pushRewritten(work, before);
      return address;
    } catch (error) {
      await rm(copy, { recursive: true, force: true });
      throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
  if (address === undefined) return undefined;
  onStep?.("replaced");
  const shared = resolve(project, address);
  if (existsSync(shared)) await new Git(shared).run("gc", "--prune=now", "--quiet");
  return { done: await share(project, onStep && { onStep }), copy };
}
