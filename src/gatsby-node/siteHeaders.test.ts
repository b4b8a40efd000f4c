import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toNginx } from "./hostFiles";
import { siteHeaders } from "./siteHeaders";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "site-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(root, name), text);

test("the feed of updates is sent as what it is, where there is one", () => {
  write("index.html", "<head></head>");
  const feedRules = () => siteHeaders(root).filter(({ path }) => path === "/updates.xml");
  expect(feedRules()).toEqual([]);
  write("updates.xml", "<feed/>");
  const feed = { path: "/updates.xml", headers: { "Content-Type": "application/atom+xml; charset=utf-8" } };
  expect(feedRules()).toEqual([feed]);
  // nginx is told of types in deploy/nginx/site.conf; its map is of caching alone.
  expect(toNginx(siteHeaders(root)).caching).not.toContain("updates");
  expect(readFileSync("deploy/nginx/site.conf", "utf8")).toMatch(
    /location = \/updates\.xml \{[^}]*\}[^}]*"application\/atom\+xml; charset=utf-8"/,
  );
});

test("the policy names no other site, and allows one inline script and no other", () => {
  write("index.html", "<script>a()</script>");
  const policy = siteHeaders(root)[0]?.headers["Content-Security-Policy"];
  expect(policy?.replace(/sha256-[\w+/]{43}=/, "hash")).toBe(
    "default-src 'none'; script-src 'self' 'hash'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
});

test("the policy allows WebAssembly only where documents can be searched", () => {
  write("index.html", "<script>a()</script>");
  mkdirSync(join(root, "pagefind"));
  const policy = siteHeaders(root)[0]?.headers["Content-Security-Policy"];
  expect(policy).toMatch(/ script-src 'self' 'sha256-[\w+/]{43}=' 'wasm-unsafe-eval';/);
});

test.each([
  ['<meta data-react-helmet="true" name="robots" content="noindex"/>', "noindex"],
  ['<meta name="description" content="noindex"/>', undefined],
])("files are hidden from search engines just as the home page is: %s", (tag, wanted) => {
  write("index.html", `<head>${tag}</head>`);
  expect(siteHeaders(root)[0]?.headers["X-Robots-Tag"]).toBe(wanted);
});
