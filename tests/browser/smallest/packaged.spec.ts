import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { hosts } from "../../../tools/hosting/hosts";
import { expect, test } from "../support/test";

/** The built site, prepared for a host as `npm run package` does it. */
async function packaged(host: string, site: string, folder: string) {
  const [root, nginx] = [join(folder, "public"), join(folder, "nginx")];
  cpSync(site, root, { recursive: true });
  mkdirSync(nginx, { recursive: true });
  await hosts[host]?.(root, nginx);
  return { root, nginx, html: (file: string) => readFileSync(join(root, file), "utf8") };
}

let folder: string;

test.beforeEach(({}, testInfo) => {
  folder = testInfo.outputPath("packaged");
});

test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("for GitHub Pages, each page holds its policy and is at both spellings of its address", async ({
  site: { root: built },
}) => {
  const { root, html } = await packaged("github-pages", built, folder);
  for (const page of ["index.html", "404.html", "offline.html", "second/index.html", "second.html"])
    expect(html(page), page).toMatch(
      /<meta charset="utf-8"[^>]*><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-/i,
    );
  expect(existsSync(join(root, ".nojekyll"))).toBe(true);
});

test("for a static host, each page is at its address without a slash, beside its headers", async ({
  site: { root: built },
}) => {
  const { root } = await packaged("static", built, folder);
  const names = readdirSync(root);
  expect(names).toEqual(expect.arrayContaining(["_headers", "index.html", "second.html"]));
  expect(names).not.toContain("second");
});

test("for nginx, the headers are written as its own, and files are compressed", async ({
  site: { root: built },
}) => {
  const { root, nginx, html } = await packaged("nginx", built, folder);
  expect(readFileSync(join(nginx, "headers.conf"), "utf8")).toContain("Content-Security-Policy");
  expect(readFileSync(join(nginx, "caching.conf"), "utf8")).toContain("immutable");
  expect(brotliDecompressSync(readFileSync(join(root, "index.html.br"))).toString()).toBe(html("index.html"));
});
