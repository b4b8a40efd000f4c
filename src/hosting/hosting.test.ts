import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aboutFiles } from "./aboutFiles";
import { toHeadersFile, toNginx } from "./hostFiles";
import { inlineScriptHashes } from "./inlineScripts";
import { contentSecurityPolicy, siteHeaders, type HeaderRule } from "./siteHeaders";

const rules: HeaderRule[] = [
  { path: "/**", headers: { "X-Frame-Options": "DENY", "Cache-Control": "max-age=0" } },
  { path: "/static/*", headers: { "Cache-Control": "immutable" } },
  { path: "/app-1.js", headers: { "Cache-Control": "immutable" } },
];

test.each([
  ["a script", "<script>alert(1)</script>", ["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]],
  ["a file", '<script src="/a.js" async></script>', []],
  ["data", '<script type="application/ld+json">{}</script>', []],
  [
    "a module",
    '<script type="module">alert(1)</script>',
    ["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"],
  ],
])("the policy knows %s", (_what, html, hashes) => {
  expect(inlineScriptHashes(html)).toEqual(hashes);
});

test("the policy allows only the inline scripts that it names, and nothing by default", () => {
  const policy = contentSecurityPolicy(["'sha256-x'"]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'sha256-x';");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

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

test("security.txt expires within a year, and robots.txt names the sitemap", () => {
  const campaign = {
    name: "C",
    siteUrl: "https://c.example",
    language: "cy-GB",
    securityContact: "https://c.example/report",
  };
  const files = aboutFiles(campaign, new Date("2026-02-28T12:00:00Z"));
  expect(files[".well-known/security.txt"]).toContain(
    "Contact: https://c.example/report\nExpires: 2027-02-28T00:00:00.000Z\nPreferred-Languages: cy\n",
  );
  expect(files["robots.txt"]).toContain("Sitemap: https://c.example/sitemap-index.xml");
});

test("the feed of updates is sent as what it is, where there is one", () => {
  const root = mkdtempSync(join(tmpdir(), "site-"));
  writeFileSync(join(root, "index.html"), "<head></head>");
  const feedRules = () => siteHeaders(root).filter(({ path }) => path === "/updates.xml");
  expect(feedRules()).toEqual([]);
  writeFileSync(join(root, "updates.xml"), "<feed/>");
  const feed = { path: "/updates.xml", headers: { "Content-Type": "application/atom+xml; charset=utf-8" } };
  expect(feedRules()).toEqual([feed]);
  expect(toHeadersFile(siteHeaders(root))).toContain(
    "/updates.xml\n  Content-Type: application/atom+xml; charset=utf-8\n",
  );
  // nginx is told of types in deploy/nginx/site.conf; its map is of caching alone.
  expect(toNginx(siteHeaders(root)).caching).not.toContain("updates");
  expect(readFileSync("deploy/nginx/site.conf", "utf8")).toMatch(
    /location = \/updates\.xml \{[^}]*\}[^}]*"application\/atom\+xml; charset=utf-8"/,
  );
  rmSync(root, { recursive: true });
});

test.each([
  ['<meta data-react-helmet="true" name="robots" content="noindex"/>', "noindex"],
  ['<meta name="description" content="noindex"/>', undefined],
])("files are hidden from search engines just as the home page is: %s", (tag, wanted) => {
  const root = mkdtempSync(join(tmpdir(), "site-"));
  writeFileSync(join(root, "index.html"), `<head>${tag}</head>`);
  expect(siteHeaders(root)[0]?.headers["X-Robots-Tag"]).toBe(wanted);
  rmSync(root, { recursive: true });
});
