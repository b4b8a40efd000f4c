/** Describes the differences between two versions of the content, for the list of changes, commit messages and undoing. */
import { kindOfFile } from "../../src/content-model/kinds";
import { sha256 } from "../../src/content-model/sha256";
import { differencesBetween } from "../merge/differences";
import { decodedText } from "../merge/mergeFile";
import type { Difference } from "../merge/partDifferences";
import { diffWords } from "../merge/diffWords";
import type { Git } from "./git";
import { mediaInWords } from "./mediaInWords";
import { targetFiles, targetsAt } from "./targetsAt";
import { contentFolder, filesInCommit, pathsThatDiffer, type Files } from "./tree";

/** The changes of one file in content/. */
export interface FileChange {
  /** The path of the file, relative to the project root. */
  file: string;
  /** A summary of the change, for example `Annex: text`. */
  summary: string;
  /** The title of the page or list. */
  title: string;
  isDeleted: boolean;
  changes: Difference[];
}

/** Returns the paths of the files in content/ that differ between two commits or trees, and all files of both. */
export async function changedFiles(git: Git, before: string, after: string) {
  const [oldFiles, newFiles] = [await filesInCommit(git, before), await filesInCommit(git, after)];
  const paths = pathsThatDiffer(oldFiles, newFiles).filter((path) => path.startsWith(contentFolder));
  return { oldFiles, newFiles, paths };
}

/**
 * Returns a digest of all files that contain titles of pages and names of entries. A description of changes contains such names, so the
 * digest is part of the keys of `described`.
 */
const targetsDigest = (files: Files) =>
  sha256(
    targetFiles(files)
      .map((path) => `${path} ${files.get(path)?.blob ?? ""}`)
      .join("\n"),
  );

/** A cache of descriptions of changes. The key of a description consists of the hashes of all versions on which it depends. */
const described = new Map<string, Promise<FileChange>>();
const maxDescribed = 500;

/**
 * Returns the last version of a page or testimony that was deleted before the commit `before`. Returns undefined for other files, for a
 * file that was not deleted, and if `before` is a tree, which does not have a history.
 */
async function deletedVersion(git: Git, before: string, path: string): Promise<Buffer | undefined> {
  if (kindOfFile(path.slice(contentFolder.length))?.shape !== "markdown") return undefined;
  const deletion = await git.tryRun("rev-list", "--max-count=1", before, "--", path);
  const hash = deletion ? await git.hashOf(`${deletion}^:./${path}`) : undefined;
  return (await git.blobs([hash])).get(hash);
}

/** Describes the differences in content/ between two commits or trees. Returns a description for each changed file. */
export async function describeChanges(git: Git, before: string, after: string): Promise<FileChange[]> {
  const { oldFiles, newFiles, paths } = await changedFiles(git, before, after);
  const hashesOf = (path: string) => [oldFiles, newFiles].map((files) => files.get(path)?.blob);
  const targets = [oldFiles, newFiles].map(targetsDigest).join(" ");
  // The description of a new file depends on the history, because it says whether the file is new or was restored.
  const historyOf = (path: string) => (oldFiles.has(path) ? "" : before);
  const keyOf = (path: string) => [path, ...hashesOf(path), targets, historyOf(path)].join(" ");
  if (described.size > maxDescribed) described.clear();
  const known = new Map(paths.map((path) => [path, described.get(keyOf(path))]));
  const missing = paths.filter((path) => !known.get(path));
  const blobs = await git.blobs(missing.flatMap(hashesOf));
  const versionsOf = (path: string) => hashesOf(path).map((hash) => blobs.get(hash));
  const texts = missing.flatMap(versionsOf).flatMap((bytes) => (bytes && decodedText(bytes)) ?? []);
  const named = texts.length > 0 ? await targetsAt(git, [newFiles, oldFiles], texts) : undefined;
  const describe = async (file: string): Promise<FileChange> => {
    const [earlier, later] = versionsOf(file);
    const former = earlier ? undefined : await deletedVersion(git, before, file);
    const name = file.slice(contentFolder.length);
    const differences = differencesBetween(name, earlier, later, named, former);
    const change = { file, isDeleted: later === undefined, ...differences };
    const [was, is] = [await mediaInWords(file, earlier), await mediaInWords(file, later)];
    if (was === undefined && is === undefined) return change;
    const words = diffWords(was, is);
    return { ...change, changes: [{ where: [], label: "", before: was, after: is, words }] };
  };
  const wanted = paths.map((path) => {
    const change = known.get(path) ?? describe(path);
    described.set(keyOf(path), change);
    return change;
  });
  return Promise.all(wanted);
}

const sentencesOf = (changes: readonly FileChange[]) => [...new Set(changes.map(({ summary }) => summary))];

export function sentence(changes: readonly FileChange[]): string {
  return sentencesOf(changes).join(". ");
}

/** The maximum number of characters of a commit's subject. Programs that list commits cut off a longer subject. */
const maxSubject = 72;

/**
 * Returns a commit message, whose subject lists the changes. If the subject would be too long, it is cut off, and each change is on a line
 * of its own below it.
 */
export function message(changes: readonly FileChange[]): string {
  const whole = sentence(changes);
  if (whole.length <= maxSubject) return whole;
  return `${whole.slice(0, maxSubject - 1)}…\n\n${sentencesOf(changes).join("\n")}`;
}
