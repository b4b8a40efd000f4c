/**
 * `npm run package -- HOST`: prepares public/ for a host, one of `static` (Netlify, Cloudflare Pages), `github-pages`
 * and `nginx`. Refuses while anything in content/ must not be published; with `--trial`, for trying out a host, it only warns, and asks
 * search engines not to index any page.
 */
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { toNginx } from "../src/hosting/hostFiles";
import { withPolicy } from "../src/hosting/policyInPage";
import { htmlFiles, siteHeaders } from "../src/hosting/siteHeaders";
import { withoutTrailingSlashes } from "../src/hosting/withoutTrailingSlash";
import { runProgram } from "./programs.mjs";

const root = "public";
const compressible = /\.(html|js|css|json|svg|xml|txt|webmanifest|pdf|csv|ics)$/;

/** Writes a .br and a .gz next to each file, if they are smaller. */
async function compress(): Promise<void> {
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const plain = await readFile(file);
    const packed = {
      br: await promisify(brotliCompress)(plain, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
      }),
      gz: await promisify(gzip)(plain, { level: 9 }),
    };
    for (const [ending, bytes] of Object.entries(packed)) {
      if (bytes.length < plain.length) await writeFile(`${file}.${ending}`, bytes);
    }
  }
}

/** GitHub Pages does not support custom headers, so the policy goes into the pages. */
async function putPolicyIntoPages(): Promise<void> {
  const policy = siteHeaders(root)[0]?.headers["Content-Security-Policy"] ?? "";
  for (const file of htmlFiles(root))
    await writeFile(file, withPolicy(await readFile(file, "utf8"), policy, file));
}

const hosts: Record<string, () => Promise<void>> = {
  // Both read public/_headers, which each build writes.
  static: () => withoutTrailingSlashes(root),
  "github-pages": async () => {
    await putPolicyIntoPages();
    await withoutTrailingSlashes(root, { keepFolders: true });
    // Otherwise GitHub would leave out files that begin with an underscore.
    await writeFile(join(root, ".nojekyll"), "");
  },
  nginx: async () => {
    const { headers, caching } = toNginx(siteHeaders(root));
    await writeFile("deploy/nginx/headers.conf", headers);
    await writeFile("deploy/nginx/caching.conf", caching);
    await compress();
  },
};

const [name = ""] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const prepare = hosts[name];
if (!prepare) {
  console.error(`Name the host: npm run package -- ${Object.keys(hosts).join(" | ")}`);
  process.exit(2);
}
const isAllowed = runProgram("tsx", ["scripts/publishCheck.mts"]);
if (!isAllowed && !process.argv.includes("--trial")) {
  // An earlier build must not be mistaken for the site that was refused.
  await rm(root, { recursive: true, force: true });
  process.exit(1);
}
// A clean build, so that only its own files are published, each prepared once.
if (!runProgram("gatsby", ["clean"]) || !runProgram("gatsby", ["build"], { TRIAL: isAllowed ? "0" : "1" }))
  process.exit(1);
await prepare();
// The pages have been moved and changed since Gatsby wrote them, so the next build must write them all.
await rm(".cache", { recursive: true, force: true });
console.log(`public/ is ready for ${name}.`);
