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

/** Milliseconds after which scripts no longer wait for pictures, nor for frames, which a page that nobody sees does not have. */
const longestWait = 2000;

/**
 * What takes the place of the script files: it fetches them when the page with its first pictures is painted (the second
 * frame after the load comes after the first one's paint), or as soon as a visitor does anything. Where one
 * does not come, what needs scripts goes (globalStyles.ts), and no wish is kept any longer (earlyWish.ts).
 */
const fetchScripts = (files: readonly string[]) =>
  `(function(){var f=${JSON.stringify(files)},d;function n(){document.documentElement.classList.add("no-scripts");earlyWish.end("click");earlyWish.end("keydown")}function g(){if(d)return;d=1;f.forEach(function(s){var e=document.createElement("script");e.src=s;e.async=false;e.onerror=n;document.body.appendChild(e)})}addEventListener("load",function(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(g)})})});setTimeout(g,${longestWait});["pointermove","pointerdown","keydown","focusin"].forEach(function(t){addEventListener(t,g,{once:true,passive:true})})})()`;

/**
 * Lets the page's first picture and fonts go before its script files, which would share a slow line with them: without this
 * the largest paint of a page with a picture came up to 1.3 times later (docs/performance.md).
 */
export function withLateScripts(html: string): string {
  const tag = /<script src="([^"]+)" async(?:="")?><\/script>/g;
  const files = [...html.matchAll(tag)].map(([, file]) => file ?? "");
  if (files.length === 0) return html;
  return html.replace(tag, "").replace("</body>", () => `<script>${fetchScripts(files)}</script></body>`);
}

/** The hash of each inline script that browsers run, as a policy names it; data such as JSON-LD is no script to them. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(script)].flatMap(({ groups }) => {
    const { attributes = "", code = "" } = groups ?? {};
    const runs = !/\ssrc=/.test(attributes) && !/type="application\//.test(attributes);
    return runs ? [`'sha256-${createHash("sha256").update(code).digest("base64")}'`] : [];
  });
}
