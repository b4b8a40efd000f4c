/** Brings this computer to a shared history that was rewritten in order to erase something. */
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { dropBuilt } from "./dropBuilt";
import { forgottenList, listedIn, type Listed } from "./forgotten";
import { placeholderAddress, SharingError, type Git } from "./git";
import { dropKept, keptFiles } from "./keptFiles";
import type { Repository } from "./repository";
import { filesInCommit } from "./tree";
import { forgetUploads } from "./uploads";

/**
 * Returns a notice for the user that somebody has erased something from the history. The notice names the person who last changed the list
 * of erased versions.
 */
export async function rewrittenNotice(git: Git, theirs: string): Promise<string> {
  const eraser = await git.run("log", "-1", "--format=%cn <%ce>", theirs, "--", forgottenList);
  const isMe = (await git.run("var", "GIT_COMMITTER_IDENT")).startsWith(`${eraser} `);
  return `${isMe ? "You have" : "Somebody has"} erased something from all earlier versions. This folder now has the new history without it, and your own changes are kept.`;
}

/**
 * If the remote's history was rewritten in order to erase something, returns the latest commit of the former history that `mine` is based
 * on. Returns undefined if the history was not rewritten.
 * @throws a SharingError if the history was rewritten although nothing was erased
 */
export async function formerBase(repository: Repository, mine: string, theirs: string) {
  const { git, remote } = repository;
  const copy = remote?.copy ?? "";
  const received = (await git.tryRun("rev-list", "-g", copy))?.split("\n").filter(Boolean) ?? [];
  // `first` is the commit with which the clone began: the old value of the first entry in the reflog. Without a reflog, only the latest
  // commit of the remote-tracking branch is known.
  const [first, latest] = [await git.hashOf(`${copy}@{${received.length}}`), await git.hashOf(copy)];
  const known = [...received, first, latest].filter((hash) => hash !== undefined);
  if (known.length === 0) return undefined;
  const former = await git.tryRun("rev-list", "-1", "--topo-order", ...known, `^${theirs}`);
  const base = former && (await git.mergeBase(mine, former));
  if (!base || (await git.isAncestor(base, theirs))) return undefined;
  await assertForgotten(repository, base, theirs);
  return base;
}

/**
 * Throws a SharingError if the remote's history no longer contains `base`, although nothing was erased. The usual reason is that somebody
 * has pushed an older version by accident.
 */
async function assertForgotten({ git, remote }: Repository, base: string, theirs: string): Promise<void> {
  const [before, now] = [await listedIn(git, base), await listedIn(git, theirs)];
  if ([...now.keys()].some((hash) => !before.has(hash))) return;
  const { name = "", branch = "", copy = "" } = remote ?? {};
  // The lost changes are in the remote-tracking branch if this branch is newer than `base`. The branch may also be older, because a code
  // editor may already have fetched the older version into it.
  const latest = (await git.isAncestor(base, copy)) ? await git.run("rev-parse", copy) : base;
  throw new SharingError([
    "The shared repository has lost changes that this folder still has, because somebody has replaced it with an older version. Nothing was changed here, and your work is safe on this computer. Show this to the person who set up the project.",
    ...(await repairOf(git, { theirs, latest, name, branch })),
  ]);
}

/**
 * Returns the sentences and commands that bring lost changes back into the shared repository.
 * @param versions `theirs`: the commit that the remote has now. `latest`: the commit that contains the lost changes
 */
async function repairOf(
  git: Git,
  { theirs, latest, name, branch }: Record<"theirs" | "latest" | "name" | "branch", string>,
): Promise<string[]> {
  if (await git.isAncestor(theirs, latest))
    return [
      "First ask everybody else to select Share. If other computers show this message too, begin with the computer whose editor gives the latest time of sharing.",
      `This command restores the newer version from this folder: git push ${name} ${latest}:refs/heads/${branch}`,
    ];
  const reason = `The commit ${latest} in this folder contains the changes that the shared repository has lost. Meanwhile, others have shared new changes.`;
  if (!(await git.isAncestor(latest, "HEAD")))
    return [`${reason} Somebody who knows git must merge the two histories.`];
  return [
    `${reason} Type these commands, which put both together in this folder. Then select Share, which checks the result and sends it.`,
    `git fetch ${name} ${branch}`,
    // `git pull --rebase` would leave out the lost changes, because the remote once had them.
    `git -c user.email=${placeholderAddress} rebase --autostash FETCH_HEAD`,
    "If the second command reports a conflict, type git rebase --abort, and ask somebody who knows git.",
  ];
}

/** Throws a SharingError if somebody on this computer has changed, renamed or copied an erased file since `base`. */
export async function refuseForgotten(git: Git, base: string, mine: string, theirs: string): Promise<void> {
  const listed = await listedIn(git, theirs);
  const [old, others] = [await filesInCommit(git, base), await filesInCommit(git, theirs)];
  const options = ["-r", "-z", "--find-copies-harder", "--diff-filter=MTRC", "--name-status"];
  const changes = await git.run("diff-tree", ...options, base, mine);
  const found = [...changes.matchAll(/(?:[RC]\d+\0([^\0]+)|[MT])\0([^\0]+)/g)]
    .filter(([, from, to = ""]) => {
      const source = from ?? to;
      return listed.has(old.get(source)?.blob ?? "") && !others.has(source);
    })
    .map(([, , path = ""]) => path);
  if (found.length > 0)
    throw new SharingError([
      "These files were erased from the history, so your changes to them cannot be shared. Delete them here and share again:",
      ...found,
    ]);
}

/** Returns the hashes of the erased versions that this repository still contains. Leaves out versions that the latest commit contains. */
async function stillHere(git: Git, listed: Listed): Promise<Set<string>> {
  const shown = new Set(
    [...(await filesInCommit(git, await git.run("rev-parse", "HEAD"))).values()].map(({ blob }) => blob),
  );
  const asked = [...listed.keys()].filter((hash) => !shown.has(hash));
  const found = await git.runWith(asked.join("\n"), "cat-file", "--batch-check");
  return new Set([...found.matchAll(/^(\w+) blob/gm)].map(([, hash = ""]) => hash));
}

/** Deletes all copies of some files that the editor keeps. These are drafts, and files that were deleted before they were shared. */
async function dropDrafts(project: string, paths: readonly string[]): Promise<void> {
  const folder = join(project, ".drafts");
  for (const name of await readdir(folder).catch(() => [])) {
    const text = await readFile(join(folder, name), "utf8").catch(() => "");
    if (paths.some((path) => text.includes(`"path":${JSON.stringify(path)}`))) await rm(join(folder, name));
  }
  for (const { id, path } of await keptFiles(project)) if (paths.includes(path)) await dropKept(project, id);
  await forgetUploads(project, paths);
}

/**
 * Deletes all erased versions from this computer, and the copies of content that checks and builds have made.
 * @param head the commit of the branch
 * @returns sentences about files and folders on this computer that may still contain erased content
 */
export async function dropForgotten(
  { git, project, storage, remote }: Repository,
  head: string,
): Promise<string[]> {
  if (!(await filesInCommit(git, head)).has(forgottenList)) return [];
  const listed = await listedIn(git, head);
  if (listed.size === 0 || (await stillHere(git, listed)).size === 0) return [];
  if (remote) await git.tryRun("fetch", "--prune", "--tags", "--force", remote.name);
  const objects = await git.run("rev-list", "--objects", "--all", "--reflog");
  const files = [...objects.matchAll(/^(\w+) (content\/.+)$/gm)].filter(
    ([, hash = ""]) => listed.has(hash) && listed.get(hash) === undefined,
  );
  await dropDrafts(
    project,
    files.map(([, , path = ""]) => path),
  );
  // All copies outside git are deleted before the versions in git. If the process is killed in between, the next share finds the versions
  // in git, and deletes the copies again.
  const notices = await dropBuilt(project);
  // This file contains the last commit message, which may mention the erased text.
  await rm(join(storage, "../COMMIT_EDITMSG"), { force: true });
  const refs = (await git.run("for-each-ref", "--format=%(refname)")).split("\n");
  // The reflog of the stash is not expired, because all stashes except the latest are only in this reflog.
  const logs = ["HEAD", ...refs.filter((ref) => ref !== "refs/stash")];
  await git.tryRun("reflog", "expire", "--expire-unreachable=now", ...logs);
  await git.run("gc", "--prune=now", "--quiet");
  if ((await stillHere(git, listed)).size === 0) return notices;
  const holding = await git.run("for-each-ref", "--no-merged=HEAD", "--format=%(refname:short)");
  return [
    ...notices,
    `Something that was erased from the history is still on this computer. Ask the person who set up the project to delete these parts of git, which still contain it: ${holding.replace(/\n/g, ", ")}.`,
  ];
}
