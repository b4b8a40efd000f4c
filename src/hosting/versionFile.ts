/** What a published site says of itself in /version.json, so that an editor can tell whether a change is online. */
export interface PublishedVersion {
  /** The commit that the site was built from; null where the build did not know it. */
  commit: string | null;
  /** When it was built, as ISO 8601. */
  time: string;
}

/** The names under which hosts give a build its commit: GitHub, Netlify, Cloudflare Pages. */
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
