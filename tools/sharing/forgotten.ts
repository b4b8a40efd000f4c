/** Reads and writes the list of erased versions, which contains their hashes. Everybody who receives the project receives this list. */
import { findNames, namesPattern, type Names } from "../publishing/names";
import { SharingError, type Git } from "./git";
import { filesInCommit, pathsThatDiffer } from "./tree";

/**
 * The name of the file with the list of erased versions, in the top folder of the project. Each line contains the hash of an erased
 * version. If only words were erased, the hash of the version that replaced it follows.
 */
export const forgottenList = "forgotten.txt";

export type Listed = ReadonlyMap<string, string | undefined>;

export async function listedIn(git: Git, commit: string): Promise<Listed> {
  const text = (await git.tryRun("cat-file", "blob", `${commit}:${forgottenList}`)) ?? "";
  return new Map([...text.matchAll(/^(\w{40,})(?: (\w+))?$/gm)].map(([, old = "", now]) => [old, now]));
}

/**
 * Replaces words in a text by black boxes. The length of the text does not change. A computer that has the old version can therefore find
 * out which words were erased.
 */
export const blackOut = (text: string, words: Names): string =>
  findNames(text, words).reduceRight(
    (rest, { from, to }) => rest.slice(0, from) + "█".repeat(to - from) + rest.slice(to),
    text,
  );

/**
 * Returns the words that were blacked out. The function finds them by comparing the erased versions that this repository still contains
 * with the versions that replaced them.
 */
async function blackedOut(git: Git, listed: Listed): Promise<Set<string>> {
  const pairs = [...listed].filter(([, now]) => now);
  const blobs = await git.blobs(pairs.flat());
  const words = pairs.flatMap(([old, now]) => {
    const text = blobs.get(old)?.toString();
    const bars = blobs.get(now)?.toString().matchAll(/█+/g);
    return text && bars ? [...bars].map(({ 0: bar, index }) => text.slice(index, index + bar.length)) : [];
  });
  return new Set(words);
}

/** Throws a SharingError if `merged` contains words that were blacked out in the shared history. */
export async function refuseWords(git: Git, theirs: string, merged: string): Promise<void> {
  const words = namesPattern(await blackedOut(git, await listedIn(git, theirs)));
  const [before, after] = [await filesInCommit(git, theirs), await filesInCommit(git, merged)];
  const paths = pathsThatDiffer(before, after).filter((path) => after.has(path));
  const blobs = await git.blobs(paths.map((path) => after.get(path)?.blob));
  const found = paths.flatMap((path) => {
    const text = blobs.get(after.get(path)?.blob)?.toString() ?? "";
    const spellings = new Set(findNames(text, words).map(({ from, to }) => text.slice(from, to)));
    return [...spellings].map((word) => `${path}: ${word.replace(/\s+/g, " ")}`);
  });
  if (found.length > 0)
    throw new SharingError([
      "These words were erased from the history, so they cannot be shared again. Remove them, save and share again:",
      ...found,
    ]);
}
