import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { assertFree, recover, switchTo } from "./switchTo";
import { checkFolder, checkMerged } from "./checkTree";
import { commitContent, type AskName } from "./commitContent";
import { describeChanges, message, sentence } from "./describe";
import { Obstacle } from "./git";
import { mergeCommits, type FileClash, type SettleFile } from "./mergeCommits";
import { fetchTheirs, pushMine } from "./remote";
import { withRepository, type Repository } from "./repository";

/** Runs what changes the project's folder, while nobody else in this program saves there. */
export type Alone = <Result>(run: () => Promise<Result>) => Promise<Result>;

const atOnce: Alone = (run) => run();

export interface ShareOptions {
  /** How clashes are settled; those that it leaves open stop the sharing. */
  settle?: SettleFile;
  askName?: AskName;
  /** Called with each step before it is taken. */
  onStep?: (step: string) => void;
  alone?: Alone;
}

/** What was shared and received, in words; empty where there was nothing. */
export interface Shared {
  shared: string;
  received: string;
  /** What the check says against what the others had shared already. */
  theirMistakes: string[];
}

/** Stops the sharing where two people wrote different things in one place. */
export class ClashObstacle extends Obstacle {
  constructor(readonly clashes: readonly FileClash[]) {
    super(clashes.map(formatClash));
  }
}

/** How much of a wording is shown in a list. */
const mostShown = 200;

/** A wording on one line, cut off where it is long. */
export function shortened(text: string | undefined): string {
  if (text === undefined) return "(deleted)";
  const line = text.replace(/\s+/g, " ").trim();
  return JSON.stringify(line.length > mostShown ? `${line.slice(0, mostShown)}…` : line);
}

/** A clash on one line: `content/pages/annex.md: description: yours "…" theirs "…"`. */
export function formatClash({ file, where, mine, theirs, author }: FileClash): string {
  const place = [file, ...where].join(": ");
  return `${place}: yours ${shortened(mine)} theirs${author ? ` (${author})` : ""} ${shortened(theirs)}`;
}

/** Somebody may share, or save here, while we do; then everything is merged again. */
const mostAttempts = 5;

/**
 * Shares what content/ holds with the others and receives what they shared. Nothing in the project's folder is changed
 * before the others have it all; whenever it is stopped, the next call completes it.
 * @returns what was shared and received
 * @throws an Obstacle that says what is in the way
 */
export async function share(project: string, options: ShareOptions = {}): Promise<Shared> {
  const {
    settle = () => undefined,
    askName = () => Promise.resolve(undefined),
    onStep = () => undefined,
    alone = atOnce,
  } = options;
  return withRepository(project, async (repository) => {
    await alone(() => recover(repository));
    const result: Shared = { shared: "", received: "", theirMistakes: [] };
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      const mistakes = await checkFolder(project);
      if (mistakes.length > 0) throw new Obstacle(mistakes);
      const mine = await commitContent(repository, askName, onStep);
      const done = await exchange(repository, mine, { settle, onStep, alone }, result);
      if (done) {
        await writeFile(join(repository.storage, "last-shared"), new Date().toISOString());
        return result;
      }
    }
    throw new Obstacle([
      "The others are sharing at this moment, again and again. Your work is safe on this computer; try again in a minute.",
    ]);
  });
}

/** Merges with what the others have, gives them the result and takes it over; false if it must be tried again. */
async function exchange(
  repository: Repository,
  mine: string,
  { settle, onStep, alone }: Required<Omit<ShareOptions, "askName">>,
  result: Shared,
): Promise<boolean> {
  const { git } = repository;
  onStep("fetch");
  const theirs = await fetchTheirs(repository);
  const base = theirs === undefined ? undefined : await git.ask("merge-base", mine, theirs);
  if (theirs !== undefined && base === undefined)
    throw new Obstacle([
      "What is shared there has no history in common with this folder. Perhaps it is the address of another project.",
    ]);
  if (theirs === undefined || base === theirs) {
    if (theirs === mine) return true;
    const words = sentence(theirs === undefined ? [] : await describeChanges(git, theirs, mine));
    onStep("push");
    if (!(await pushMine(repository, mine))) return false;
    result.shared ||= words || "what was committed with git";
    return true;
  }
  const received = await describeChanges(git, base ?? theirs, theirs);
  let target = theirs;
  let words = "";
  if (base !== mine) {
    onStep("merge");
    const { tree, clashes } = await mergeCommits(repository, base ?? mine, mine, theirs, settle);
    if (clashes.length > 0) throw new ClashObstacle(clashes);
    const { mistakes, theirMistakes } = await checkMerged(repository, tree, theirs);
    if (mistakes.length > 0)
      throw new Obstacle(["Together with what the others have shared, this is wrong:", ...mistakes]);
    result.theirMistakes = theirMistakes;
    words = sentence(await describeChanges(git, theirs, tree));
    const text = `Merge what others shared\n\n${message(received)}`;
    target = (await git.run("commit-tree", tree, "-p", mine, "-p", theirs, "-m", text)).trim();
  }
  await assertFree(repository, mine, target);
  if (target !== theirs) {
    onStep("push");
    if (!(await pushMine(repository, target))) return false;
    result.shared ||= words;
  }
  result.received ||= sentence(received);
  onStep("switch");
  return alone(() => switchTo(repository, mine, target, onStep));
}
