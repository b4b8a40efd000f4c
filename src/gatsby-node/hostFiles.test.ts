import { toHeadersFile, toNginx } from "./hostFiles";
import type { HeaderRule } from "./siteHeaders";

const rules: HeaderRule[] = [
  { path: "/**", headers: { "X-Frame-Options": "DENY", "Cache-Control": "max-age=0" } },
  { path: "/static/*", headers: { "Cache-Control": "immutable" } },
  { path: "/app-1.js", headers: { "Cache-Control": "immutable" } },
];

test("Netlify and Cloudflare get each header once", () => {
  expect(toHeadersFile(rules)).toBe(
    "/*\n  X-Frame-Options: DENY\n\n/static/*\n  Cache-Control: immutable\n\n/app-1.js\n  Cache-Control: immutable\n",
  );
});

test("nginx gets headers for every response, including errors, and a map of what may be cached", () => {
  const { headers, caching } = toNginx(rules);
  expect(headers).toContain('add_header X-Frame-Options "DENY" always;');
  expect(headers).toContain("add_header Cache-Control $caching always;");
  expect(caching).toContain('default "max-age=0";');
  expect(caching).toContain('~^/static/ "immutable";');
  expect(caching).toContain('/app-1.js "immutable";');
});
