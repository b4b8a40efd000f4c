/** Lists the headers that every host should send, and writes them into `_headers`, the file from which some hosts read them. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { documentIndexPath } from "../lib/passages";
import { builtPaths } from "../lib/paths";
import { timelineFiles } from "../timeline/downloads";

/**
 * Headers for the files that `path` matches. The value of `path` is `/**` for all files, the path of one file, or a folder followed by
 * `/*`.
 */
interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

const script = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/** An inline script of a page. The Content-Security-Policy must contain its hash. */
interface InlineScript {
  /** The type of the script element: `script` for a script that runs, `speculationrules` for rules that browsers follow. */
  type: string;
  /** The hash in the form that the policy contains: 'sha256-…'. */
  hash: string;
}

/** Returns the inline scripts of a page. Leaves out data such as JSON-LD, which browsers do not execute and which need no hash. */
function inlineScriptsIn(html: string): InlineScript[] {
  return [...html.matchAll(script)].flatMap(({ groups }) => {
    const { attributes = "", code = "" } = groups ?? {};
    const [, type = "script"] = /type="([^"]*)"/.exec(attributes) ?? [];
    if (/\ssrc=/.test(attributes) || type.startsWith("application/")) return [];
    return [{ type, hash: `'sha256-${createHash("sha256").update(code).digest("base64")}'` }];
  });
}

/**
 * Returns the Content-Security-Policy. The policy is strict except in two points. Inline styles are allowed, because each page has its own
 * styles and would need its own hashes. WebAssembly is allowed for the search in documents (see docs/hosting.md).
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
 * The value of the header Strict-Transport-Security, which makes browsers use HTTPS for a year, on this host only. `includeSubDomains`
 * would affect hosts that are not ours (see docs/hosting.md).
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
 * The caching header of pages, which browsers may cache for a minute. In this minute, a browser without speculation rules can use a
 * prefetched page. Visitors see a correction at most a minute late.
 */
const forAMinute = { "Cache-Control": "public, max-age=60" };

/** Returns the paths of all HTML files of a built site. Leaves out Gatsby's own fragments of pages (`_gatsby/slices`). */
export const htmlFiles = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join(root, "_gatsby")));

/**
 * Returns a header that keeps pictures and documents out of search engines, if the home page asks not to be indexed. Pages have a meta tag
 * for this purpose, but pictures and documents cannot have one.
 */
const indexingHeaders = (homePage: string): Record<string, string> =>
  /<meta [^>]*name="robots" content="noindex"/.test(homePage) ? { "X-Robots-Tag": "noindex" } : {};

/**
 * Returns the rules for a built site. Later rules override earlier ones.
 * @param root the folder of the built site
 * @throws if pages have different inline scripts, because all pages share one policy
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
  // The policy must allow WebAssembly if the site has the search in documents (see docs/decisions/0005-search-from-finished-pages.md).
  const searchesDocuments = existsSync(join(root, documentIndexPath));
  const policy = contentSecurityPolicy([...hashes, ...(searchesDocuments ? ["'wasm-unsafe-eval'"] : [])]);
  const homePage = readFileSync(join(root, "index.html"), "utf8");
  // These rules set the Content-Type of some files. Hosts derive the type from the ending of a file's name, and some hosts do not know the
  // endings of these files.
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
 * Returns `_headers` for Netlify and Cloudflare Pages. If several rules set the same header, Cloudflare concatenates the values. Therefore
 * the rule for all files does not set Cache-Control, and pages have separate rules for it. If there are too many rules, the last pages have
 * no rule, so browsers request these pages again each time.
 * @param pages the paths of the pages
 */
export function toHeadersFile(rules: readonly HeaderRule[], pages: readonly string[]): string {
  const [all, ...others] = rules;
  const { "Cache-Control": caching = "", ...headers } = all?.headers ?? {};
  // A page whose path has only one part has its own rule. Pages with several parts share a rule with all pages below the same first part,
  // for example /testimonies/*.
  const paths = new Set(pages.map((path) => path.replace(/^(\/[^/]+)\/.*$/, "$1/*")));
  const ofPages = [...paths].map((path) => ({ path, headers: { "Cache-Control": caching } }));
  return [{ path: "/*", headers }, ...others, ...ofPages]
    .slice(0, maxRules)
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n"),
    )
    .join("\n");
}
