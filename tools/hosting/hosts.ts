/** Prepares a built site for each kind of host. */
import { copyFile, cp, readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { publishedFiles, publishedFolder } from "../../src/gatsby-node/publishedFiles";
import { htmlFiles, siteHeaders } from "../../src/gatsby-node/siteHeaders";

const compressible = /\.(html|js|css|json|svg|xml|txt|webmanifest|pdf|csv)$/;

async function compress(root: string): Promise<void> {
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const plain = await readFile(file);
    const packed = { br: brotliCompressSync(plain), gz: gzipSync(plain, { level: 9 }) };
    for (const [ending, bytes] of Object.entries(packed)) {
      if (bytes.length < plain.length) await writeFile(`${file}.${ending}`, bytes);
    }
  }
}

/**
 * Moves `annex/index.html` to `annex.html`. If a site has only a folder `annex`, Cloudflare Pages, GitHub Pages and Netlify redirect
 * `/annex` to `/annex/`.
 * @param root the folder of the built site. The file `index.html` directly in this folder is not moved
 * @param keepFolders true to leave a copy of the page in its folder, for a host that would otherwise not find `/annex/`
 */
async function withoutTrailingSlashes(root: string, { keepFolders = false } = {}): Promise<void> {
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const folder = entry.parentPath;
    if (entry.name !== "index.html" || relative(root, folder) === "") continue;
    const page = join(folder, entry.name);
    if (keepFolders) {
      await copyFile(page, `${folder}.html`);
    } else {
      await rename(page, `${folder}.html`);
      if ((await readdir(folder)).length === 0) await rmdir(folder);
    }
  }
}

/** Matches `<meta charset>` in the spellings of React and of the pages that this project writes itself. */
const charset = /<meta charset="utf-8" ?\/?>/gi;

/**
 * Writes the policy into a page, directly after its `<meta charset>` and before everything that the policy applies to. The rule
 * `frame-ancestors` is left out, because browsers ignore it in a page.
 * @param file names the page in the error
 * @throws if the page has no such element, or more than one
 */
export function withPolicy(html: string, policy: string, file: string): string {
  const found = html.match(charset)?.length ?? 0;
  if (found !== 1) {
    throw new Error(
      `${file}: found <meta charset="utf-8"> ${found} times, but it must be there exactly once, because the security policy is written after it. Build the site again, and report this error to a developer if it comes back.`,
    );
  }
  const inPage = policy.replace(/; frame-ancestors [^;]*/, "");
  return html.replace(
    charset,
    (tag) => `${tag}<meta http-equiv="Content-Security-Policy" content="${inPage}"/>`,
  );
}

/** Writes the security policy into the pages, since GitHub Pages does not support custom headers. */
async function putPolicyIntoPages(root: string): Promise<void> {
  const policy = siteHeaders(root)[0]?.headers["Content-Security-Policy"] ?? "";
  for (const file of htmlFiles(root))
    await writeFile(file, withPolicy(await readFile(file, "utf8"), policy, file));
}

/**
 * Returns the files that nginx includes: the headers of every response, and a map from URI to Cache-Control. deploy/nginx/site.conf
 * contains the content types.
 */
function toNginx(rules: ReturnType<typeof siteHeaders>): { headers: string; caching: string } {
  const [all, ...others] = rules;
  const own = Object.entries(all?.headers ?? {}).filter(([name]) => name !== "Cache-Control");
  const kept = others.filter(({ headers }) => "Cache-Control" in headers);
  const pattern = (path: string) => (path.endsWith("/*") ? `~^${path.slice(0, -1)}` : path);
  return {
    headers: [
      ...own.map(([name, value]) => `add_header ${name} "${value}" always;`),
      "add_header Cache-Control $caching always;",
      "",
    ].join("\n"),
    caching: [
      "map $uri $caching {",
      `  default "${all?.headers["Cache-Control"] ?? ""}";`,
      ...kept.map(({ path, headers }) => `  ${pattern(path)} "${headers["Cache-Control"] ?? ""}";`),
      "}",
      "",
    ].join("\n"),
  };
}

/**
 * For each name of a host: the function that prepares a built site for this host.
 * @param root the folder of the built site
 * @param nginx the folder for the files that nginx includes
 */
export const hosts: Record<string, (root: string, nginx: string) => Promise<void>> = {
  // Netlify and Cloudflare Pages read the headers from the file `_headers`, which each build writes. The headers therefore do not need a
  // preparation.
  static: (root) => withoutTrailingSlashes(root),
  "github-pages": async (root) => {
    await putPolicyIntoPages(root);
    await withoutTrailingSlashes(root, { keepFolders: true });
    // Without this file, GitHub would leave out files whose names begin with an underscore.
    await writeFile(join(root, ".nojekyll"), "");
  },
  nginx: async (root, nginx) => {
    const { headers, caching } = toNginx(siteHeaders(root));
    await writeFile(join(nginx, "headers.conf"), headers);
    await writeFile(join(nginx, "caching.conf"), caching);
    await compress(root);
  },
};

/**
 * Copies the published files of public/ to dist/, and prepares the copy for a host. public/ is not changed, because the next build reuses
 * its files, and some of them are needed only by Gatsby.
 * @param project the folder that contains public/
 */
export async function prepareFor(host: string, project: string): Promise<void> {
  const [from, to] = [join(project, "public"), join(project, publishedFolder)];
  await rm(to, { recursive: true, force: true });
  for (const name of await publishedFiles(from)) await cp(join(from, name), join(to, name));
  await hosts[host]?.(to, join(project, "deploy/nginx"));
}
