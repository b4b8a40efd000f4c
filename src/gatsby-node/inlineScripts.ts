/** Finds inline scripts in HTML, to allow them in a Content-Security-Policy. */
import { createHash } from "node:crypto";

const script = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/** An inline script that a policy must name. */
interface InlineScript {
  /** `script` for one that runs, `speculationrules` for rules that browsers follow. */
  type: string;
  /** In the policy's notation. */
  hash: string;
}

/** Returns the inline scripts of a page. Data such as JSON-LD is not executed and needs no hash. */
export function inlineScriptsIn(html: string): InlineScript[] {
  return [...html.matchAll(script)].flatMap(({ groups }) => {
    const { attributes = "", code = "" } = groups ?? {};
    const [, type = "script"] = /type="([^"]*)"/.exec(attributes) ?? [];
    if (/\ssrc=/.test(attributes) || type.startsWith("application/")) return [];
    return [{ type, hash: `'sha256-${createHash("sha256").update(code).digest("base64")}'` }];
  });
}
