import { checkMerged } from "./checkTree";
import { commitContent, pending, type AskName } from "./commitContent";
import { describeChanges, sentence, type FileChange } from "./describe";
import { SharingRefusal } from "./git";
import { mergeCommits, type SettleFile } from "./mergeCommits";
import { openRepository, withRepository, type Repository } from "./repository";
import { SharingConflict } from "./share";
import { recover, switchTo } from "./switchTo";
import { filesOf, writeTree } from "./tree";

export interface HistoryEntry {
  /** Its commit, or `saved` for what is saved but not committed. */
  id: string;
  /** In ISO 8601. */
  when: string;
  author: string;
  /** The changes in a few words; `changes` has them field by field. */
  words: string;
  changes: FileChange[];
  isShared: boolean;
}

/** The id of the changes that are saved on this computer but in no commit. */
export const savedOnly = "saved";

/** What changed the content of this branch, newest first: what came with a merge is one change, made when it was merged. */
async function commitsOf({ git }: Repository, count: number) {
  const options = ["--first-parent", "--min-parents=1", `-${count}`, "--format=%H%x09%aI%x09%an"];
  const listed = await git.run("log", ...options, "--", "content");
  return listed
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [id = "", when = "", author = ""] = line.split("\t");
      return { id, when, author };
    });
}

/** The commit before another; if only some files matter, the other's tree with these as they were before it. */
async function before(
  repository: Repository,
  commit: string,
  files: readonly string[] | undefined,
): Promise<string> {
  const { git } = repository;
  const earlier = await git.run("rev-parse", `${commit}^`);
  if (files === undefined) return earlier;
  const there = await filesOf(git, earlier);
  const old = files.map((file) => [file, there.get(file)] as const);
  return writeTree(repository, new Map([...(await filesOf(git, commit)), ...old]));
}

/** What was saved and shared, newest first, each in words and with its differences. */
export async function history(project: string, count = 20): Promise<HistoryEntry[]> {
  const repository = await openRepository(project);
  const { git, remote } = repository;
  const copy = await git.hashOf(remote?.copy);
  const unshared = new Set((await git.run("rev-list", "HEAD", ...(copy ? [`^${copy}`] : []))).split("\n"));
  const entries: HistoryEntry[] = [];
  const { head, tree, isCommitted } = await pending(repository);
  if (!isCommitted) {
    const changes = await describeChanges(git, head, tree);
    const author = (await git.tryRun("config", "user.name")) ?? "you";
    const when = new Date().toISOString();
    entries.push({ id: savedOnly, when, author, words: sentence(changes), changes, isShared: false });
  }
  for (const commit of await commitsOf(repository, count)) {
    const changes = await describeChanges(git, `${commit.id}^`, commit.id);
    entries.push({ ...commit, words: sentence(changes), changes, isShared: !unshared.has(commit.id) });
  }
  return entries;
}

/**
 * Reverts one change and leaves all later ones. The result is a new change, which can be shared or taken back like any other.
 * @param id the id of a history entry
 * @param options `files` are those to take back, by default all of the change's; `settle` resolves what has been changed again since: `theirs` is the version before the change
 * @returns what was taken back, in words
 * @throws a SharingRefusal, with nothing changed, if that cannot be done
 */
export async function takeBack(
  project: string,
  id: string,
  {
    files,
    settle = () => undefined,
    askName = () => Promise.resolve(undefined),
  }: { files?: readonly string[] | undefined; settle?: SettleFile; askName?: AskName } = {},
): Promise<string> {
  return withRepository(project, async (repository) => {
    const { git } = repository;
    await recover(repository);
    const head = await git.run("rev-parse", "HEAD");
    const mine = await commitContent(repository, askName, () => undefined);
    const commit = id === savedOnly ? mine : await git.hashOf(`${id}^{commit}`);
    if (commit === undefined || (id === savedOnly && mine === head))
      throw new SharingRefusal([
        "There is no such change to take back. The list may have changed; check it again.",
      ]);
    const earlier = await before(repository, commit, files);
    const { tree, conflicts } = await mergeCommits(repository, commit, mine, earlier, settle, true);
    if (conflicts.length > 0) throw new SharingConflict(conflicts);
    const taken = sentence(await describeChanges(git, earlier, commit));
    if (tree === (await git.run("rev-parse", `${mine}^{tree}`)))
      throw new SharingRefusal([`Nothing is left of this change: ${taken}.`]);
    const { mistakes } = await checkMerged(repository, tree, mine);
    if (mistakes.length > 0)
      throw new SharingRefusal(["Taking this change back would cause these mistakes:", ...mistakes]);
    const text = `Take back: ${taken}`;
    const target = await git.run("commit-tree", tree, "-p", mine, "-m", text);
    if (!(await switchTo(repository, mine, target, () => undefined)))
      throw new SharingRefusal(["Somebody saved a file at the same moment. Try again."]);
    return taken;
  });
}
