import type { Answer, Clash } from "../content-model/merge/clash";
import { mergeFile } from "../content-model/merge/mergeFile";
import { Obstacle } from "./git";
import type { Repository } from "./repository";
import { filesOf, isSameFile, writeBlob, writeTree, type TreeFile } from "./tree";

/** A clash in one of the files of content/. */
export interface FileClash extends Clash {
  /** From the top of the project. */
  file: string;
  /** Who wrote what is theirs. */
  author: string;
}

export type SettleFile = (clash: FileClash) => Answer | undefined;

/** The folder that sharing commits; all else is left to git. */
export const contentFolder = "content/";

type Files = Map<string, TreeFile>;

/** Lets files that one side renamed be changed under their old name by the other. */
async function followRenames(
  { git }: Repository,
  base: string,
  side: string,
  files: { base: Files; side: Files; other: Files },
): Promise<void> {
  const listed = await git.run("diff-tree", "-r", "-z", "-M", "--diff-filter=R", "--name-status", base, side);
  const words = listed.split("\0");
  for (let index = 0; index + 2 < words.length; index += 3) {
    const [from = "", to = ""] = words.slice(index + 1, index + 3);
    const [old, changed] = [files.base.get(from), files.other.get(from)];
    if (!old || !changed || files.other.has(to)) continue;
    for (const one of [files.base, files.other]) one.delete(from);
    files.base.set(to, old);
    files.other.set(to, changed);
  }
}

/**
 * Merges what two people committed since `base`: files of content/ by what they mean, others by lines.
 * @param contentOnly leaves all other files as they are in mine
 * @returns the merged tree, and the clashes that nobody settled; refuses where code clashes
 */
export async function mergeCommits(
  repository: Repository,
  base: string,
  mine: string,
  theirs: string,
  settle: SettleFile,
  contentOnly = false,
): Promise<{ tree: string; clashes: FileClash[] }> {
  const { git, storage } = repository;
  const [old, own, other] = await Promise.all([base, mine, theirs].map((commit) => filesOf(git, commit)));
  if (!old || !own || !other) throw new Error("three commits have three lists of files");
  await followRenames(repository, base, mine, { base: old, side: own, other });
  await followRenames(repository, base, theirs, { base: old, side: other, other: own });
  const changes = new Map<string, TreeFile | undefined>();
  const clashes: FileClash[] = [];
  const bytesOf = async (file: TreeFile | undefined) => (file ? git.bytes(file.blob) : undefined);
  for (const path of new Set([...old.keys(), ...own.keys(), ...other.keys()])) {
    const [before, ours, others] = [old.get(path), own.get(path), other.get(path)];
    const isContent = path.startsWith(contentFolder);
    if (contentOnly && !isContent) {
      changes.set(path, ours);
      continue;
    }
    if (isSameFile(before, ours) || isSameFile(ours, others)) {
      // A renamed file is in their tree under its old name.
      if (others) changes.set(path, others);
      continue;
    }
    if (isSameFile(before, others)) {
      changes.set(path, ours);
      continue;
    }
    const author = (await git.ask("log", "-1", "--format=%an", theirs, "--", path)) ?? "";
    const merged = mergeFile(
      isContent ? path.slice(contentFolder.length) : path,
      { base: await bytesOf(before), mine: await bytesOf(ours), theirs: await bytesOf(others) },
      (clash) => (isContent ? settle({ ...clash, file: path, author }) : undefined),
    );
    clashes.push(...merged.clashes.map((clash) => ({ ...clash, file: path, author })));
    const mode = (before?.mode === ours?.mode ? others?.mode : ours?.mode) ?? ours?.mode ?? "100644";
    changes.set(path, merged.content && { mode, blob: await writeBlob(git, storage, merged.content) });
  }
  const code = clashes.filter(({ file }) => !file.startsWith(contentFolder));
  if (code.length > 0)
    throw new Obstacle([
      "Files that are not content were changed here and by the others. Somebody who knows git has to merge them:",
      ...new Set(code.map(({ file }) => file)),
    ]);
  const there = await filesOf(git, theirs);
  for (const path of there.keys()) if (!changes.has(path)) changes.set(path, undefined);
  for (const [path, file] of changes) if (isSameFile(file, there.get(path))) changes.delete(path);
  return { tree: await writeTree(git, storage, theirs, changes), clashes };
}
