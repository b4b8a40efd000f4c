/** The same headers in each host's format. */
import type { HeaderRule } from "./siteHeaders";

/** As many rules as Cloudflare Pages reads. */
const maxRules = 100;

/**
 * Returns `_headers` for Netlify and Cloudflare Pages. Cloudflare concatenates a header's values from several rules, so the rule for all
 * files does not set caching, and pages have rules of their own. If there are too many, the host's default applies to the last ones:
 * browsers ask again.
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

/** Includes for nginx: the headers of every response, and a map from URI to Cache-Control. Content types are in site.conf. */
export function toNginx(rules: readonly HeaderRule[]): { headers: string; caching: string } {
  const [all, ...others] = rules;
  const own = Object.entries(all?.headers ?? {}).filter(([name]) => name !== "Cache-Control");
  const kept = others.filter(({ headers }) => "Cache-Control" in headers);
  const pattern = (path: string) => (path.endsWith("/*") ? `~^${path.slice(0, -1)}` : path);
  return {
    headers: [
      ...own.map(([name, value]) => `add_header ${name} "${value}" always;`),
      "add_header Cache-Control $caching always;",
      "",
    ].join("\n"),
    caching: [
      "map $uri $caching {",
      `  default "${all?.headers["Cache-Control"] ?? ""}";`,
      ...kept.map(({ path, headers }) => `  ${pattern(path)} "${headers["Cache-Control"] ?? ""}";`),
      "}",
      "",
    ].join("\n"),
  };
}
