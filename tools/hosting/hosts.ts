/** The preparation of a built site for each kind of host. */
import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { toNginx } from "../../src/gatsby-node/siteHeaders";
import { withPolicy } from "./policyInPage";
import { publishedFiles, publishedFolder } from "../../src/gatsby-node/publishedFiles";
import { htmlFiles, siteHeaders } from "../../src/gatsby-node/siteHeaders";
import { withoutTrailingSlashes } from "./withoutTrailingSlash";

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

/** Writes the security policy into the pages, since GitHub Pages does not support custom headers. */
async function putPolicyIntoPages(root: string): Promise<void> {
  const policy = siteHeaders(root)[0]?.headers["Content-Security-Policy"] ?? "";
  for (const file of htmlFiles(root))
    await writeFile(file, withPolicy(await readFile(file, "utf8"), policy, file));
}

/**
 * The preparation for each host, by its name.
 * @param root the folder of the built site
 * @param nginx the folder for the files that nginx includes
 */
export const hosts: Record<string, (root: string, nginx: string) => Promise<void>> = {
  // Netlify and Cloudflare Pages read the built _headers.
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
 * Copies the published files of public/ to dist/, and prepares the copy for a host. public/ stays as it is: the next build continues from
 * it, and would fail without the files that only Gatsby needs.
 * @param project the folder that contains public/
 */
export async function prepareFor(host: string, project: string): Promise<void> {
  const [from, to] = [join(project, "public"), join(project, publishedFolder)];
  await rm(to, { recursive: true, force: true });
  for (const name of await publishedFiles(from)) await cp(join(from, name), join(to, name));
  await hosts[host]?.(to, join(project, "deploy/nginx"));
}
