import { toHeadersFile } from "./siteHeaders";

const rules: Parameters<typeof toHeadersFile>[0] = [
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
