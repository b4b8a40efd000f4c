/** What differs between two versions of the content, for the sharing dialog, commit messages and take-back. */
import { differencesBetween } from "../merge/differences";
import type { Difference } from "../merge/partDifferences";
import type { Git } from "./git";
import { contentFolder } from "./mergeCommits";
import { filesOf, pathsThatDiffer } from "./tree";

/** What was changed in one file of content/. */
export interface FileChange {
  /** Relative to the project root. */
  file: string;
  /** In a few words: `Annex: text`. */
  words: string;
  /** What the page or list is called. */
  title: string;
  changes: Difference[];
}

/** The differences in content/ between two commits or trees, file by file. */
export async function describeChanges(git: Git, before: string, after: string): Promise<FileChange[]> {
  const [oldFiles, newFiles] = [await filesOf(git, before), await filesOf(git, after)];
  const paths = pathsThatDiffer(oldFiles, newFiles).filter((path) => path.startsWith(contentFolder));
  const blobs = await git.blobs(
    paths.flatMap((path) => [oldFiles.get(path)?.blob, newFiles.get(path)?.blob]),
  );
  return paths.map((file) => {
    const [earlier, later] = [oldFiles, newFiles].map((files) => blobs.get(files.get(file)?.blob));
    return { file, ...differencesBetween(file.slice(contentFolder.length), earlier, later) };
  });
}

const sentencesOf = (changes: readonly FileChange[]) => [...new Set(changes.map(({ words }) => words))];

export function sentence(changes: readonly FileChange[]): string {
  return sentencesOf(changes).join(". ");
}

/** Tools that list commits cut off longer subject lines. */
const maxSubject = 72;

/** A commit message: the changes as the subject or, where they do not fit, their beginning followed by one line per change. */
export function message(changes: readonly FileChange[]): string {
  const whole = sentence(changes);
  if (whole.length <= maxSubject) return whole;
  return `${whole.slice(0, maxSubject - 1)}…\n\n${sentencesOf(changes).join("\n")}`;
}
