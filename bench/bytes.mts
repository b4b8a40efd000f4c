/** What a first visit costs in bytes, from the built site. */
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

export interface Bytes {
  path: string;
  /** The size of all scripts that the page runs: gzipped, as the budget counts them, and with brotli. */
  gzipped: number;
  scripts: number;
  /** The size of its HTML with brotli. */
  html: number;
}

interface Stats {
  assetsByChunkName: Record<string, string[]>;
}

interface PageData {
  componentChunkName: string;
  path: string;
}

/** One page for each template. */
export function pages(): { path: string; template: string }[] {
  const all = readdirSync("public/page-data", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("page-data.json"))
    .sort()
    .map((file) => JSON.parse(readFileSync(`public/page-data/${file}`, "utf8")) as PageData)
    .map(({ path, componentChunkName }) => ({
      path,
      template: /templates-(.*)-tsx$/.exec(componentChunkName)?.[1] ?? "",
    }))
    .filter(({ template }) => !["", "moved"].includes(template));
  return all.filter(({ template }, index) => all.findIndex((page) => page.template === template) === index);
}

export function bytes(): Bytes[] {
  const { assetsByChunkName } = JSON.parse(readFileSync("public/webpack.stats.json", "utf8")) as Stats;
  return pages().map(({ path, template }) => {
    const files = new Set([
      ...(assetsByChunkName.app ?? []),
      ...(assetsByChunkName[`component---src-templates-${template}-tsx`] ?? []),
    ]);
    const scripts = [...files].filter((file) => file.endsWith(".js"));
    const sum = (compressed: (file: Buffer) => Buffer) =>
      scripts.reduce((total, file) => total + compressed(readFileSync(`public/${file}`)).length, 0);
    return {
      path,
      gzipped: sum((file) => gzipSync(file, { level: 9 })),
      scripts: sum((file) => brotliCompressSync(file)),
      html: brotliCompressSync(readFileSync(`public${path}/index.html`)).length,
    };
  });
}
