/** The same headers in each host's format. */
import type { HeaderRule } from "./siteHeaders";

/**
 * `_headers` for Netlify and Cloudflare Pages. Cloudflare concatenates a header's values from several rules, so the rule for
 * all files leaves caching to the host: both make browsers revalidate by default.
 */
export function toHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => {
      const own = Object.entries(headers).filter(([name]) => path !== "/**" || name !== "Cache-Control");
      return [path.replace("/**", "/*"), ...own.map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");
    })
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
