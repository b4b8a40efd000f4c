import { checkMerged } from "./checkTree";
import { commitContent, pending, type AskName } from "./commitContent";
import { describeChanges, message, sentence, type FileChange } from "./describe";
import type { SettleFile } from "./fileConflict";
import { SharingRefusal } from "./git";
import { contentFolder, mergeCommits } from "./mergeCommits";
import { openRepository, withRepository, type Repository } from "./repository";
import { recover, switchTo } from "./switchTo";
import { filesOf, writeTree } from "./tree";
import { unshared } from "./unshared";

export interface HistoryEntry {
  /** Its commit, or `saved` for what is saved but not committed. */
  id: string;
  /** In ISO 8601. */
  when: string;
  author: string;
  /** The changes in a few words; `changes` has them field by field. */
  summary: string;
  changes: FileChange[];
  isShared: boolean;
}

/** The id of the changes that are saved on this computer but in no commit. */
export const savedOnly = "saved";

/** The id of all that was not shared yet. */
export const sinceShared = "unshared";

const prefix = "Take back: ";

/**
 * Puts one commit in place of those that are not shared, if something was taken back in them, so that what nobody has received yet reaches
 * no history. Commits that change other files than content/, made with git, stay as they are.
 * @param mine the commit of the branch
 * @returns the commit of the branch now, whose tree is the same
 */
export async function dropTakenBack({ git, branch, remote }: Repository, mine: string): Promise<string> {
  const copy = await git.hashOf(remote?.copy);
  const base = copy && (await git.tryRun("merge-base", mine, copy));
  if (!base) return mine;
  const lines = async (...command: string[]) => (await git.run(...command)).split("\n").filter(Boolean);
  const subjects = await lines("log", "--format=%s", `${base}..${mine}`);
  if (subjects.length < 2 || !subjects.some((subject) => subject.startsWith(prefix))) return mine;
  const paths = await lines("diff", "--name-only", base, mine);
  if (paths.some((path) => !path.startsWith(contentFolder))) return mine;
  const [before, tree = ""] = await lines("rev-parse", `${base}^{tree}`, `${mine}^{tree}`);
  const text = message(await describeChanges(git, base, tree));
  const target = tree === before ? base : await git.run("commit-tree", tree, "-p", base, "-m", text);
  await git.run("update-ref", `refs/heads/${branch}`, target, mine);
  return target;
}

/** An earlier commit; if only some files matter, a commit's tree with these as they were in the earlier one. */
async function before(
  repository: Repository,
  commit: string,
  earlier: string,
  files: readonly string[] | undefined,
) {
  const { git } = repository;
  if (files === undefined) return earlier;
  const there = await filesOf(git, earlier);
  const old = files.map((file) => [file, there.get(file)] as const);
  return writeTree(repository, new Map([...(await filesOf(git, commit)), ...old]));
}

/** What was saved and shared, newest first, each in words and with its differences. */
export async function history(project: string): Promise<HistoryEntry[]> {
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
    entries.push({ id: savedOnly, when, author, summary: sentence(changes), changes, isShared: false });
  }
  // What came with a merge is one change, made when it was merged.
  const options = ["--first-parent", "--min-parents=1", "-20", "--format=%H%x09%aI%x09%an"];
  const listed = await git.run("log", ...options, "--", "content");
  for (const line of listed.split("\n").filter(Boolean)) {
    const [id = "", when = "", author = ""] = line.split("\t");
    const changes = await describeChanges(git, `${id}^`, id);
    entries.push({ id, when, author, summary: sentence(changes), changes, isShared: !unshared.has(id) });
  }
  return entries;
}

/**
 * Reverts one change and leaves all later ones. The result is a new change, which can be shared or taken back like any other.
 * @param id the id of a history entry, or of all that was not shared yet
 * @param options `files` are those to take back, by default all of the change's; `settle` resolves what has been changed again since: `theirs` is the version before the change
 * @returns what was taken back, in words
 * @throws a SharingRefusal, with nothing changed, if that cannot be done
 */
export async function takeBack(
  project: string,
  id: string,
  options: { files?: readonly string[] | undefined; settle?: SettleFile; askName?: AskName } = {},
): Promise<string> {
  return withRepository(project, async (repository) => {
    const { git } = repository;
    await recover(repository);
    const head = await git.run("rev-parse", "HEAD");
    const shared = id === sinceShared ? (await unshared(repository)).base : undefined;
    const mine = await commitContent(repository, options.askName);
    const commit = id === savedOnly || shared ? mine : await git.hashOf(`${id}^{commit}`);
    if (commit === undefined || (id === savedOnly && mine === head))
      throw new SharingRefusal([
        "There is no such change to take back. The list may have changed; check it again.",
      ]);
    const parent = shared ?? (await git.run("rev-parse", `${commit}^`));
    const earlier = await before(repository, commit, parent, options.files);
    const tree = await mergeCommits(repository, commit, mine, earlier, options.settle, true);
    const taken = sentence(await describeChanges(git, earlier, commit));
    if (tree === (await git.run("rev-parse", `${mine}^{tree}`)))
      throw new SharingRefusal([`Nothing is left of this change: ${taken}.`]);
    await checkMerged(repository, tree, mine, "Taking this change back would cause these mistakes:");
    const text = prefix + taken;
    const target = await git.run("commit-tree", tree, "-p", mine, "-m", text);
    if (!(await switchTo(repository, mine, target)))
      throw new SharingRefusal(["Somebody saved a file at the same moment. Try again."]);
    return taken;
  });
}
