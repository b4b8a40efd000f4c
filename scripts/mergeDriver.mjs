/** Registers git's merge driver for content/, which merges by meaning. `.gitattributes` names the files; the rest of git stays as it is. */
import { spawnSync } from "node:child_process";

/** Where two people really wrote different things in one place, or our program is missing, git marks the conflict itself. */
const settings = {
  "merge.content.name": "Merge content by fields and paragraphs",
  "merge.content.driver":
    "node node_modules/tsx/dist/cli.mjs scripts/mergeContent.mts %O %A %B %P || git merge-file -L mine -L before -L theirs %A %O %B",
};

/**
 * Sets it in a project's own git settings; without git or a repository nothing is done.
 * @param {string} [project]
 */
export function registerMergeDriver(project = ".") {
  for (const [name, value] of Object.entries(settings))
    spawnSync("git", ["config", "--local", name, value], { cwd: project, stdio: "ignore" });
}
