/** Configures git for this project: the merge driver for content/, and the hook that checks commit messages. */
import { spawnSync } from "node:child_process";

/**
 * The merge driver for content, which merges by fields and paragraphs (see `.gitattributes`). If the driver finds a conflict or cannot run,
 * git writes its own conflict markers.
 */
const mergeDriver = {
  "merge.content.name": "Merge content by fields and paragraphs",
  "merge.content.driver":
    "node node_modules/tsx/dist/cli.mjs scripts/mergeContent.mts %O %A %B %P || git merge-file -L mine -L before -L theirs %A %O %B",
};

/**
 * Writes the settings for the merge driver and the hooks into a project's own git configuration. Does nothing without git or a repository.
 * If the configuration already names another folder for hooks, the function does not change that setting.
 * @param {string} [project] the folder of the project
 */
export function configureGit(project = ".") {
  const config = (...args) =>
    spawnSync("git", ["config", ...args], { cwd: project, stdio: ["ignore", "pipe", "ignore"] });
  for (const [name, value] of Object.entries(mergeDriver)) config("--local", name, value);
  if (config("core.hooksPath").status === 1) config("--local", "core.hooksPath", "scripts/hooks");
}
