import { errorIn, topOfFile, type FilePosition, type Problem } from "../../src/content-model/problem";
import { sha256 } from "../../src/content-model/sha256";
import { findNames, isEmpty, type Names } from "../publishing/names";
import { privateNamesFile, readPrivateNames } from "../publishing/personalData";
import { searchableText } from "../publishing/searchableText";
import { SharingError } from "./git";
import type { Repository } from "./repository";
import { filesOf, pathsThatDiffer, type Files } from "./tree";

/** A place with a listed name. */
interface NamePlace {
  path: string;
  /** The position in a text. Undefined for the name of a file, and for a document. */
  at?: FilePosition;
  /** The name as it is spelled there, or the reason why the file cannot be searched. */
  words: string;
}

/** Stops a share whose changes contain listed names, until somebody confirms these names. */
export class SharingNames extends SharingError {
  /** A digest of the places, so that a confirmation never applies to other places. */
  readonly id: string;
  /** The places. The message of each is the name, as it is spelled there. */
  readonly problems: readonly Problem[];

  constructor(places: readonly NamePlace[]) {
    const lines = places.map(({ path, at, words }) => `${path}, ${at ? `line ${at.line}: ` : ""}${words}`);
    super(lines);
    this.id = sha256(JSON.stringify(lines));
    this.problems = places.map(({ path, at = topOfFile, words }) => errorIn(path, at, words));
  }
}

export const namesHeadline = `The changes that you are about to share contain names from ${privateNamesFile}. You cannot call back what you share, because everybody gets a copy.`;

/** Returns words in quotation marks, on one line. A sign that the words open is closed: “Jo "Grey"”. */
function quoted(text: string, from: number, to: number): string {
  const words = text.slice(from, to);
  const next = text.slice(to, to + 1);
  const isOpen = /["“«‹([]/.test(words) && /["”»›)\]]/.test(next);
  return `“${(isOpen ? words + next : words).replace(/\s+/g, " ")}”`;
}

/** Returns the listed names in the content and in the name of a file, in order. */
async function namesIn(path: string, bytes: Buffer | undefined, names: Names): Promise<NamePlace[]> {
  if (!bytes) return [];
  const ownName = findNames(path, names).map(({ from, to }) => ({
    path,
    words: `its name: ${quoted(path, from, to)}`,
  }));
  const read = await searchableText(path, bytes);
  const isDocument = /\.pdf$/i.test(path);
  if ("reason" in read)
    return isDocument
      ? [...ownName, { path, words: `the file cannot be searched (${read.reason})` }]
      : ownName;
  const inText = findNames(read.text, names).map(({ from, to }) => {
    const words = quoted(read.text, from, to);
    if (isDocument) return { path, words };
    const lines = read.text.slice(0, from).split("\n");
    return { path, at: { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }, words };
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
  const places: NamePlace[] = [];
  for (const path of paths) {
    const [old, now] = [before.get(path)?.blob, after.get(path)?.blob];
    const found = await namesIn(path, blobs.get(now), names);
    const known = found.length === 0 ? [] : await namesIn(path, blobs.get(old), names);
    if (found.length > known.length) places.push(...found);
  }
  if (places.length === 0) return;
  const refusal = new SharingNames(places);
  if (refusal.id !== confirmed) throw refusal;
}
