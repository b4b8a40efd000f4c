import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toHeadersFile, toNginx } from "./hostFiles";
import { siteHeaders } from "./siteHeaders";

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

test("the policy allows this site's own files and one inline script, and nothing else", () => {
  const root = mkdtempSync(join(tmpdir(), "site-"));
  writeFileSync(join(root, "index.html"), "<script>a()</script>");
  const policy = siteHeaders(root)[0]?.headers["Content-Security-Policy"];
  rmSync(root, { recursive: true });
  expect(policy?.replace(/sha256-[\w+/]{43}=/, "HASH").split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self' 'HASH'",
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
  ]);
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
