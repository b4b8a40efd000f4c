/** Makes the list of changes: the changes that the next share will send, and the changes that the last share received. */
import { kindOfFile } from "../../src/content-model/kinds";
import { contentAt } from "./contentAt";
import { describeChanges, type FileChange } from "./describeChanges";
import { consequencesOf } from "./consequences";
import { fileAt, type Correction } from "./corrections";
import { readPrivateNames } from "../publishing/personalData";
import { deletionsOf } from "./latestCommit";
import { unshared } from "./pending";
import { lastReceived } from "./received";
import { openRepository } from "./repository";
import { contentFolder } from "./tree";

/** The list of changes of a project. */
export interface ChangeList {
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
export async function changeListOf(project: string): Promise<ChangeList> {
  const repository = await openRepository(project);
  const { git } = repository;
  const { base, tree } = await unshared(repository);
  const [before, now] = [await contentAt(git, base), await contentAt(git, tree)];
  const names = await readPrivateNames(project);
  const described = await describeChanges(git, base, tree);
  const isNew = ({ file, isDeleted }: FileChange) =>
    !isDeleted && kindOfFile(file.slice(contentFolder.length)) !== undefined && !fileAt(before, file);
  const deletions = await deletionsOf(
    project,
    described.filter(isNew).map(({ file }) => file),
  );
  const changes = described.map((change) => {
    const { consequences, corrections } = consequencesOf(change, before, now, names);
    const deletion = deletions.get(change.file);
    const restored =
      deletion &&
      `${deletion.by} has deleted or renamed an earlier file of this name. If you share this change, everybody has a file of this name again.`;
    return { ...change, consequences: [...(restored ? [restored] : []), ...consequences], corrections };
  });
  const list: ChangeList = { base, tree, changes };
  const versions = await lastReceived(repository);
  if (versions) list.received = { changes: await describeChanges(git, ...versions), versions };
  return list;
}
