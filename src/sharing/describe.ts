import { changesBetween, type Change } from "../content-model/merge/changes";
import { inWords } from "../content-model/merge/inWords";
import type { Git } from "./git";
import { contentFolder } from "./mergeCommits";
import { filesOf, pathsThatDiffer } from "./tree";

/** What was changed in one file of content/. */
export interface FileChange {
  /** From the top of the project. */
  file: string;
  /** In a few words: `Annex: text`. */
  words: string;
  changes: Change[];
}

/** What is different between two commits or trees, file by file. */
export async function describeChanges(git: Git, before: string, after: string): Promise<FileChange[]> {
  const [old, young] = [await filesOf(git, before), await filesOf(git, after)];
  const paths = pathsThatDiffer(old, young).filter((path) => path.startsWith(contentFolder));
  const bytes = async (blob: string | undefined) => (blob === undefined ? undefined : git.bytes(blob));
  return Promise.all(
    paths.map(async (file) => {
      const [earlier, later] = [await bytes(old.get(file)?.blob), await bytes(young.get(file)?.blob)];
      const name = file.slice(contentFolder.length);
      return {
        file,
        words: inWords(name, earlier, later),
        changes: changesBetween(name, earlier, later),
      };
    }),
  );
}

const wordsOf = (changes: readonly FileChange[]) => [...new Set(changes.map(({ words }) => words))];

/** What was changed, as one sentence after the other. */
export function sentence(changes: readonly FileChange[]): string {
  return wordsOf(changes).join(". ");
}

/** Longer first lines are cut off where commits are listed. */
const longest = 72;

/** A commit's message: what was changed, and below it each change if there are too many for a line. */
export function message(changes: readonly FileChange[]): string {
  const words = wordsOf(changes);
  const whole = words.join(". ");
  const [first = ""] = words;
  return whole.length <= longest
    ? whole
    : `${words.length === 1 ? first.slice(0, longest) : `${first.slice(0, longest - 20)} and ${words.length - 1} more`}\n\n${words.join("\n")}`;
}
