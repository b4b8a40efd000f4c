import { dirname } from "node:path";
import type { Approval } from "../../../publishing/approvals";
import { covers } from "../../../publishing/approvedVersion";
import { describeChanges, type FileChange } from "../../../sharing/describeChanges";
import { pending } from "../../../sharing/pending";
import { openRepository } from "../../../sharing/repository";

/**
 * Returns a function that takes an approval and a commit. The function lists the changes since the commit in everything that the approval
 * covers. The folder is read once for all calls.
 */
export function changesIn(root: string) {
  let folder: ReturnType<typeof compareFolder> | undefined;
  return async (commit: string, before: Approval, now: Approval): Promise<FileChange[]> => {
    const { git, tree } = await (folder ??= compareFolder(root));
    const files = await describeChanges(git, commit, tree);
    return files.flatMap(({ file, changes, ...rest }) => {
      const covered = changes.filter(
        ({ where, from, to }) =>
          (from && covers(before.covered, file, from)) ||
          (to && covers(now.covered, file, to)) ||
          // A change without a position in its file concerns the whole file, for example a picture or document.
          (where.length === 0 && [before, now].some(({ covered: one }) => covers(one, file, []))),
      );
      return covered.length > 0 ? [{ file, ...rest, changes: covered }] : [];
    });
  };
}

async function compareFolder(root: string) {
  const repository = await openRepository(dirname(root));
  const { tree } = await pending(repository);
  return { git: repository.git, tree };
}
