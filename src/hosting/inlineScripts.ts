/** The scripts inside the HTML, and how a Content-Security-Policy can name it. */
import { createHash } from "node:crypto";

const script = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/** The hash of each inline script that browsers run, as a policy names it; data such as JSON-LD is no script to them. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(script)].flatMap(({ groups }) => {
    const { attributes = "", code = "" } = groups ?? {};
    const runs = !/\ssrc=/.test(attributes) && !/type="application\//.test(attributes);
    return runs ? [`'sha256-${createHash("sha256").update(code).digest("base64")}'`] : [];
  });
}
