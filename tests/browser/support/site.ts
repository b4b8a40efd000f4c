/** The built site as its tests see it: its pages, taken from the sitemap, and their HTML as served. */
import { existsSync, readFileSync } from "node:fs";

const sitemap = readFileSync("public/sitemap-0.xml", "utf8");

/** The paths of all pages; a new page is tested without anybody writing a test. */
export const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(
  ([, path]) => path || "/",
);

/** The HTML of a page as it is served, without scripts having run. */
export function html(path: string): string {
  const folder = `public${path === "/" ? "" : path}`;
  // As a build leaves it, or as `npm run package -- static` does.
  const file = [`${folder}/index.html`, `${folder}.html`].find(existsSync);
  if (file === undefined) throw new Error(`No page of ${path} is in public/: run \`npm run build\` first`);
  return readFileSync(file, "utf8");
}

/** Cuts a list into as many parts as tests should share the work. */
export function inParts<Item>(items: readonly Item[], parts: number): Item[][] {
  const size = Math.ceil(items.length / parts);
  return Array.from({ length: parts }, (_, index) => items.slice(index * size, (index + 1) * size)).filter(
    (part) => part.length > 0,
  );
}
