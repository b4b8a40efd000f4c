import { TestFolder } from "../../tests/support/testFolder";
import { siteHeaders } from "./siteHeaders";

let site: TestFolder;
beforeEach(() => {
  site = new TestFolder();
});

test("the feed of updates, if it exists, is sent as application/atom+xml", () => {
  site.write("index.html", "<head></head>");
  const feedRules = () => siteHeaders(site.root).filter(({ path }) => path === "/updates.xml");
  expect(feedRules()).toEqual([]);
  site.write("updates.xml", "<feed/>");
  const feed = { path: "/updates.xml", headers: { "Content-Type": "application/atom+xml; charset=utf-8" } };
  expect(feedRules()).toEqual([feed]);
});

test("the policy names no other site, and allows one inline script and no other", () => {
  site.write("index.html", '<script type="application/ld+json">{}</script><script>a()</script>');
  const policy = siteHeaders(site.root)[0]?.headers["Content-Security-Policy"];
  expect(policy?.replace(/sha256-[\w+/]{43}=/, "hash")).toBe(
    "default-src 'none'; script-src 'self' 'hash'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
});

test("the speculation rules have a hash of their own", () => {
  site.write("index.html", '<script>a()</script><script type="speculationrules">{}</script>');
  const policy = siteHeaders(site.root)[0]?.headers["Content-Security-Policy"];
  expect(policy).toMatch(/ script-src 'self'( 'sha256-[\w+/]{43}='){2};/);
});

test.each(["<script>", '<script type="speculationrules">'])(
  "pages that differ in their %s cannot have one policy",
  (tag) => {
    for (const name of ["index", "other"]) site.write(`${name}.html`, `${tag}"${name}"</script>`);
    expect(() => siteHeaders(site.root)).toThrow(/^2 different inline scripts of type/);
  },
);

test("pages may be cached for a minute, files whose names change with their content for a year", () => {
  site.write("index.html", "<head></head>");
  const caching = siteHeaders(site.root).map(({ path, headers }) => [path, headers["Cache-Control"]]);
  expect(caching).toEqual([
    ["/**", "public, max-age=60"],
    ["/static/*", "public, max-age=31536000, immutable"],
  ]);
});

test("the policy allows WebAssembly only where documents can be searched", () => {
  site.write("index.html", "<script>a()</script>");
  site.write("pagefind/pagefind.js");
  const policy = siteHeaders(site.root)[0]?.headers["Content-Security-Policy"];
  expect(policy).toMatch(/ script-src 'self' 'sha256-[\w+/]{43}=' 'wasm-unsafe-eval';/);
});

test.each([
  ['<meta data-react-helmet="true" name="robots" content="noindex"/>', "noindex"],
  ['<meta name="description" content="noindex"/>', undefined],
])("files are hidden from search engines just as the home page is: %s", (tag, wanted) => {
  site.write("index.html", `<head>${tag}</head>`);
  expect(siteHeaders(site.root)[0]?.headers["X-Robots-Tag"]).toBe(wanted);
});
