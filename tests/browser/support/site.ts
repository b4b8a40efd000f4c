/** The built site as its tests see it: its pages, taken from the sitemap, and their HTML as served. */
import { readFileSync } from "node:fs";

const sitemap = readFileSync("public/sitemap-0.xml", "utf8");

/** The paths of all pages; a new page is tested without anybody writing a test. */
export const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(
  ([, path]) => path || "/",
);

/** The HTML of a page as it is served, without scripts having run. */
export function html(path: string): string {
  return readFileSync(`public${path === "/" ? "" : path}/index.html`, "utf8");
}

/** Cuts a list into as many parts as tests should share the work. */
export function inParts<Item>(items: readonly Item[], parts: number): Item[][] {
  const size = Math.ceil(items.length / parts);
  return Array.from({ length: parts }, (_, index) => items.slice(index * size, (index + 1) * size)).filter(
    (part) => part.length > 0,
  );
}
