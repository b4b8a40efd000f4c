import { sha256 } from "../../src/content-model/sha256";
import { findNames, isEmpty, type Names } from "../publishing/names";
import { privateNamesFile, readPrivateNames } from "../publishing/personalData";
import { searchableText } from "../publishing/searchableText";
import { SharingError } from "./git";
import type { Repository } from "./repository";
import { filesOf, pathsThatDiffer, type Files } from "./tree";

/** Stops a share whose changes contain listed names, until somebody confirms these names. */
export class SharingNames extends SharingError {
  /** A digest of the places, so that a confirmation never applies to other places. */
  readonly id: string;

  constructor(places: readonly string[]) {
    super(places);
    this.id = sha256(JSON.stringify(places));
  }
}

export const namesHeadline = `The changes that you are about to share contain names from ${privateNamesFile}. Shared changes stay in everybody’s history.`;

/** Returns the listed names in the content and in the name of a file, in order, each with its line and spelling. */
async function namesIn(path: string, bytes: Buffer | undefined, names: Names): Promise<string[]> {
  if (!bytes) return [];
  const spelled = (text: string) =>
    findNames(text, names).map(({ from, to }) => ({
      line: text.slice(0, from).split("\n").length,
      words: text.slice(from, to),
    }));
  const ownName = spelled(path).map(({ words }) => `its name: “${words}”`);
  const read = await searchableText(path, bytes);
  const isDocument = /\.pdf$/i.test(path);
  if ("reason" in read)
    return isDocument ? [...ownName, `the file cannot be searched (${read.reason})`] : ownName;
  const inText = spelled(read.text).map(({ line, words }) => {
    const shown = `“${words.replace(/\s+/g, " ")}”`;
    return isDocument ? shown : `line ${line}: ${shown}`;
  });
  return [...ownName, ...inText];
}

/**
 * Stops the share if a changed file contains more listed names than its shared version.
 * @param theirs the remote's commit, or undefined if nothing has been shared yet
 * @param tree the tree to share
 * @param confirmed the id of the names that the user shares all the same
 * @throws SharingNames
 */
export async function refuseNames(
  { git, project }: Repository,
  theirs: string | undefined,
  tree: string,
  confirmed: string | undefined,
): Promise<void> {
  const names = await readPrivateNames(project);
  if (isEmpty(names)) return;
  const [before, after] = [
    theirs === undefined ? (new Map() as Files) : await filesOf(git, theirs),
    await filesOf(git, tree),
  ];
  const paths = pathsThatDiffer(before, after).filter((path) => after.has(path));
  const blobs = await git.blobs(paths.flatMap((path) => [before.get(path)?.blob, after.get(path)?.blob]));
  const places: string[] = [];
  for (const path of paths) {
    const [old, now] = [before.get(path)?.blob, after.get(path)?.blob];
    const found = await namesIn(path, blobs.get(now), names);
    const known = found.length === 0 ? [] : await namesIn(path, blobs.get(old), names);
    if (found.length > known.length) places.push(...found.map((place) => `${path}, ${place}`));
  }
  if (places.length === 0) return;
  const refusal = new SharingNames(places);
  if (refusal.id !== confirmed) throw refusal;
}
