/** Makes the list of changes: the changes that the next share will send, and the changes that the last share received. */
import { kindOfFile } from "../../src/content-model/kinds";
import { contentAt, type ContentVersion } from "./contentAt";
import { describeChanges, type FileChange } from "./describeChanges";
import { consequencesOf } from "./consequences";
import { fileAt, type Correction } from "./corrections";
import { readPrivateNames } from "../publishing/personalData";
import { deletionOf } from "./latestCommit";
import { unshared } from "./pending";
import { lastReceived } from "./received";
import { openRepository } from "./repository";
import { contentFolder } from "./tree";

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

/** Returns a sentence about a page or another content file that these changes restore, although somebody has deleted it. */
async function restoredBy(
  project: string,
  { file, isDeleted }: FileChange,
  before: ContentVersion,
): Promise<string[]> {
  const kind = kindOfFile(file.slice(contentFolder.length));
  if (isDeleted || !kind || fileAt(before, file)) return [];
  const deletion = await deletionOf(project, file);
  return deletion
    ? [`${deletion.by} has deleted this ${kind.one}. If you share it, everybody has it again.`]
    : [];
}

/** Returns the changes since the last share, and the changes that the last share received. */
export async function sheetOf(project: string): Promise<Sheet> {
  const repository = await openRepository(project);
  const { git } = repository;
  const { base, tree } = await unshared(repository);
  const [before, now] = [await contentAt(git, base), await contentAt(git, tree)];
  const names = await readPrivateNames(project);
  const changes: Sheet["changes"] = [];
  for (const change of await describeChanges(git, base, tree)) {
    const { consequences, corrections } = consequencesOf(change, before, now, names);
    const restored = await restoredBy(project, change, before);
    changes.push({ ...change, consequences: [...restored, ...consequences], corrections });
  }
  const sheet: Sheet = { base, tree, changes };
  const versions = await lastReceived(repository);
  if (versions) sheet.received = { changes: await describeChanges(git, ...versions), versions };
  return sheet;
}
