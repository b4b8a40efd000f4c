import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { assertFree, recover, switchTo } from "./switchTo";
import { checkFolder, checkMerged } from "./checkTree";
import { commitContent, type AskName } from "./commitContent";
import { describeChanges, message, sentence } from "./describe";
import type { SettleFile } from "./fileConflict";
import { dropForgotten, formerBase, refuseForgotten, rewritten } from "./followRewritten";
import { refuseWords } from "./forgotten";
import { SharingRefusal } from "./git";
import { mergeCommits } from "./mergeCommits";
import type { Shared } from "./sharedLines";
import { fetchTheirs, pushMine } from "./remote";
import { withRepository, type OnStep, type Repository } from "./repository";
import { dropTakenBack } from "./takeBack";
import { rememberReceived } from "./unshared";

/** Runs something that changes the working tree while nothing else in this process saves there. */
export type RunExclusive = <Result>(run: () => Promise<Result>) => Promise<Result>;

interface ShareOptions {
  /** The tree that was shown before (unshared.ts); if content/ has changed since, nothing is shared. */
  shown?: string | undefined;
  /** Resolves conflicts; one that it leaves unresolved stops the sharing. */
  settle?: SettleFile;
  askName?: AskName;
  onStep?: OnStep;
  runExclusive?: RunExclusive;
}

/** If somebody shares, or saves here, in the meantime, everything is merged again. */
const maxAttempts = 5;

/**
 * Shares content/ with the others and receives what they shared. The working tree is changed only after the merged
 * commit has been pushed; if the process is killed at any point, the next call completes the work.
 * @returns what was shared and received
 * @throws a SharingRefusal that says what prevents it
 */
export async function share(project: string, options: ShareOptions = {}): Promise<Shared> {
  const runExclusive: RunExclusive = options.runExclusive ?? ((run) => run());
  return withRepository(project, async (repository) => {
    await runExclusive(() => recover(repository));
    const result: Shared = { notices: [], shared: "", received: "", theirMistakes: [] };
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      result.theirMistakes = await checkFolder(repository);
      const { askName, onStep } = options;
      const shown = result.shared ? undefined : options.shown;
      const mine = await runExclusive(async () =>
        dropTakenBack(repository, await commitContent(repository, askName, onStep, shown)),
      );
      if (await exchange(repository, mine, { ...options, runExclusive }, result)) {
        await writeFile(join(repository.storage, "last-shared"), new Date().toISOString());
        result.notices.push(...(await dropForgotten(repository)));
        return result;
      }
    }
    throw new SharingRefusal([
      "Somebody else kept sharing at the same moment. Your work is safe on this computer; try again in a minute.",
    ]);
  });
}

/** Merges with the remote's commit, pushes the result and checks it out; false if it must be retried. */
async function exchange(
  repository: Repository,
  mine: string,
  { settle, onStep, runExclusive }: ShareOptions & { runExclusive: RunExclusive },
  result: Shared,
): Promise<boolean> {
  const { git } = repository;
  onStep?.("fetch");
  const theirs = await fetchTheirs(repository);
  const former = theirs && (await formerBase(repository, mine, theirs));
  const base = former ?? (theirs && (await git.tryRun("merge-base", mine, theirs)));
  if (theirs !== undefined && base === undefined)
    throw new SharingRefusal([
      "The shared repository has no history in common with this folder. Its address may be that of another project.",
    ]);
  let target = mine;
  let received = "";
  if (theirs !== undefined && base !== undefined && base !== theirs) {
    if (former) await refuseForgotten(git, base, mine, theirs);
    const changes = await describeChanges(git, base, theirs);
    received = sentence(changes);
    if (base !== mine) onStep?.("merge");
    const tree = base === mine ? theirs : await mergeCommits(repository, base, mine, theirs, settle);
    if (former) await refuseWords(git, theirs, tree);
    const headline = "Merged with what others have shared, your changes have these mistakes:";
    result.theirMistakes = await checkMerged(repository, tree, theirs, headline);
    const text = former
      ? message(await describeChanges(git, theirs, tree)) || "Files outside content/"
      : `Merge what others shared\n\n${message(changes)}`;
    // Theirs comes first: followed by its first parents, the shared branch is a list of what each person shared.
    const parents = ["-p", theirs, ...(former ? [] : ["-p", mine])];
    const isTheirs = base === mine || (former && tree === (await git.run("rev-parse", `${theirs}^{tree}`)));
    target = isTheirs ? theirs : await git.run("commit-tree", tree, ...parents, "-m", text);
    if (former) result.notices = [rewritten];
  }
  await assertFree(repository, mine, target);
  if (target !== theirs) {
    const words = theirs === undefined ? "" : sentence(await describeChanges(git, theirs, target));
    onStep?.("push");
    if (!(await pushMine(repository, target))) return false;
    result.shared ||= words || (target === mine ? "what was committed with git" : "");
  }
  const isNew = target !== mine;
  await rememberReceived(repository, isNew ? base : undefined, theirs);
  if (!isNew) return true;
  result.received ||= received;
  onStep?.("switch");
  return runExclusive(() => switchTo(repository, mine, target, onStep));
}
