/** Rewrites the commits that somebody has made with git on this computer, but not shared yet. */
import type { Git } from "./git";

/** The folder whose changes are shared as files, never as commits. */
const content = "content";

/** Writes a tree with the content folder of the commit `other` and all other files of `commit`. Returns the hash of the tree. */
async function withContentOf(git: Git, commit: string, other: string): Promise<string> {
  const entries = async (tree: string) =>
    (await git.run("ls-tree", "-z", "--full-tree", tree)).split("\0").filter(Boolean);
  const isContent = (entry: string) => entry.endsWith(`\t${content}`);
  const [own, theirs] = [await entries(commit), await entries(other)];
  const kept = [...own.filter((entry) => !isContent(entry)), ...theirs.filter(isContent)];
  return git.runWith(kept.map((entry) => `${entry}\0`).join(""), "mktree", "-z");
}

/** Copies a commit with another tree and other parents. The copy has the same author, dates and message. */
async function rewritten(git: Git, commit: string, tree: string, parents: readonly string[]) {
  const raw = (await git.bytes(["cat-file", "commit", commit])).toString("latin1");
  const end = raw.indexOf("\n\n");
  // A header may continue on the next line, which then begins with a space. Signatures are left out, because they would no longer be valid.
  const headers = raw.slice(0, end).split(/\n(?! )/);
  const kept = headers.filter((line) => !/^(tree|parent|gpgsig|gpgsig-sha256|mergetag) /.test(line));
  const lines = [`tree ${tree}`, ...parents.map((parent) => `parent ${parent}`), ...kept];
  const bytes = Buffer.from(lines.join("\n") + raw.slice(end), "latin1");
  return git.runWith(bytes, "hash-object", "-t", "commit", "-w", "--stdin");
}

/** Returns the given commits, except those on which another given commit is based. */
async function independent(git: Git, commits: readonly string[]): Promise<string[]> {
  if (commits.length < 2) return [...commits];
  return (await git.run("merge-base", "--independent", ...commits)).split("\n");
}

/**
 * Removes the changes in content/ from the commits between `theirs` and `head`. Text that was deleted before it was shared therefore never
 * gets into the shared history. A commit that changes only content/ is left out. A commit that does not change content/ is not rewritten.
 * @returns the last of the resulting commits, or undefined if there are no commits left
 */
export async function ownCommits(git: Git, head: string, theirs: string): Promise<string | undefined> {
  if (head === theirs) return undefined;
  const listed = await git.run("rev-list", "--reverse", "--topo-order", "--parents", head, `^${theirs}`);
  const lines = listed.split("\n").filter(Boolean);
  /** A map from each commit to the commit that replaces it. */
  const instead = new Map<string, string>();
  /** The hashes of the replacing commits that are not shared yet. */
  const unshared = new Set<string>();
  for (const line of lines) {
    const [commit = "", ...old] = line.split(" ");
    const parents = await independent(git, [...new Set(old.map((parent) => instead.get(parent) ?? parent))]);
    // A merge commit gets the content folder of a parent that is already shared, if it has such a parent.
    const first = parents.find((parent) => !unshared.has(parent)) ?? parents[0] ?? theirs;
    const tree = await withContentOf(git, commit, first);
    const [before, now] = (await git.run("rev-parse", `${first}^{tree}`, `${commit}^{tree}`)).split("\n");
    if (parents.length === 1 && tree === before) {
      instead.set(commit, first);
      continue;
    }
    const isSame = tree === now && parents.join(" ") === old.join(" ");
    const kept = isSame ? commit : await rewritten(git, commit, tree, parents);
    instead.set(commit, kept);
    unshared.add(kept);
  }
  const last = instead.get(head);
  // The commits may be shared already, for example by an earlier share that was killed after its push.
  if (last === undefined || !unshared.has(last) || (await git.isAncestor(last, theirs))) return undefined;
  return last;
}
