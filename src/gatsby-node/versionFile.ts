/** Writes the version of a built site, and the list of its files with their digests. */
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { sha256 } from "../content-model/sha256";
import { publishedFiles } from "./publishedFiles";

/**
 * The contents of /version.json on a published site. The editor reads this file to find out whether a change is online. Anybody can read in
 * it which commit was built.
 */
export interface PublishedVersion {
  /** The commit from which the site was built. Null if the build could not find out the commit. */
  commit: string | null;
  /** The time of the build, in the format of ISO 8601. */
  time: string;
  /**
   * The host for which the site was packaged, and whether the package is a trial. Both are undefined for a site that was built but not
   * packaged.
   */
  host?: string;
  isTrial?: boolean;
  /** The SHA-256 digest of the file /files.sha256. */
  files?: string;
}

/** Returns the last commit in the repository of a folder. Returns undefined without git or a repository. */
async function headCommit(folder: string): Promise<string | undefined> {
  const head = await promisify(execFile)("git", ["rev-parse", "HEAD"], { cwd: folder }).catch(
    () => undefined,
  );
  return head?.stdout.trim();
}

/** The environment variables in which hosts name the commit: GitHub, Netlify, Cloudflare Pages. */
const commitNames = ["GITHUB_SHA", "COMMIT_REF", "CF_PAGES_COMMIT_SHA"];

/**
 * Returns the version of a site that is being built.
 * @param folder the folder that is built
 */
export async function versionOfBuild(
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
  time: Date,
): Promise<PublishedVersion> {
  const named = commitNames.map((name) => environment[name]).find(Boolean);
  return { commit: named ?? (await headCommit(folder)) ?? null, time: time.toISOString() };
}

const fileListName = "files.sha256";
export const versionName = "version.json";

/**
 * Matches the files that /files.sha256 does not list: files that a host reads or adds, /files.sha256 itself, and /version.json, which
 * contains the digest of /files.sha256.
 */
const leftOut = new RegExp(`^(?:${fileListName}|${versionName}|_headers|\\.nojekyll)$|\\.(?:br|gz)$`);

/**
 * Returns the SHA-256 digests of all published files of a built site, one per line, in the format of `sha256sum`.
 * @param root the folder of the built site
 */
export async function fileList(root: string): Promise<string> {
  const names = (await publishedFiles(root)).filter((name) => !leftOut.test(name));
  let list = "";
  // The files are read one after the other, because the system limits the number of open files.
  for (const name of names) list += `${sha256(await readFile(join(root, name)))}  ${name}\n`;
  return list;
}

/**
 * Writes the list of a site's files, and then the version file, which contains the digest of the list. All other files of the site must be
 * written first.
 */
export async function writeVersion(root: string, version: Omit<PublishedVersion, "files">): Promise<void> {
  const list = await fileList(root);
  await writeFile(join(root, fileListName), list);
  await writeFile(join(root, versionName), `${JSON.stringify({ ...version, files: sha256(list) })}\n`);
}
