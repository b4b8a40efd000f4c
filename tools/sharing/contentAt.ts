import type { ContentFile } from "../../src/content-model/contentFile";
import { kindOfFile } from "../../src/content-model/kinds";
import { readContentFile, withAddresses } from "../../src/content-model/readContent";
import { sha256 } from "../../src/content-model/sha256";
import { approvals, type Approval } from "../publishing/approvals";
import type { Git } from "./git";
import { contentFolder, filesInCommit, type Files, type TreeFile } from "./tree";

/** A version of the content, with the approvals that it needs. */
export interface ContentVersion {
  files: readonly ContentFile[];
  approvals: readonly Approval[];
}

/**
 * A cache of parsed files. The keys consist of a path and a hash. It never becomes outdated, because the content with a hash never changes.
 */
const parsed = new Map<string, ContentFile | undefined>();
/** A cache of digests. The keys are hashes. */
const digests = new Map<string, string>();

/** Returns the files in content/ among the files of a commit, each with its path below content/. */
const listedIn = (files: Iterable<[string, TreeFile]>) =>
  [...files].flatMap(([path, { blob }]) =>
    path.startsWith(contentFolder) ? [{ path, name: path.slice(contentFolder.length), blob }] : [],
  );

/**
 * Reads and parses the files in content/ that are not cached yet. One git process reads all of them, because a process for each file would
 * be slower.
 */
export async function readAhead(git: Git, files: Iterable<[string, TreeFile]>): Promise<void> {
  const listed = listedIn(files);
  // A file must be parsed again even if a file at another path has the same bytes, because a parsed file contains its path.
  const isKnown = ({ path, name, blob }: (typeof listed)[number]) =>
    digests.has(blob) && (!kindOfFile(name) || parsed.has(path + blob));
  const blobs = await git.blobs([...new Set(listed.flatMap((one) => (isKnown(one) ? [] : one.blob)))]);
  for (const { path, name, blob } of listed) {
    const bytes = blobs.get(blob);
    const kind = kindOfFile(name);
    if (!bytes) continue;
    if (!digests.has(blob)) digests.set(blob, sha256(bytes));
    if (kind && !parsed.has(path + blob)) parsed.set(path + blob, readContentFile(kind, name, bytes).content);
  }
}

/** Parses the content files among the given files of a commit. Returns the parsed files, and the approvals that they need. */
export async function contentOf(git: Git, given: Files): Promise<ContentVersion> {
  await readAhead(git, given);
  const listed = listedIn(given);
  const files = withAddresses(listed.flatMap(({ path, blob }) => parsed.get(path + blob) ?? []));
  const names = new Map(listed.map(({ name, blob }) => [name, digests.get(blob)]));
  const digestOf = (name: string) => names.get(name);
  return { files, approvals: approvals({ digestOf, files, unfinished: new Set() }) };
}

/**
 * A cache of the content of commits and trees, whose keys are their hashes. It contains only the `maxVersions` versions that were used
 * last.
 */
const versions = new Map<string, Promise<ContentVersion>>();
const maxVersions = 4;

/**
 * Returns the content of a commit or tree.
 * @param commit the hash of the commit or tree
 */
export function contentAt(git: Git, commit: string): Promise<ContentVersion> {
  const content = versions.get(commit) ?? filesInCommit(git, commit).then((files) => contentOf(git, files));
  versions.delete(commit);
  versions.set(commit, content);
  // If reading the content fails, the attempt is removed from the cache, because the next attempt may succeed.
  content.catch(() => versions.delete(commit));
  for (const old of [...versions.keys()].slice(0, -maxVersions)) versions.delete(old);
  return content;
}
