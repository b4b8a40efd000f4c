/**
 * The merge driver that git runs for files in content/ (configureGit.mjs configures it). `mergeContent.mts BASE MINE THEIRS PATH` writes
 * the merged text to MINE. If there are conflicts, it writes nothing and exits with 1.
 */
import { readFile, writeFile } from "node:fs/promises";
import { mergeFile } from "../tools/merge/mergeFile";

const [base, mine, theirs, path = ""] = process.argv.slice(2);
if (!base || !mine || !theirs)
  throw new Error("Usage: mergeContent.mts BASE MINE THEIRS PATH (git's %O %A %B %P)");
const { content, conflicts } = mergeFile(path.replace(/^content\//, ""), {
  base: await readFile(base),
  mine: await readFile(mine),
  theirs: await readFile(theirs),
});
if (conflicts.length > 0 || !content) process.exit(1);
await writeFile(mine, content);
