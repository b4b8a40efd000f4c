/**
 * `node scripts/requiredChecks.mjs BASE HEAD`: prints which checks a push needs before it is published, `content` or `all`. The script
 * needs only Node and git, because it runs before any package is installed.
 */
import { spawnSync } from "node:child_process";

/**
 * Returns which checks a change needs.
 * @param {readonly string[]} paths the paths of the changed files, or an empty list if it is not known which files have changed
 * @returns {"content" | "all"}
 */
export function requiredChecks(paths) {
  return paths.length > 0 && paths.every((path) => path.startsWith("content/")) ? "content" : "all";
}

/**
 * Returns the paths of the files that differ between two commits. For a renamed file, the list contains both names.
 * @param {string} base the commit that was published last
 * @param {string} head the commit that was pushed
 * @returns {string[]} an empty list if `base` is missing, unknown, or no longer part of the history of `head`
 */
function changedPaths(base, head) {
  const git = (...args) => spawnSync("git", args, { encoding: "utf8" });
  const isCommit = /^[0-9a-f]{40,64}$/.test(base);
  if (!isCommit || git("merge-base", "--is-ancestor", base, head).status !== 0) return [];
  const { status, stdout } = git("diff", "--name-only", "--no-renames", "-z", base, head);
  return status === 0 ? stdout.split("\0").filter(Boolean) : [];
}

/**
 * Returns the paths of files that were changed or added since the last push, in commits or uncommitted.
 * @returns {string[] | undefined} undefined if the project has no upstream
 */
export function unsharedPaths() {
  const git = (...args) => spawnSync("git", args, { encoding: "utf8" });
  const base = git("merge-base", "HEAD", "@{upstream}");
  if (base.status !== 0) return undefined;
  const changed = git("diff", "--name-only", "--diff-filter=d", "-z", base.stdout.trim());
  const added = git("ls-files", "--others", "--exclude-standard", "-z");
  return `${changed.stdout}${added.stdout}`.split("\0").filter(Boolean);
}

if (process.argv[1]?.endsWith("requiredChecks.mjs")) {
  const [base = "", head = "HEAD"] = process.argv.slice(2);
  console.log(requiredChecks(changedPaths(base, head)));
}
