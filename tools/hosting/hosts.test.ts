import { readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { TestFolder } from "../../tests/support/testFolder";
import { prepareFor } from "./hosts";

/** Pages with the forms of `<meta charset>` that different programs write. */
const pages = {
  "index.html": '<meta charSet="utf-8"/>',
  "annex/index.html": '<meta charset="utf-8" />',
  "list/index.html": '<meta charset="utf-8">',
  "list/one/index.html": '<meta charset="utf-8"/>',
};
let project: TestFolder;

beforeEach(() => {
  project = new TestFolder();
  for (const name of [".cache/a", "deploy/nginx/site.conf"]) project.write(name);
  for (const [name, charset] of Object.entries(pages))
    project.write(`public/${name}`, `<head>${charset}<title>A page</title>`);
});

const site = () => project.names(/^dist\/./).map((name) => name.replace("dist/", ""));
const built = [".cache/a", ...["annex", "list", "list/one"], ...Object.keys(pages)]
  .map((name) => (name.startsWith(".") ? name : `public/${name}`))
  .sort();
const moved = ["annex.html", "index.html", "list", "list.html", "list/one.html"];

test.each([
  ["static", moved, false],
  ["github-pages", [".nojekyll", "annex", "list/one", ...moved, ...Object.keys(pages).slice(1)], true],
])(
  "%s gets each page where it looks for it, with its policy where it sends none",
  async (host, names, has) => {
    await prepareFor(host, project.root);
    // The files of the build are not deleted, because the next build reuses them.
    expect(project.names(/^(\.cache|public)\/./)).toEqual(built);
    expect(site()).toEqual([...names].sort());
    // The last rule is `form-action`. `frame-ancestors` is left out, because a policy inside a page cannot keep other sites from framing
    // it.
    const policy =
      /<head><meta [^>]*><meta http-equiv="Content-Security-Policy" content="default-src 'none'[^"]* form-action 'none'"\/><title>/;
    const html = project.names(/^dist\/.*\.html$/);
    expect(html.filter((name) => policy.test(project.read(name)))).toEqual(has ? html : []);
  },
);

test.each(["", '<meta charset="utf-8"><meta charset="utf-8">'])(
  "a page without one place for the policy is refused by name: %j",
  async (html) => {
    project.write("public/a.html", html);
    await expect(prepareFor("github-pages", project.root)).rejects.toThrow(/a\.html: found <meta charset/);
  },
);

test("a file that is not published is not in the package", async () => {
  project.write("public/page-data/index/page-data.json");
  project.write("public/static/99ee/22/withdrawn.jpg");
  project.write("dist/earlier.html");
  await prepareFor("static", project.root);
  expect(site()).toEqual([...moved].sort());
});

const long = "All the same words. ".repeat(50);

test.each(["html", "js", "css", "json", "svg", "xml", "txt", "webmanifest", "pdf", "csv"])(
  "nginx sends a file .%s compressed",
  async (ending) => {
    project.write(`public/a.${ending}`, long);
    await prepareFor("nginx", project.root);
    const file = `dist/a.${ending}`;
    expect(brotliDecompressSync(project.bytes(`${file}.br`)).toString()).toBe(long);
    expect(gunzipSync(project.bytes(`${file}.gz`)).toString()).toBe(long);
  },
);

test.each([
  ["a picture", "a.jpg", long],
  ["what would not become smaller", "a.txt", "a"],
])("nginx sends %s as it is, and has its headers in files", async (_what, name, text) => {
  project.write(`public/${name}`, text);
  await prepareFor("nginx", project.root);
  expect(site().filter((each) => each.startsWith("a."))).toEqual([name]);
  expect(project.read("deploy/nginx/headers.conf")).toContain("Referrer-Policy");
  expect(project.read("deploy/nginx/caching.conf")).toContain("immutable");
});

test("nginx gets headers for every response, including errors, and a map of caching rules", async () => {
  project.write("public/updates.xml", "<feed/>");
  await prepareFor("nginx", project.root);
  const [headers, caching] = ["headers", "caching"].map((name) => project.read(`deploy/nginx/${name}.conf`));
  expect(headers).toContain('add_header X-Frame-Options "DENY" always;');
  expect(headers).toContain("add_header Cache-Control $caching always;");
  expect(headers?.match(/Cache-Control/g)).toHaveLength(1);
  expect(caching).toContain('default "public, max-age=60";');
  expect(caching).toContain('~^/static/ "public, max-age=31536000, immutable";');
  // The generated map contains only caching rules. deploy/nginx/site.conf contains the content types.
  expect(caching).not.toContain("updates");
  expect(readFileSync("deploy/nginx/site.conf", "utf8")).toMatch(
    /location = \/updates\.xml \{[^}]*\}[^}]*"application\/atom\+xml; charset=utf-8"/,
  );
});
