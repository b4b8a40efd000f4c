/** The headers with which every host should serve the site, and the file in which some hosts read them. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { documentIndexPath } from "../lib/passages";
import { builtPaths } from "../lib/paths";
import { timelineFiles } from "../timeline/downloads";

/** Headers for the files that a pattern matches: `/**` for all, otherwise one path or a folder with `/*` at its end. */
interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

const script = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/** An inline script for which the policy must contain a hash. */
interface InlineScript {
  /** The type: `script` for a script that runs, `speculationrules` for rules that browsers follow. */
  type: string;
  /** The hash in the notation of the policy. */
  hash: string;
}

/** Returns the inline scripts of a page. Data such as JSON-LD is not executed and needs no hash. */
function inlineScriptsIn(html: string): InlineScript[] {
  return [...html.matchAll(script)].flatMap(({ groups }) => {
    const { attributes = "", code = "" } = groups ?? {};
    const [, type = "script"] = /type="([^"]*)"/.exec(attributes) ?? [];
    if (/\ssrc=/.test(attributes) || type.startsWith("application/")) return [];
    return [{ type, hash: `'sha256-${createHash("sha256").update(code).digest("base64")}'` }];
  });
}

/**
 * Returns the Content-Security-Policy. It is strict, except for styles, which differ from page to page and would need as many hashes, and
 * for the search in documents (docs/hosting.md).
 */
function contentSecurityPolicy(scriptSources: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptSources].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * The header that makes browsers use HTTPS for a year, on this host only. Including subdomains would affect hosts that are not ours
 * (docs/hosting.md).
 */
const transportSecurity = "max-age=31536000";

const securityHeaders = (policy: string): Record<string, string> => ({
  "Content-Security-Policy": policy,
  "Strict-Transport-Security": transportSecurity,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
});

const forAYear = { "Cache-Control": "public, max-age=31536000, immutable" };
/**
 * Browsers may cache pages for a minute. This lets a browser without speculation rules use a prefetched page. Visitors see a correction
 * at most a minute late.
 */
const forAMinute = { "Cache-Control": "public, max-age=60" };

/** Returns the paths of all pages of a built site, without Gatsby's own fragments of pages (`_gatsby/slices`). */
export const htmlFiles = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join(root, "_gatsby")));

/**
 * Returns the header that keeps pictures and documents out of search engines while the pages ask not to be indexed. A picture or document
 * cannot ask by itself, because it has no meta tag.
 */
const indexingHeaders = (homePage: string): Record<string, string> =>
  /<meta [^>]*name="robots" content="noindex"/.test(homePage) ? { "X-Robots-Tag": "noindex" } : {};

/**
 * Returns the rules for a built site. Later rules override earlier ones.
 * @param root the folder of the built site
 * @throws if pages have any inline script other than src/inlineScript.ts and the speculation rules, which one policy could not cover
 */
export function siteHeaders(root: string): HeaderRule[] {
  const scripts = htmlFiles(root).flatMap((file) => inlineScriptsIn(readFileSync(file, "utf8")));
  const hashesOf = new Map<string, Set<string>>();
  for (const { type, hash } of scripts) hashesOf.set(type, (hashesOf.get(type) ?? new Set()).add(hash));
  for (const [type, { size }] of hashesOf)
    if (size > 1)
      throw new Error(
        `${size} different inline scripts of type ${type} are in ${root}, but all pages must have the same one.`,
      );
  const hashes = [...hashesOf.values()].flatMap((each) => [...each]);
  // The search in documents is compiled from WebAssembly (decisions/0005-search-from-finished-pages.md).
  const searchesDocuments = existsSync(join(root, documentIndexPath));
  const policy = contentSecurityPolicy([...hashes, ...(searchesDocuments ? ["'wasm-unsafe-eval'"] : [])]);
  const homePage = readFileSync(join(root, "index.html"), "utf8");
  // Hosts guess the type of a file from its ending, but some hosts do not recognise these endings.
  const typed = [
    { address: builtPaths.updates, type: "application/atom+xml" },
    ...Object.values(timelineFiles),
  ]
    .filter(({ address }) => existsSync(join(root, address)))
    .map(({ address, type }) => ({ path: address, headers: { "Content-Type": `${type}; charset=utf-8` } }));
  return [
    { path: "/**", headers: { ...securityHeaders(policy), ...indexingHeaders(homePage), ...forAMinute } },
    { path: "/static/*", headers: forAYear },
    ...typed,
  ];
}

/** The maximum number of rules that Cloudflare Pages reads. */
const maxRules = 100;

/**
 * Returns `_headers` for Netlify and Cloudflare Pages. Cloudflare concatenates a header's values from several rules, so the rule for all
 * files does not set caching, and pages have rules of their own. If there are too many rules, the last pages get the host's default, with
 * which browsers ask again each time.
 * @param pages the paths of the pages
 */
export function toHeadersFile(rules: readonly HeaderRule[], pages: readonly string[]): string {
  const [all, ...others] = rules;
  const { "Cache-Control": caching = "", ...headers } = all?.headers ?? {};
  // A rule for each page at the top, and one for all pages below a path.
  const paths = new Set(pages.map((path) => path.replace(/^(\/[^/]+)\/.*$/, "$1/*")));
  const ofPages = [...paths].map((path) => ({ path, headers: { "Cache-Control": caching } }));
  return [{ path: "/*", headers }, ...others, ...ofPages]
    .slice(0, maxRules)
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n"),
    )
    .join("\n");
}
