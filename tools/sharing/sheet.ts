/** Makes the list of changes: the changes that the next share will send, and the changes that the last share received. */
import { contentAt } from "./contentAt";
import { describeChanges, type FileChange } from "./describeChanges";
import { consequencesOf } from "./consequences";
import type { Correction } from "./corrections";
import { readPrivateNames } from "../publishing/personalData";
import { unshared } from "./pending";
import { lastReceived } from "./received";
import { openRepository } from "./repository";

/** The list of changes of a project. */
export interface Sheet {
  /** The commit up to which everything is shared. */
  base: string;
  /** The tree that would be shared now. */
  tree: string;
  /** The changes since the last share. Each has its consequences, and the corrections that the field Changes does not mention yet. */
  changes: (FileChange & { consequences: string[]; corrections: Correction[] })[];
  /** The changes that the last share received, and the commits before and after them. */
  received?: { changes: FileChange[]; versions: [before: string, after: string] };
}

/** Returns the changes since the last share, and the changes that the last share received. */
export async function sheetOf(project: string): Promise<Sheet> {
  const repository = await openRepository(project);
  const { git } = repository;
  const { base, tree } = await unshared(repository);
  const [before, now] = [await contentAt(git, base), await contentAt(git, tree)];
  const names = await readPrivateNames(project);
  const changes = (await describeChanges(git, base, tree)).map((change) => ({
    ...change,
    ...consequencesOf(change, before, now, names),
  }));
  const sheet: Sheet = { base, tree, changes };
  const versions = await lastReceived(repository);
  if (versions) sheet.received = { changes: await describeChanges(git, ...versions), versions };
  return sheet;
}
