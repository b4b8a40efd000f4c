import { execFile } from "node:child_process";
import { promisify } from "node:util";

/**
 * The contents of a published site's /version.json, from which an editor can tell whether a change is online, and anybody which commit was
 * built.
 */
export interface PublishedVersion {
  /** The commit that the site was built from; null if the build did not know it. */
  commit: string | null;
  /** When it was built, as ISO 8601. */
  time: string;
  /** The host that it was packaged for, and whether it is a trial; neither for a site that was only built. */
  host?: string;
  isTrial?: boolean;
  /** The SHA-256 of /files.sha256. */
  files?: string;
}

/** Returns the last commit of a folder; undefined without git or a repository. */
export async function headCommit(folder: string): Promise<string | undefined> {
  const head = await promisify(execFile)("git", ["rev-parse", "HEAD"], { cwd: folder }).catch(
    () => undefined,
  );
  return head?.stdout.trim();
}

/** The environment variables in which hosts name the commit: GitHub, Netlify, Cloudflare Pages. */
const commitNames = ["GITHUB_SHA", "COMMIT_REF", "CF_PAGES_COMMIT_SHA"];

/**
 * Returns the version of a site that is being built.
 * @param head the commit of the folder that is built, if git knows one
 */
export function versionOf(
  environment: Readonly<Record<string, string | undefined>>,
  head: string | undefined,
  time: Date,
): PublishedVersion {
  const named = commitNames.map((name) => environment[name]).find(Boolean);
  return { commit: named ?? head ?? null, time: time.toISOString() };
}
