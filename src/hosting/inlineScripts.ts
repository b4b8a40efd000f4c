/** What stands as a script inside the HTML, and how a Content-Security-Policy can name it. */
import { createHash } from "node:crypto";

const script = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/**
 * Gatsby writes each page's own path into an inline script, the only one that differs from page to page; without it one
 * short policy serves them all. It serves nothing but a redirect to the page's address on another path.
 */
export function withoutPagePath(html: string): string {
  return html.replace(/<script id="gatsby-script-loader">[\s\S]*?<\/script>/, "");
}

/** The hash of each inline script that browsers run, as a policy names it; data such as JSON-LD is no script to them. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(script)].flatMap(({ groups }) => {
    const { attributes = "", code = "" } = groups ?? {};
    const runs = !/\ssrc=/.test(attributes) && !/type="application\//.test(attributes);
    return runs ? [`'sha256-${createHash("sha256").update(code).digest("base64")}'`] : [];
  });
}
