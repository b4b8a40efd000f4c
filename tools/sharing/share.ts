import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { assertFree, recover, switchTo } from "./switchTo";
import { checkFolder, checkMerged } from "./checkTree";
import { commitContent, type AskName } from "./commitContent";
import { describeChanges, message, sentence } from "./describe";
import { SharingRefusal } from "./git";
import { mergeCommits, type FileConflict, type SettleFile } from "./mergeCommits";
import { fetchTheirs, pushMine } from "./remote";
import { withRepository, type Repository } from "./repository";

/** Runs something that changes the working tree while nothing else in this process saves there. */
export type RunExclusive = <Result>(run: () => Promise<Result>) => Promise<Result>;

const runNow: RunExclusive = (run) => run();

interface ShareOptions {
  /** Resolves conflicts; one that it leaves unresolved stops the sharing. */
  settle?: SettleFile;
  askName?: AskName;
  onStep?: (step: string) => void;
  runExclusive?: RunExclusive;
}

/** What was shared and received, in words; empty if there was nothing. */
export interface Shared {
  shared: string;
  received: string;
  /** The errors in what others had already shared. */
  theirMistakes: string[];
}

/** Stops the sharing because two people changed the same place differently. */
export class SharingConflict extends SharingRefusal {
  constructor(readonly conflicts: readonly FileConflict[]) {
    super(conflicts.map(formatConflict));
  }
}

/** Characters of a wording to show in a list. */
const maxShown = 200;

/** A wording on one line, truncated if it is long. */
export function shortened(text: string | undefined): string {
  if (text === undefined) return "(deleted)";
  const line = text.replace(/\s+/g, " ").trim();
  return JSON.stringify(line.length > maxShown ? `${line.slice(0, maxShown)}…` : line);
}

/** A conflict on one line: `content/pages/annex.md: description: yours "…" theirs "…"`. */
function formatConflict({ file, where, mine, theirs, author }: FileConflict): string {
  const place = [file, ...where].join(": ");
  return `${place}: yours ${shortened(mine)} theirs${author ? ` (${author})` : ""} ${shortened(theirs)}`;
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
  const {
    settle = () => undefined,
    askName = () => Promise.resolve(undefined),
    onStep = () => undefined,
    runExclusive = runNow,
  } = options;
  return withRepository(project, async (repository) => {
    await runExclusive(() => recover(repository));
    const result: Shared = { shared: "", received: "", theirMistakes: [] };
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const { mistakes, theirMistakes } = await checkFolder(repository);
      if (mistakes.length > 0) throw new SharingRefusal(mistakes);
      result.theirMistakes = theirMistakes;
      const mine = await commitContent(repository, askName, onStep);
      const isDone = await exchange(repository, mine, { settle, onStep, runExclusive }, result);
      if (isDone) {
        await writeFile(join(repository.storage, "last-shared"), new Date().toISOString());
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
  { settle, onStep, runExclusive }: Required<Omit<ShareOptions, "askName">>,
  result: Shared,
): Promise<boolean> {
  const { git } = repository;
  onStep("fetch");
  const theirs = await fetchTheirs(repository);
  const base = theirs === undefined ? undefined : await git.tryRun("merge-base", mine, theirs);
  if (theirs === undefined || base === theirs) {
    if (theirs === mine) return true;
    const words = sentence(theirs === undefined ? [] : await describeChanges(git, theirs, mine));
    onStep("push");
    if (!(await pushMine(repository, mine))) return false;
    result.shared ||= words || "what was committed with git";
    return true;
  }
  if (base === undefined)
    throw new SharingRefusal([
      "The shared repository has no history in common with this folder. Its address may be that of another project.",
    ]);
  const received = await describeChanges(git, base, theirs);
  let target = theirs;
  let words = "";
  if (base === mine) {
    result.theirMistakes = (await checkMerged(repository, theirs, theirs)).theirMistakes;
  } else {
    onStep("merge");
    const { tree, conflicts } = await mergeCommits(repository, base, mine, theirs, settle);
    if (conflicts.length > 0) throw new SharingConflict(conflicts);
    const { mistakes, theirMistakes } = await checkMerged(repository, tree, theirs);
    if (mistakes.length > 0)
      throw new SharingRefusal([
        "Merged with what others have shared, your changes have these mistakes:",
        ...mistakes,
      ]);
    result.theirMistakes = theirMistakes;
    words = sentence(await describeChanges(git, theirs, tree));
    const text = `Merge what others shared\n\n${message(received)}`;
    // Theirs comes first: followed by its first parents, the shared branch is a list of what each person shared.
    target = await git.run("commit-tree", tree, "-p", theirs, "-p", mine, "-m", text);
  }
  await assertFree(repository, mine, target);
  if (target !== theirs) {
    onStep("push");
    if (!(await pushMine(repository, target))) return false;
    result.shared ||= words;
  }
  result.received ||= sentence(received);
  onStep("switch");
  return runExclusive(() => switchTo(repository, mine, target, onStep));
}
