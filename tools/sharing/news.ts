/** Finds the changes that others have shared but that this folder has not received yet. */
import { describeChanges, type FileChange } from "./describeChanges";
import { sharedCommit } from "./pending";
import { fetchTheirs, newsRef } from "./remote";
import { openRepository } from "./repository";

export interface News {
  /** The people who shared the changes, each once, the latest first. */
  authors: string[];
  changes: FileChange[];
  /** The commits before and after the changes. */
  versions: [before: string, after: string];
}

/**
 * Returns the changes that others have shared since this folder last received changes.
 * @param mayFetch false to use the result of the last fetch
 * @returns undefined if there is nothing new, or if the remote cannot be reached and was never fetched
 * @throws a SharingError if sharing cannot work with this folder
 */
export async function newsOf(project: string, mayFetch = true): Promise<News | undefined> {
  const repository = await openRepository(project);
  const { git, remote } = repository;
  if (!remote) return undefined;
  // If there is no connection, the result of the last fetch is used.
  if (mayFetch) await fetchTheirs(repository, newsRef).catch(() => undefined);
  const theirs = await git.hashOf(newsRef);
  const head = await git.run("rev-parse", "HEAD");
  if (theirs === undefined) return undefined;
  const base = await git.mergeBase(await sharedCommit(repository, head), theirs);
  if (base === undefined || base === theirs) return undefined;
  const changes = await describeChanges(git, base, theirs);
  if (changes.length === 0) return undefined;
  const names = await git.commits("%an", `${base}..${theirs}`, "--", "content");
  return { authors: [...new Set(names)], changes, versions: [base, theirs] };
}
