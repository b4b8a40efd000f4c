import { existsSync } from "node:fs";
import { appendFile, readFile, rm, writeFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { checkFolder, checkMerged } from "./checkTree";
import { describeChanges, message, sentence, type FileChange } from "./describeChanges";
import { ensureAuthor, type AskName } from "./ensureAuthor";
import type { ResolveFileConflict } from "./fileConflict";
import { dropForgotten, formerBase, refuseForgotten, rewrittenNotice } from "./followRewritten";
import { refuseWords } from "./forgotten";
import { locked, SharingError } from "./git";
import { labelInWords, type NameOf } from "../merge/targets";
import { dropKept, keepFile } from "./keptFiles";
import { mergeCommits, type KeptMoves, type Merged } from "./mergeCommits";
import { targetsAt } from "./targetsAt";
import { contentFolder, filesInCommit } from "./tree";
import { ownCommits } from "./ownCommits";
import { pending, type Pending } from "./pending";
import { refusePersonalData } from "./refusePersonalData";
import { acceptTheirs, assertSharedBranch, fetchTheirs, pushMine } from "./remote";
import { withRepository, type OnStep, type Repository } from "./repository";
import { rememberReceived } from "./received";
import type { ShareResult } from "./shareResult";
import {
  compare,
  fastForward,
  hasJournal,
  readJournal,
  recover,
  writeJournal,
  type BranchMove,
} from "./fastForward";

/** A function that runs `run` while nothing else in this process saves files in the working tree, because `run` changes files there. */
export type RunExclusive = <Result>(run: () => Promise<Result>) => Promise<Result>;

interface ShareOptions {
  /**
   * The tree of the content that the user has seen in the list of changes (see `tree` in changeList.ts). If content/ has changed since then,
   * nothing is shared.
   */
  shown?: string | undefined;
  /** Takes a conflict and returns the answer to it. If a conflict is left unresolved, nothing is shared. */
  resolve?: ResolveFileConflict;
  /** The id of the list of personal data that the user has agreed to share (see refusePersonalData.ts). */
  confirmedId?: string | undefined;
  askName?: AskName;
  onStep?: OnStep;
  runExclusive?: RunExclusive;
}

/** The maximum number of attempts of a share. If somebody shares or saves during an attempt, the next attempt merges everything again. */
const maxAttempts = 5;

/**
 * Shares the changes of content/ and receives the changes of others. Merges the saved files with the remote's latest commit, checks them,
 * makes one commit on top of the latest commit, and pushes it. Only then does the function change the branch and the files. If sharing
 * fails, it leaves no commit behind. If the process is killed, the next call completes the share.
 * @returns the shared and the received changes
 * @throws a SharingError that says why nothing was shared
 */
export async function share(project: string, options: ShareOptions = {}): Promise<ShareResult> {
  const runExclusive: RunExclusive = options.runExclusive ?? ((run) => run());
  return withRepository(project, async (repository) => {
    // If git is locked, sharing stops before the push, because it could not update this folder after the push.
    if (existsSync(join(repository.storage, "../index.lock"))) throw new SharingError([locked]);
    await assertSharedBranch(repository);
    const { shown, killed } = await runExclusive(() => completeKilled(repository, options.shown));
    await ensureAuthor(repository, options.askName);
    const result: ShareResult = { notices: [], shared: "", received: "", theirMistakes: [] };
    const progress: Progress = { blocked: new Map(), killed, head: "" };
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      result.theirMistakes = await checkFolder(repository);
      const mine = await runExclusive(() => pending(repository));
      if (shown !== undefined && mine.tree !== shown && !result.shared) throw outdated();
      if (await exchange(repository, mine, { ...options, runExclusive }, result, progress)) {
        await rememberShared(repository);
        const interrupted = await changesOf(repository, progress.killed);
        if (result.shared === "") result.shared = interrupted;
        else if (interrupted !== "")
          result.notices.push(`An earlier share was interrupted. It had already sent: ${interrupted}.`);
        result.notices.push(...(await takeCompletedNotices(repository)));
        result.notices.push(...(await dropForgotten(repository, progress.head)));
        return result;
      }
    }
    throw new SharingError([
      "Others kept sharing at the same moment. Your work is safe on this computer. Try again in a minute.",
    ]);
  });
}

/** The information that one attempt passes to the next attempt of the same share. */
interface Progress {
  /**
   * The files that an earlier attempt could not replace, each with the hash of its version in the folder. Usually, somebody has saved the
   * file during that attempt, and the next attempt merges it. If the next attempt cannot replace the same version either, sharing stops.
   */
  blocked: Map<string, string | undefined>;
  /** An earlier share that was killed or disconnected after its push. */
  killed: BranchMove | undefined;
  /** The commit of the branch at the end of the latest attempt. */
  head: string;
}

const outdated = () =>
  new SharingError([
    "The saved content has changed since you saw the list of changes. Look at the list again, then share.",
  ]);

const rememberShared = ({ storage }: Repository) =>
  writeFile(join(storage, "last-shared"), new Date().toISOString());

/** Returns a sentence about the changes that a killed share had pushed. Returns an empty text if it had not pushed anything. */
async function changesOf({ git }: Repository, killed: BranchMove | undefined): Promise<string> {
  const before = killed?.isPush ? await git.hashOf(`${killed.target}^`) : undefined;
  return killed && before ? sentence(await describeChanges(git, before, killed.target)) : "";
}

/**
 * Completes a share that was killed after its push. This changes the folder, so afterwards the tree of the folder is no longer the tree
 * that the user has seen.
 * @param shown the tree whose changes the user has seen in the list of changes
 * @returns `killed`: the completed fast-forward, if there was one. `shown`: the tree that the folder must have from now on
 */
async function completeKilled(repository: Repository, shown: string | undefined) {
  if (shown === undefined || !hasJournal(repository)) return { killed: await recover(repository), shown };
  if ((await pending(repository)).tree !== shown) throw outdated();
  const killed = await recover(repository);
  return { killed, shown: killed ? (await pending(repository)).tree : shown };
}

/**
 * Completes a share that was killed or disconnected after its push, if the remote can be reached. The editor calls this function at its
 * start, because the list of changes would otherwise contain changes that everybody has already.
 */
export async function completeShare(project: string): Promise<void> {
  await withRepository(project, async (repository) => {
    if (!hasJournal(repository)) return;
    const left = await readJournal(repository, await fetchTheirs(repository));
    if (!left) return;
    await acceptTheirs(repository, left.target);
    const killed = await recover(repository);
    if (!killed) return;
    await rememberShared(repository);
    const sent = await changesOf(repository, killed);
    // The line is appended, because the file may still have the changes of an earlier share.
    if (sent !== "") await appendFile(completedFile(repository), `${sent}\n`);
  });
}

/**
 * Returns the path of the file that lists interrupted shares. When the editor starts, it completes such a share and adds a line with the
 * changes of the share. The next share tells the user about them and deletes the file.
 */
const completedFile = ({ storage }: Repository) => join(storage, "completed");

/** Returns a sentence about each interrupted share that the editor has completed when it started. Deletes the list of these shares. */
async function takeCompletedNotices(repository: Repository): Promise<string[]> {
  const sent = await readFile(completedFile(repository), "utf8").catch(() => "");
  await rm(completedFile(repository), { force: true });
  const lines = sent.split("\n").filter(Boolean);
  return lines.map((line) => `An earlier share was interrupted, and completed later. It had sent: ${line}.`);
}

/** The latest shared state, and the earlier states that show what this folder and the remote have changed since then. */
interface Theirs {
  /** The latest shared commit, or undefined if nothing has been shared yet. */
  theirs: string | undefined;
  /** The latest commit that this folder and the remote have in common. */
  base: string | undefined;
  /**
   * The tree or commit with which the folder and the remote are compared, in order to find what each of them has changed. Usually, this is
   * the base. If the previous share was killed after its push, this is the tree of the saved files that it pushed.
   */
  from: string | undefined;
  /** A share that was killed or disconnected after the remote had received its commit. */
  killed?: BranchMove | undefined;
  /** True if the remote has erased something from its history that this folder still has. */
  isRewritten: boolean;
}

/**
 * Stores the versions of files in which somebody has given up a wording for the wording of other people. Such a version can then be
 * restored. If `push` fails, the folder still contains these versions, so the stored copies are deleted.
 * @returns the result of `push`
 */
async function keepIf(
  { project }: Repository,
  givenUp: Merged["givenUp"],
  push: () => Promise<boolean>,
): Promise<boolean> {
  const kept: string[] = [];
  let isPushed = false;
  try {
    for (const [path, { mine, base }] of givenUp) kept.push(await keepFile(project, path, mine, base));
    isPushed = await push();
  } finally {
    if (!isPushed) for (const id of kept) await dropKept(project, id);
  }
  return isPushed;
}

/** Fetches the latest shared commit, and makes it the commit of the remote-tracking branch. */
async function receive(repository: Repository, { head }: Pending): Promise<Theirs> {
  const { git } = repository;
  const theirs = await fetchTheirs(repository);
  if (theirs === undefined) return { theirs, base: undefined, from: undefined, isRewritten: false };
  const common = await git.mergeBase(head, theirs);
  // If the shared history contains the commit of the branch, nothing was erased that this folder has.
  const former = common === head ? undefined : await formerBase(repository, head, theirs);
  const base = former ?? common;
  if (base === undefined)
    throw new SharingError([
      "This folder and the shared repository are not versions of the same project. The address of the shared repository may be wrong. Ask the person who set up the project.",
    ]);
  await acceptTheirs(repository, theirs);
  const left = await readJournal(repository, theirs);
  if (!left) await writeJournal(repository);
  return { theirs, base, from: left?.tree ?? base, killed: left, isRewritten: former !== undefined };
}

/**
 * Makes the commit to push. Its parents are the latest shared commit, and the commits that somebody has made with git on this computer (see
 * ownCommits).
 */
async function commitMerged(
  { git }: Repository,
  { head, tree: saved }: Pending,
  tree: string,
  { theirs, base, isRewritten }: Theirs,
) {
  // If the shared repository is empty, the push sends the whole history. If the shared history contains the commit of the branch, nobody
  // has made commits with git.
  const isShared = isRewritten || base === head;
  const own = theirs === undefined ? head : isShared ? undefined : await ownCommits(git, head, theirs);
  const isOnTop = own !== undefined && (theirs === undefined || (await git.isAncestor(theirs, own)));
  // The commit of the others (`theirs`) is the first parent. The chain of first parents is then the list of all shares, with one commit for
  // each share.
  const parents = isOnTop ? [own] : [theirs, own].filter((parent) => parent !== undefined);
  const [first = ""] = parents;
  if (parents.length === 1 && tree === (await git.treeOf(first))) return { target: first, own };
  const changes = await describeChanges(git, theirs ?? head, theirs === undefined ? saved : tree);
  const text = message(changes) || (own ? "Merge what was committed with git" : "Files outside content/");
  const options = parents.flatMap((parent) => ["-p", parent]);
  const target = await git.run("commit-tree", tree, ...options, "-m", text);
  git.setTree(target, tree);
  return { target, own };
}

/** Returns whether a file that others have changed was saved on this computer after this share had read the folder. */
async function hasChanged(
  repository: Repository,
  intended: BranchMove,
  { blocked }: Progress,
): Promise<boolean> {
  const { foreign } = await compare(repository, intended.tree, intended.target);
  const paths = [...foreign.keys()];
  const code = paths.filter((path) => !path.startsWith(contentFolder));
  if (code.length > 0)
    throw new SharingError([
      "These files were changed both here and by others. Somebody who knows git must first commit or undo the change in this folder:",
      ...code,
    ]);
  const stuck = paths.filter((path) => blocked.has(path) && blocked.get(path) === foreign.get(path));
  if (stuck.length > 0)
    throw new SharingError([
      "Others have shared these files, but something else is in their place here and cannot be replaced. Move the files or folders with these names out of content/, then share again:",
      ...stuck,
    ]);
  for (const [path, hash] of foreign) blocked.set(path, hash);
  return foreign.size > 0;
}

/** Returns a sentence for the user about the parts of a file that two people have moved to different places. */
function movedTwice({ moves, author }: KeptMoves, title: string, nameOf: NameOf): string {
  const [first = "", ...others] = moves.map((labels) =>
    labels.map((label) => labelInWords(label, nameOf)).join(", "),
  );
  const more = others.length === 0 ? "" : ` and ${others.length} more`;
  const now = others.length === 0 ? "It is now where you put it." : "They are now where you put them.";
  return `${title}: you and ${author || "somebody else"} have moved ${first}${more} to different places. ${now}`;
}

/**
 * Makes one attempt to share: merges the folder with the remote's commit, pushes the result, and updates the folder. Returns false if
 * another attempt is needed.
 */
async function exchange(
  repository: Repository,
  mine: Pending,
  { resolve, confirmedId, onStep, runExclusive }: ShareOptions & { runExclusive: RunExclusive },
  result: ShareResult,
  progress: Progress,
): Promise<boolean> {
  const { git } = repository;
  progress.head = mine.head;
  onStep?.("fetch");
  const others = await receive(repository, mine);
  // `killed` is set only before the first push of this share. A later attempt would find this share's own push in the journal, and take it
  // for the push of an earlier share.
  if (!result.shared) progress.killed ??= others.killed;
  const { theirs, base, from, isRewritten } = others;
  let tree = mine.tree;
  let received: FileChange[] = [];
  let haveSameChanges = false;
  let versions: [before: string, after: string] | undefined;
  let givenUp: Merged["givenUp"] = new Map();
  if (theirs !== undefined && base !== undefined && from !== undefined && from !== theirs) {
    if (isRewritten) await refuseForgotten(git, base, mine.tree, theirs);
    const theirChanges = await describeChanges(git, from, theirs);
    const isMineChanged = (await git.treeOf(from)) !== mine.tree;
    haveSameChanges = theirChanges.length > 0 && isMineChanged;
    onStep?.("merge");
    const merged = await mergeCommits(
      repository,
      { base: from, mine: mine.tree, theirs, since: base },
      resolve,
    );
    ({ tree, givenUp } = merged);
    if (isRewritten) await refuseWords(git, theirs, tree);
    result.theirMistakes = await checkMerged(
      repository,
      mine.tree,
      tree,
      theirs,
      "Your changes do not fit the changes that others have shared.",
      {
        elsewhere:
          "You have deleted or renamed something, and a change that somebody else has shared uses it. In Share, undo your change.",
        deadReference:
          "You or others have deleted or renamed something that other content still uses. If you did, undo your change in Share. If others did, delete every use of it from your changes, and share. After that, you can restore it with Undo a change.",
      },
    );
    const renamed = [...merged.renamed].map(
      ([old, now]) =>
        `You and somebody else have both added ${posix.basename(old)}. Both files are kept. Your file is now ${posix.basename(now)}, and your pages use the new name.`,
    );
    // The received changes are the differences between `merged.mine` and `tree`. These trees do not differ where both sides have made the
    // same change, or where I have kept my wording. Restored files are left out, because another notice names them.
    received = (await describeChanges(git, merged.mine, tree)).filter(
      ({ file, changes }) => changes.length > 0 && !merged.restored.includes(file),
    );
    versions = [merged.mine, tree];
    const titleOf = (path: string) => theirChanges.find(({ file }) => file === path)?.title ?? "";
    const moves: string[] = [];
    if (merged.keptMoves.length > 0) {
      const versions = [await filesInCommit(git, mine.tree), await filesInCommit(git, theirs)];
      const { nameOf } = await targetsAt(git, versions);
      for (const move of merged.keptMoves) moves.push(movedTwice(move, titleOf(move.file), nameOf));
    }
    const restored = merged.restored.map(
      (path) =>
        `Somebody deleted the file ${posix.basename(path)}, but a changed page uses it. The file is kept.`,
    );
    const own = [...givenUp.keys()].map(
      (path) =>
        `You kept the wording of somebody else in ${titleOf(path) || posix.basename(path)}. Your own wording is still on this computer. To see or restore it, select Undo a change.`,
    );
    const erased = isRewritten ? [await rewrittenNotice(git, theirs)] : [];
    result.notices = [...new Set([...result.notices, ...erased, ...renamed, ...restored, ...moves, ...own])];
  }
  const { target, own } = await commitMerged(repository, mine, tree, others);
  if (haveSameChanges && received.length === 0 && target === theirs && result.notices.length === 0)
    result.notices = ["Others have already shared the same changes as yours."];
  await refusePersonalData(repository, { theirs, target, own }, confirmedId);
  const intended: BranchMove = { ...mine, target, isPush: target !== theirs };
  if (await hasChanged(repository, intended, progress)) return false;
  if (target !== mine.head) await writeJournal(repository, intended);
  if (target !== theirs) {
    const words = theirs === undefined ? "" : sentence(await describeChanges(git, theirs, target));
    onStep?.("push");
    // The versions in `givenUp` are stored before the push. If the share is killed after the push, the next share completes it, but does
    // not store these versions.
    if (!(await keepIf(repository, givenUp, () => pushMine(repository, target)))) return false;
    result.shared ||= words || (own === undefined ? "" : "what was committed with git");
  } else await keepIf(repository, givenUp, () => Promise.resolve(true));
  await rememberReceived(repository, received.length > 0 ? versions : undefined);
  result.received ||= sentence(received);
  if (target === mine.head) return true;
  onStep?.("switch");
  try {
    const isUpdated = await runExclusive(() => fastForward(repository, intended, onStep));
    if (isUpdated) progress.head = target;
    return isUpdated;
  } catch (error) {
    // The push has succeeded, so the share counts as successful, even if some files could not be replaced. The next share updates the
    // folder.
    if (!(error instanceof SharingError)) throw error;
    result.notices.push(...error.lines);
    return true;
  }
}
