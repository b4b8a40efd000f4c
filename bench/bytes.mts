/** What a first visit costs in bytes, from the built site. */
import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

export interface Bytes {
  path: string;
  /** All scripts that the page runs, gzipped; its HTML with brotli. */
  scripts: number;
  html: number;
}

interface Stats {
  assetsByChunkName: Record<string, string[]>;
}

/** One page of each template. */
export const pages = {
  "/": "home",
  "/alibi": "article",
  "/team": "team",
  "/timeline": "timeline",
  "/media": "media",
  "/contact": "contact",
  "/legal": "legal",
  "/testimonies": "testimonies",
  "/testimonies/sarah-hanover": "testimony",
};

export function bytes(): Bytes[] {
  const { assetsByChunkName } = JSON.parse(readFileSync("public/webpack.stats.json", "utf8")) as Stats;
  return Object.entries(pages).map(([path, template]) => {
    const files = new Set([
      ...(assetsByChunkName.app ?? []),
      ...(assetsByChunkName[`component---src-templates-${template}-tsx`] ?? []),
    ]);
    const scripts = [...files].filter((file) => file.endsWith(".js"));
    return {
      path,
      scripts: scripts.reduce(
        (sum, file) => sum + gzipSync(readFileSync(`public/${file}`), { level: 9 }).length,
        0,
      ),
      html: brotliCompressSync(readFileSync(`public${path}/index.html`)).length,
    };
  });
}
