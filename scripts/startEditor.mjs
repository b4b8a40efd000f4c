/**
 * Installs missing packages, warns if git is missing, and starts the editor. `npm run edit` runs this script, and so do the files that
 * volunteers double-click.
 */
import { spawnSync } from "node:child_process";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { runProgram } from "./programs.mjs";

if (spawnSync("git", ["--version"]).error)
  console.log(
    "git is missing, so you can edit and save, but not share. Install it from https://git-scm.com/downloads to share.",
  );
await ensureInstalled();
process.exitCode = runProgram("tsx", ["scripts/edit.mts", ...process.argv.slice(2)]) ? 0 : 1;
