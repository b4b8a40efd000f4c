/** Stores a list of the pictures and documents that somebody has uploaded in a form of the editor on this computer. */
import { appendFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Returns the path of the list of uploads. The list has one path per line, and is in a folder that git ignores. */
const listOf = (project: string) => join(project, ".drafts/uploads.txt");

/**
 * Adds a file to the list of files that were uploaded in a form.
 * @param path the path of the file, relative to the project root
 */
export async function rememberUpload(project: string, path: string): Promise<void> {
  const list = listOf(project);
  await mkdir(dirname(list), { recursive: true });
  await appendFile(list, `${path}\n`);
}

/** Returns the paths of all files that were uploaded in a form, even if they have been deleted since. */
export const uploads = async (project: string): Promise<ReadonlySet<string>> =>
  new Set((await readFile(listOf(project), "utf8").catch(() => "")).split("\n").filter(Boolean));

/** Removes files from the list, because they were erased from the history and this list must not contain their names. */
export async function forgetUploads(project: string, paths: readonly string[]): Promise<void> {
  const listed = await uploads(project);
  if (!paths.some((path) => listed.has(path))) return;
  const rest = [...listed].filter((path) => !paths.includes(path));
  await writeFile(listOf(project), rest.map((path) => `${path}\n`).join(""));
}
