import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { hosts } from "../../../tools/hosting/hosts";
import { expect, test as base } from "../support/test";

interface Packaged {
  root: string;
  nginx: string;
  html: (file: string) => string;
}

const test = base.extend<{ packaged: (host: string) => Promise<Packaged> }>({
  /** The built site, prepared for a host as `npm run package` does it. */
  packaged: async ({ site }, use, testInfo) => {
    const [root, nginx] = [testInfo.outputPath("public"), testInfo.outputPath("nginx")];
    cpSync(site.root, root, { recursive: true });
    mkdirSync(nginx, { recursive: true });
    await use(async (host) => {
      await hosts[host]?.(root, nginx);
      return { root, nginx, html: (file) => readFileSync(join(root, file), "utf8") };
    });
    rmSync(root, { recursive: true });
  },
});

test("for GitHub Pages, each page holds its policy and is at both spellings of its address", async ({
  packaged,
}) => {
  const { root, html } = await packaged("github-pages");
  for (const page of ["index.html", "404.html", "offline.html", "second/index.html", "second.html"])
    expect(html(page), page).toMatch(
      /<meta charset="utf-8"[^>]*><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-/i,
    );
  expect(existsSync(join(root, ".nojekyll"))).toBe(true);
});

test("for a static host, each page is at its address without a slash, beside its headers", async ({
  packaged,
}) => {
  const { root } = await packaged("static");
  const names = readdirSync(root);
  expect(names).toEqual(expect.arrayContaining(["_headers", "index.html", "second.html"]));
  expect(names).not.toContain("second");
});

test("for nginx, the headers are written as its own, and files are compressed", async ({ packaged }) => {
  const { root, nginx, html } = await packaged("nginx");
  expect(readFileSync(join(nginx, "headers.conf"), "utf8")).toContain("Content-Security-Policy");
  expect(readFileSync(join(nginx, "caching.conf"), "utf8")).toContain("immutable");
  expect(brotliDecompressSync(readFileSync(join(root, "index.html.br"))).toString()).toBe(html("index.html"));
});
