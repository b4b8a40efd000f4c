/** Finds inline scripts in HTML, to allow them in a Content-Security-Policy. */
import { createHash } from "node:crypto";

const script = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/** The hash of each inline script in the policy's notation; data such as JSON-LD is not executed and needs none. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(script)].flatMap(({ groups }) => {
    const { attributes = "", code = "" } = groups ?? {};
    const runs = !/\ssrc=/.test(attributes) && !/type="application\//.test(attributes);
    return runs ? [`'sha256-${createHash("sha256").update(code).digest("base64")}'`] : [];
  });
}
