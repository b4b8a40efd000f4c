/** The same headers in the format of each host. */
import type { HeaderRule } from "./siteHeaders";

const lines = (headers: Record<string, string>, line: (name: string, value: string) => string) =>
  Object.entries(headers).map(([name, value]) => line(name, value));

/**
 * `_headers` of Netlify and Cloudflare Pages. Cloudflare joins what several rules say of one header, so the rule for all
 * files leaves the caching to the host: both let browsers ask each time.
 */
export function toHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => {
      const own = path === "/**" ? { ...headers, "Cache-Control": undefined } : headers;
      const kept = Object.fromEntries(
        Object.entries(own).filter(([, value]) => value !== undefined),
      ) as Record<string, string>;
      return [path.replace("/**", "/*"), ...lines(kept, (name, value) => `  ${name}: ${value}`), ""].join(
        "\n",
      );
    })
    .join("\n");
}

/** Includes for nginx: the headers of every answer, and a map from address to caching. */
export function toNginx(rules: readonly HeaderRule[]): { headers: string; caching: string } {
  const [all, ...others] = rules;
  const own = Object.entries(all?.headers ?? {}).filter(([name]) => name !== "Cache-Control");
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
      ...others.map(({ path, headers }) => `  ${pattern(path)} "${headers["Cache-Control"] ?? ""}";`),
      "}",
      "",
    ].join("\n"),
  };
}
