/** Registers git's merge driver for content/, which merges by structure. `.gitattributes` says for which files git uses it. */
import { spawnSync } from "node:child_process";

/** If there is a real conflict, or our program is missing, git writes its own conflict markers. */
const settings = {
  "merge.content.name": "Merge content by fields and paragraphs",
  "merge.content.driver":
    "node node_modules/tsx/dist/cli.mjs scripts/mergeContent.mts %O %A %B %P || git merge-file -L mine -L before -L theirs %A %O %B",
};

/**
 * Adds it to a project's git configuration; without git or a repository it does nothing.
 * @param {string} [project]
 */
export function registerMergeDriver(project = ".") {
  for (const [name, value] of Object.entries(settings))
    spawnSync("git", ["config", "--local", name, value], { cwd: project, stdio: "ignore" });
}
