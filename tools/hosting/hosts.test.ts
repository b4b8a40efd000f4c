import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { prepareFor } from "./hosts";

const long = "All the same words. ".repeat(50);
let [project, root, nginx] = ["", "", ""];

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "host-"));
  [root, nginx] = [join(project, "public"), join(project, "deploy/nginx")];
  for (const folder of [".cache", "deploy/nginx", "public/annex", "public/static/unused"])
    mkdirSync(join(project, folder), { recursive: true });
  for (const name of ["index.html", "annex/index.html"])
    writeFileSync(join(root, name), '<meta charset="utf-8"/><title>A page</title>');
});
afterEach(() => {
  rmSync(project, { recursive: true });
});

test.each([
  ["static", ["annex.html", "index.html", "static"], false],
  ["github-pages", [".nojekyll", "annex", "annex.html", "annex/index.html", "index.html", "static"], true],
])(
  "%s gets each page where it looks for it, with its policy where it sends none",
  async (host, names, has) => {
    await prepareFor(host, project);
    expect(existsSync(join(project, ".cache"))).toBe(false);
    const found = readdirSync(root, { recursive: true }).map((name) => String(name).replaceAll("\\", "/"));
    expect(found.sort()).toEqual(names);
    const page = readFileSync(join(root, "annex.html"), "utf8");
    expect(/http-equiv="Content-Security-Policy" content="default-src 'none'/.test(page)).toBe(has);
  },
);

test.each(["html", "js", "css", "json", "svg", "xml", "txt", "webmanifest", "pdf", "csv"])(
  "nginx sends a file .%s compressed",
  async (ending) => {
    const file = join(root, `a.${ending}`);
    writeFileSync(file, long);
    await prepareFor("nginx", project);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(long);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(long);
  },
);

test.each([
  ["a picture", "a.jpg", long],
  ["what would not become smaller", "a.txt", "a"],
])("nginx sends %s as it is, and has its headers in files", async (_what, name, text) => {
  writeFileSync(join(root, name), text);
  await prepareFor("nginx", project);
  expect([".br", ".gz"].filter((ending) => existsSync(join(root, name + ending)))).toEqual([]);
  expect(readFileSync(join(nginx, "headers.conf"), "utf8")).toContain("Referrer-Policy");
  expect(readFileSync(join(nginx, "caching.conf"), "utf8")).toContain("immutable");
});
