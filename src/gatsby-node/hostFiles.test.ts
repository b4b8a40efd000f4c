import { toHeadersFile, toNginx } from "./siteHeaders";

const rules: Parameters<typeof toNginx>[0] = [
  { path: "/**", headers: { "X-Frame-Options": "DENY", "Cache-Control": "max-age=0" } },
  { path: "/static/*", headers: { "Cache-Control": "immutable" } },
];

test("Netlify and Cloudflare get each header once, pages by rules of their own", () => {
  expect(toHeadersFile(rules, ["/", "/team", "/voices", "/voices/ann", "/voices/ben"])).toBe(
    [
      "/*\n  X-Frame-Options: DENY\n",
      "/static/*\n  Cache-Control: immutable\n",
      ...["/", "/team", "/voices", "/voices/*"].map((path) => `${path}\n  Cache-Control: max-age=0\n`),
    ].join("\n"),
  );
});

test("no more rules than Cloudflare reads", () => {
  const pages = Array.from({ length: 150 }, (_, index) => `/page-${index}`);
  expect(toHeadersFile(rules, pages).match(/^\//gm)).toHaveLength(100);
});

test("nginx gets headers for every response, including errors, and a map of what may be cached", () => {
  const { headers, caching } = toNginx(rules);
  expect(headers).toContain('add_header X-Frame-Options "DENY" always;');
  expect(headers).toContain("add_header Cache-Control $caching always;");
  expect(caching).toContain('default "max-age=0";');
  expect(caching).toContain('~^/static/ "immutable";');
});
