import { posix } from "node:path";
import { isMedia, pictureName } from "../../src/content-model/fields";
import { kindOfFile } from "../../src/content-model/kinds";
import type { Problem } from "../../src/content-model/problem";
import { uncontested, type Conflict, type ThreeWay } from "../merge/conflict";
import { mergeFile } from "../merge/mergeFile";
import type { KeptMove } from "../merge/mergeParts";
import { SharingConflictError, type FileConflict, type ResolveFileConflict } from "./fileConflict";
import { SharingError, SharingProblemsError } from "./git";
import { mediaInWords } from "./mediaInWords";
import type { Repository } from "./repository";
import { sameNames } from "./sameNames";
import { targetsAt } from "./targetsAt";
import { restoreUsed, separateAdditions } from "./separateAdditions";
import {
  contentFolder,
  filesInCommit,
  isSameFile,
  pathsThatDiffer,
  writeTree,
  type Files,
  type TreeFile,
} from "./tree";

/** The file mode that git gives to a symbolic link. */
const linkMode = "120000";

/**
 * Prepares a merge in which one side has renamed files. Gives each renamed file its new name in the base and on the other side, too. The
 * merge then puts the changes of the other side into the renamed file.
 */
async function followRenames(
  { git }: Repository,
  base: string,
  side: string,
  files: { base: Files; side: Files; other: Files },
): Promise<void> {
  const isAnyGone = [...files.base.keys()].some((path) => !files.side.has(path));
  if (!isAnyGone) return;
  const listed = await git.run("diff-tree", "-r", "-z", "-M", "--diff-filter=R", "--name-status", base, side);
  const columns = listed.split("\0");
  for (let index = 0; index + 2 < columns.length; index += 3) {
    const [from = "", to = ""] = columns.slice(index + 1, index + 3);
    const [old, changed] = [files.base.get(from), files.other.get(from)];
    if (!old || !changed || files.other.has(to)) continue;
    for (const one of [files.base, files.other]) one.delete(from);
    files.base.set(to, old);
    files.other.set(to, changed);
  }
}

/** Returns the names of the authors who changed a file between two commits, in the order of the commits: "Ann or Cleo". */
async function authorsOf({ git }: Repository, from: string, to: string, path: string): Promise<string> {
  const names = await git.commits("%an", "--no-merges", "--reverse", `${from}..${to}`, "--", path);
  return [...new Set(names)].join(" or ");
}

/** If the conflict is about a field that contains the path of a picture, returns the hashes of the two pictures. */
function picturesIn(
  conflict: Conflict,
  path: string,
  mine: Files,
  theirs: Files,
): Pick<FileConflict, "blobs"> {
  const blobOf = (files: Files, wording: string | undefined) =>
    wording !== undefined && pictureName.test(wording)
      ? files.get(posix.join(posix.dirname(path), wording))?.blob
      : undefined;
  const blobs = { mine: blobOf(mine, conflict.mine), theirs: blobOf(theirs, conflict.theirs) };
  return blobs.mine === undefined && blobs.theirs === undefined ? {} : { blobs };
}

/** Returns descriptions of both versions of a picture or document, for a conflict. */
const inWords = async (path: string, { mine, theirs }: ThreeWay<Buffer>) => ({
  mine: await mediaInWords(path, mine),
  theirs: await mediaInWords(path, theirs),
});

/** The result of a merge. */
export interface Merged {
  tree: string;
  /**
   * The tree of my version, but with the file names of the merged tree. All differences between this tree and the merged tree come from the
   * other side.
   */
  mine: string;
  /** For each file: the parts that both sides have moved to different places. */
  keptMoves: readonly KeptMoves[];
  /** The files that both sides have added under the same name. A map from the old path of my file to its new path. */
  renamed: ReadonlyMap<string, string>;
  /** The paths of files that one side has deleted. They were restored, because a page in the merged tree uses them. */
  restored: readonly string[];
  /**
   * A map from the path of a file to my version of it. The map contains the files in which somebody has chosen a wording of the other side.
   * `base` is the common earlier version of the file.
   */
  givenUp: ReadonlyMap<string, { mine: Buffer; base: Buffer | undefined }>;
}

/** The parts of a file that both sides have moved to different places. In the merged version, each part is where my version has it. */
export interface KeptMoves {
  file: string;
  moves: readonly KeptMove[];
  /** The names of the authors who changed the file on the other side. */
  author: string;
}

/** The commits or trees to merge. */
interface Versions {
  /** The common ancestor. */
  base: string;
  mine: string;
  theirs: string;
  /**
   * The commit after which other people have made the changes of `theirs`. It is used to name these people in conflicts. If it is
   * undefined, they are not named.
   */
  since?: string;
}

/**
 * Merges two commits or trees. Files in content/ are merged field by field, paragraph by paragraph and, in tables, row by row. All other
 * files are merged line by line.
 * @param resolve resolves conflicts
 * @param contentOnly true to take my version of every file outside content/
 * @returns the merged tree, with the renamed and restored files, and the moves and wordings that one side has lost
 * @throws a SharingConflictError if conflicts are left, a SharingProblemsError if two people have added something under the same name, a
 * SharingError if files outside content/ conflict
 */
export async function mergeCommits(
  repository: Repository,
  { base, mine, theirs, since }: Versions,
  resolve?: ResolveFileConflict,
  contentOnly = false,
): Promise<Merged> {
  const { git } = repository;
  const [old, own, other] = [
    await filesInCommit(git, base),
    await filesInCommit(git, mine),
    await filesInCommit(git, theirs),
  ];
  await followRenames(repository, base, mine, { base: old, side: own, other });
  await followRenames(repository, base, theirs, { base: old, side: other, other: own });
  const renamed = await separateAdditions(git, { base: old, mine: own, theirs: other });
  const files: Files = new Map();
  const set = (path: string, file: TreeFile | undefined) => {
    if (file) files.set(path, file);
  };
  const isAligned = pathsThatDiffer(await filesInCommit(git, mine), own).length === 0;
  const mineAligned = isAligned ? mine : await writeTree(repository, own);
  const conflicts: FileConflict[] = [];
  const givenUp = new Map<string, { mine: Buffer; base: Buffer | undefined }>();
  const keptMoves: KeptMoves[] = [];
  const links: string[] = [];
  const named: Problem[] = [];
  for (const path of new Set([...old.keys(), ...own.keys(), ...other.keys()])) {
    const versions = { base: old.get(path), mine: own.get(path), theirs: other.get(path) };
    const isContent = path.startsWith(contentFolder);
    const side = contentOnly && !isContent ? "mine" : uncontested(versions, isSameFile);
    if (side) {
      set(path, versions[side]);
      continue;
    }
    const { base: before, mine: ours, theirs: others } = versions;
    if ([before, ours, others].some((file) => file?.mode === linkMode)) {
      links.push(path);
      continue;
    }
    const author = since === undefined ? "" : await authorsOf(repository, since, theirs, path);
    const blobs = await git.blobs([before?.blob, ours?.blob, others?.blob]);
    const bytes = {
      base: blobs.get(before?.blob),
      mine: blobs.get(ours?.blob),
      theirs: blobs.get(others?.blob),
    };
    // Two new entries must not have the same name. This is not checked for an undo (`contentOnly`). An undo may restore an entry whose name
    // was used again later. It then asks the user which of the two entries to keep.
    if (!contentOnly) named.push(...sameNames(path, kindOfFile(path.slice(contentFolder.length)), bytes));
    const about = isMedia(path) && { blobs: { mine: ours?.blob, theirs: others?.blob } };
    const inFile = (conflict: Conflict): FileConflict => ({
      ...conflict,
      file: path,
      author,
      ...(about || picturesIn(conflict, path, own, other)),
    });
    const merged = mergeFile(
      isContent ? path.slice(contentFolder.length) : path,
      bytes,
      (conflict) => {
        const answer = isContent ? resolve?.(inFile(conflict)) : undefined;
        if (answer === "theirs" && bytes.mine) givenUp.set(path, { mine: bytes.mine, base: bytes.base });
        return answer;
      },
      about ? await inWords(path, bytes) : undefined,
    );
    conflicts.push(...merged.conflicts.map(inFile));
    if (merged.keptMoves.length > 0) keptMoves.push({ file: path, moves: merged.keptMoves, author });
    const mode = (before?.mode === ours?.mode ? others?.mode : ours?.mode) ?? ours?.mode ?? "100644";
    const blob = merged.content && (await git.runWith(merged.content, "hash-object", "-w", "--stdin"));
    set(path, blob === undefined ? undefined : { mode, blob });
  }
  if (links.length > 0)
    throw new SharingError([
      "These files are symbolic links, in this folder or in the shared version. Sharing cannot merge links. Replace each link with a file or delete it, then share again:",
      ...links,
    ]);
  const code = conflicts.filter(({ file }) => !file.startsWith(contentFolder));
  if (code.length > 0)
    throw new SharingError([
      "Files outside content/ were changed both here and by others. Somebody who knows git must merge them:",
      ...new Set(code.map(({ file }) => file)),
    ]);
  if (named.length > 0)
    throw new SharingProblemsError(["Somebody else has added something under the same name."], named);
  if (conflicts.length > 0) throw new SharingConflictError(conflicts, await targetsAt(git, [own, other]));
  const restored = await restoreUsed(git, old, files);
  return {
    tree: await writeTree(repository, files),
    mine: mineAligned,
    keptMoves,
    renamed,
    restored,
    givenUp,
  };
}
