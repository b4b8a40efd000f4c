import type { Problem } from "../../src/content-model/problem";
import { checkMerged } from "./checkTree";
import { describeChanges, sentence, type FileChange } from "./describeChanges";
import type { ResolveFileConflict } from "./fileConflict";
import { SharingError, SharingProblemsError, type Git } from "./git";
import { keepFile } from "./keptFiles";
import { mergeCommits } from "./mergeCommits";
import { unshared, type Unshared } from "./pending";
import { openRepository, withRepository, type Repository } from "./repository";
import { recover, writeFiles } from "./fastForward";
import type { RunExclusive } from "./share";
import { contentFolder, filesInCommit, isSameFile, pathsThatDiffer, writeTree } from "./tree";

export interface HistoryEntry {
  /** The hash of the commit of this change, or `sinceShared` for all changes that are not shared yet. */
  id: string;
  /** The time of the change, in ISO 8601. */
  when: string;
  author: string;
  /** A short summary of the changes. `changes` lists them field by field. */
  summary: string;
  changes: FileChange[];
  isShared: boolean;
  /** True if the author's name is the name in this computer's settings. */
  isOwn: boolean;
  /**
   * The commits with the earlier and the later version of the files. If `after` is missing, the later version is the current content of the
   * folder.
   */
  versions: [before: string, after?: string];
}

/** The id of the history entry with all changes that are not shared yet. */
export const sinceShared = "unshared";

const noChange = "This change is no longer in the history. Close the list of changes, then open it again.";

const undoneNothing = "Nothing was undone, because";

/** The number of history entries that are read in one step. */
const pageSize = 20;

/**
 * Returns the commit or tree before a change. If `files` is given, the change is undone only in these files. The result is then a tree with
 * the earlier versions of these files and the later versions of all others.
 */
async function before(
  repository: Repository,
  commit: string,
  earlier: string,
  files: readonly string[] | undefined,
) {
  const { git } = repository;
  if (files === undefined) return earlier;
  const there = await filesInCommit(git, earlier);
  const old = files.map((file) => [file, there.get(file)] as const);
  return writeTree(repository, new Map([...(await filesInCommit(git, commit)), ...old]));
}

const ownName = async (git: Git) => (await git.allSettings()).get("user.name");

/** The guide to the content folder. The history of all content leaves this file out, because developers write it, and not volunteers. */
const guide = `${contentFolder}README.md`;

/** Returns the unshared changes as the first entry of a history, or undefined if there are none. */
async function unsharedEntry(git: Git, { base, tree }: Unshared, path?: string) {
  const author = (await ownName(git)) ?? "you";
  const about = { id: sinceShared, when: new Date().toISOString(), author, isShared: false, isOwn: true };
  return entryOf(git, { ...about, versions: [base, tree] }, path, [base]);
}

/**
 * Returns a history entry with the changes between two versions, in all files or in one file. Returns undefined if there are no changes.
 */
async function entryOf(
  git: Git,
  about: Pick<HistoryEntry, "id" | "when" | "author" | "isShared" | "isOwn"> & { versions: [string, string] },
  path: string | undefined,
  versions: HistoryEntry["versions"] = about.versions,
): Promise<HistoryEntry | undefined> {
  const all = await describeChanges(git, ...about.versions);
  const changes = all.filter(({ file }) => (path === undefined ? file !== guide : file === path));
  return changes.length === 0 ? undefined : { ...about, summary: sentence(changes), changes, versions };
}

/** Returns the name that a file has in an earlier version. Returns undefined if it was not renamed since that version. */
async function formerName(
  git: Git,
  before: string,
  after: string,
  path: string,
): Promise<string | undefined> {
  const options = ["-r", "-z", "-M", "--diff-filter=R", "--name-status", before, after];
  const columns = (await git.run("diff-tree", ...options)).split("\0");
  const at = columns.findIndex((column, index) => index % 3 === 2 && column === path);
  return at === -1 ? undefined : columns[at - 1];
}

/** The position at which a history continues: the commit and, if it is the history of one file, the path of the file. */
interface HistoryPosition {
  from: string;
  path?: string | undefined;
}

interface History {
  entries: HistoryEntry[];
  /** The position at which earlier entries begin, or undefined if there are no earlier entries. */
  more?: HistoryPosition;
}

/**
 * Lists unshared and shared changes, the newest first. Each entry has a summary and the differences.
 * @param place `path` limits the list to one file, under all names that the file has had. `from` is the commit at which an earlier list
 * ended
 */
export async function history(
  project: string,
  place: { path?: string | undefined; from?: string | undefined } = {},
): Promise<History> {
  const repository = await openRepository(project);
  const { git } = repository;
  const me = await ownName(git);
  const entries: HistoryEntry[] = [];
  let { from, path } = place;
  if (from === undefined) {
    const here = await unshared(repository);
    const first = await unsharedEntry(git, here, path);
    if (first) entries.push(first);
    path &&= (await formerName(git, here.base, here.tree, path)) ?? path;
    from = here.base;
  }
  while (from !== undefined) {
    // With these options, git lists a merge as one change that was made at the time of the merge.
    const options = ["--first-parent", "--min-parents=1", `--max-count=${pageSize + 1}`];
    const lines = await git.commits("%H%x09%P%x09%aI%x09%an", ...options, from, "--", path ?? "content");
    from = undefined;
    for (const line of lines) {
      const [id = "", parents = "", when = "", author = ""] = line.split("\t");
      // The hash of the parent is used, and not `id^`, because the next entry has the same hash. Its list of files is then read only once.
      const [parent = ""] = parents.split(" ");
      if (entries.length >= pageSize) return { entries, more: { from: id, path } };
      const about = { id, when, author, isShared: true, isOwn: author === me };
      const entry = await entryOf(git, { ...about, versions: [parent, id] }, path);
      if (entry) entries.push(entry);
      const former: string | undefined = path && (await formerName(git, parent, id, path));
      if (former === undefined) continue;
      [from, path] = [parent, former];
      break;
    }
    // If git lists one commit more than `pageSize`, there are older commits.
    if (from === undefined && lines.length > pageSize) from = `${lines.at(-1)?.split("\t")[0] ?? ""}^`;
  }
  return { entries };
}

/**
 * Stores copies of the files that an undo will change, so that the user can restore them from the list of deleted files. Only versions that
 * were never shared are stored.
 */
async function keepUnshared(repository: Repository, { base, tree }: Unshared, target: string): Promise<void> {
  const { git, project } = repository;
  const [shared, saved, later] = [
    await filesInCommit(git, base),
    await filesInCommit(git, tree),
    await filesInCommit(git, target),
  ];
  const paths = pathsThatDiffer(saved, later).filter(
    (path) => saved.has(path) && !isSameFile(saved.get(path), shared.get(path)),
  );
  const blobs = await git.blobs(paths.flatMap((path) => [saved.get(path)?.blob, later.get(path)?.blob]));
  for (const path of paths) {
    const bytes = blobs.get(saved.get(path)?.blob);
    if (bytes) await keepFile(project, path, bytes, blobs.get(later.get(path)?.blob));
  }
}

/**
 * Returns the reason why some files of a change cannot be undone without others, and what to do. Returns undefined if there are no such
 * files.
 * @param files the files whose undo has caused problems
 * @param all all files of the change
 * @param isPossible returns whether the change can be undone in some files or, without files, in all files
 */
async function dependenceOf(
  files: readonly string[],
  all: readonly FileChange[],
  problems: readonly Problem[],
  isPossible: (files?: readonly string[]) => Promise<boolean>,
): Promise<string | undefined> {
  const concerned = new Set(problems.flatMap(({ file, counterpart }) => [file, counterpart?.file]));
  const others = all.filter(({ file }) => concerned.has(file) && !files.includes(file));
  for (const { file, title } of others)
    if ((await isPossible([...files, file])) && (await isPossible([file])))
      return `another change depends on this one: ${title}. Undo that change first.`;
  return others.length > 0 && (await isPossible())
    ? "other changes depend on this one, and this one depends on them. To undo all of them together, select “Undo a change” at the top of the window."
    : undefined;
}

/**
 * Undoes one change in the folder and keeps all later changes. Others receive the result with the next share. A version that was never
 * shared is kept among the deleted files when it is undone, so that people can restore it.
 * @param id the id of a history entry
 * @param options `files` are the files to undo, by default all files of the change. `resolve` resolves conflicts with later changes, where
 * `theirs` is the version before the change. `runExclusive` runs a given function while nothing else changes the folder
 * @returns the undone changes, in words
 * @throws a SharingError if the change cannot be undone. The folder is then unchanged
 */
export async function takeBack(
  project: string,
  id: string,
  options: {
    files?: readonly string[] | undefined;
    resolve?: ResolveFileConflict;
    runExclusive?: RunExclusive;
  } = {},
): Promise<string> {
  const runExclusive: RunExclusive = options.runExclusive ?? ((run) => run());
  const undo = async (repository: Repository) => {
    const { git } = repository;
    await recover(repository);
    const here = await unshared(repository);
    const commit = id === sinceShared ? here.tree : await git.hashOf(`${id}^{commit}`);
    const parent = id === sinceShared ? here.base : await git.hashOf(`${id}^`);
    if (commit === undefined || parent === undefined) throw new SharingError([noChange]);
    /** Merges an undo of some files, or of all files of the change, into the folder's files. */
    const merged = async (files: readonly string[] | undefined, resolve?: ResolveFileConflict) => {
      const earlier = await before(repository, commit, parent, files);
      const versions = { base: commit, mine: here.tree, theirs: earlier };
      const { tree } = await mergeCommits(repository, versions, resolve, true);
      return { earlier, tree };
    };
    const { earlier, tree } = await merged(options.files, options.resolve);
    const wanted = sentence(await describeChanges(git, earlier, commit));
    if (wanted === "") throw new SharingError([noChange]);
    if (tree === here.tree)
      throw new SharingError([`There is nothing left to undo in this change: ${wanted}.`]);
    // The result describes the differences between the folder before and after the undo. They may be fewer than the undone changes, because
    // the user may have kept a later wording in some places.
    const taken = sentence(await describeChanges(git, tree, here.tree));
    const check = (undone: string) =>
      checkMerged(
        repository,
        here.tree,
        undone,
        here.tree,
        `${undoneNothing} undoing this change would cause these problems:`,
      );
    try {
      await check(tree);
    } catch (error) {
      if (!options.files || !(error instanceof SharingProblemsError)) throw error;
      const isPossible = async (files?: readonly string[]) => {
        try {
          await check((await merged(files)).tree);
          return true;
        } catch {
          return false;
        }
      };
      const all = await describeChanges(git, parent, commit);
      const reason = await dependenceOf(options.files, all, error.problems, isPossible);
      if (reason !== undefined) throw new SharingError([`${undoneNothing} ${reason}`]);
      throw error;
    }
    await keepUnshared(repository, here, tree);
    if (!(await writeFiles(repository, here.tree, tree)))
      throw new SharingError(["Somebody saved a file at the same moment. Try again."]);
    return taken;
  };
  return withRepository(project, (repository) => runExclusive(() => undo(repository)));
}
