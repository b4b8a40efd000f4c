/** The content of a published site's /version.json, from which an editor can tell whether a change is online. */
export interface PublishedVersion {
  /** The commit that the site was built from; null if the build did not know it. */
  commit: string | null;
  /** When it was built, as ISO 8601. */
  time: string;
}

/** The environment variables in which hosts name the commit: GitHub, Netlify, Cloudflare Pages. */
const commitNames = ["GITHUB_SHA", "COMMIT_REF", "CF_PAGES_COMMIT_SHA"];

/**
 * The content of /version.json.
 * @param head the commit of the folder that is built, if git knows one
 */
export function versionFile(
  environment: Readonly<Record<string, string | undefined>>,
  head: string | undefined,
  time: Date,
): string {
  const named = commitNames.map((name) => environment[name]).find(Boolean);
  const version: PublishedVersion = { commit: named ?? head ?? null, time: time.toISOString() };
  return `${JSON.stringify(version)}\n`;
}
