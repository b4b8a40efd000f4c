import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sha256 } from "../content-model/sha256";
import { publishedFiles } from "./publishedFiles";
import type { PublishedVersion } from "./versionFile";

const fileListName = "files.sha256";
export const versionName = "version.json";

/** The files that a host reads or adds for itself, and the file with the list's own digest. */
const leftOut = new RegExp(`^(?:${fileListName}|${versionName}|_headers|\\.nojekyll)$|\\.(?:br|gz)$`);

/**
 * Returns the SHA-256 of every published file of a built site, one per line as `sha256sum` writes it.
 * @param root the folder of the built site
 */
export async function fileList(root: string): Promise<string> {
  const names = (await publishedFiles(root)).filter((name) => !leftOut.test(name));
  let list = "";
  // One after the other: a system opens only so many files at once.
  for (const name of names) list += `${sha256(await readFile(join(root, name)))}  ${name}\n`;
  return list;
}

/** Writes the list of a site's files, and its version with the list's digest, after all other files. */
export async function writeVersion(root: string, version: Omit<PublishedVersion, "files">): Promise<void> {
  const list = await fileList(root);
  await writeFile(join(root, fileListName), list);
  await writeFile(join(root, versionName), `${JSON.stringify({ ...version, files: sha256(list) })}\n`);
}
