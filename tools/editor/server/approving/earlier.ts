/** The content that needed approval in earlier commits of a project. */
import { dirname } from "node:path";
import type { Problem } from "../../../../src/content-model/problem";
import { readContent } from "../../../../src/content-model/readContent";
import { approvals, keyOf, type Approval, type Now } from "../../../publishing/approvals";
import { inventedIn, shippedSamples } from "../../../publishing/samples";
import { covers, digestsBelow } from "../../../publishing/approvedVersion";
import { pending } from "../../../sharing/pending";
import { contentAt } from "../../../sharing/contentAt";
import { describeChanges, type FileChange } from "../../../sharing/describe";
import { Git } from "../../../sharing/git";
import { openRepository } from "../../../sharing/repository";

type Approvals = ReadonlyMap<string, Approval>;

export const byKey = (found: readonly Approval[]): Approvals =>
  new Map(found.map((one) => [keyOf(one), one]));

export interface ContentNow extends Now {
  /** All that is still a sample. */
  invented: readonly Problem[];
}

/** Returns the present content, as the publishing check reads it. */
export async function contentNow(root: string): Promise<ContentNow> {
  const content = await readContent(root);
  const invented = inventedIn(content, shippedSamples());
  const unfinished = new Set(invented.map(({ file }) => file));
  return { digestOf: digestsBelow(root), files: content.files, invented, unfinished };
}

/** Returns all approvals that the present content needs. */
export const approvalsNow = async (root: string) => byKey(approvals(await contentNow(root)));

/** The approvals of each commit. */
const known = new Map<string, Approvals>();

/** Yields the commits that changed content/, the newest first, each with the approvals that it needed; none without git. */
export async function* earlier(root: string) {
  const git = new Git(dirname(root));
  const log = (await git.tryRun("log", "--format=%H %as", "--", "content")) ?? "";
  for (const line of log.split("\n").filter(Boolean)) {
    const [commit = "", on = ""] = line.split(" ");
    const then = known.get(commit) ?? byKey((await contentAt(git, commit)).approvals);
    known.set(commit, then);
    yield { commit, on, then };
  }
}

/** Returns the changes since a commit in everything that an approval covers. */
export async function changesSince(
  root: string,
  commit: string,
  then: Approval,
  now: Approval,
): Promise<FileChange[]> {
  const repository = await openRepository(dirname(root));
  const { tree } = await pending(repository);
  const files = await describeChanges(repository.git, commit, tree);
  return files.flatMap(({ file, changes, ...rest }) => {
    const covered = changes.filter(
      ({ where, from, to }) =>
        (from && covers(then.covered, file, from)) ||
        (to && covers(now.covered, file, to)) ||
        // A picture or a document as a whole.
        (where.length === 0 && [then, now].some(({ covered: one }) => covers(one, file, []))),
    );
    return covered.length > 0 ? [{ file, ...rest, changes: covered }] : [];
  });
}
