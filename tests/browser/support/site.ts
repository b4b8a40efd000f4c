/** A built site as the tests see it: the pages that its sitemap lists, with their HTML as it is served. */
import { existsSync, readFileSync } from "node:fs";

export interface Site {
  /** The folder of the site. */
  root: string;
  /** The paths of all pages. Tests that loop over this list also test new pages. */
  paths: readonly string[];
  /** The path of one page for each template. With this list, a test can visit each kind of page once. */
  kinds: readonly string[];
  /** Returns the name of a page's template. */
  templateOf: (path: string) => string;
  /** The text of the file `_headers`, which tells some hosts what headers to send. */
  headers: string;
  /** Returns the HTML of a page as it is served, before scripts have run. */
  html: (path: string) => string;
}

/** Reads the site that a build has left in `root`. */
export function siteIn(root: string): Site {
  const read = (name: string) => {
    const file = `${root}/${name}`;
    if (!existsSync(file)) throw new Error(`${file} is missing: run \`npm test\`, which builds it`);
    return readFileSync(file, "utf8");
  };
  const paths = [...read("sitemap-0.xml").matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || "/",
  );
  const templateOf = (path: string) => {
    const data = JSON.parse(read(`page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`)) as {
      componentChunkName: string;
    };
    return data.componentChunkName;
  };
  const html = (path: string) => {
    const folder = path === "/" ? "" : path.slice(1);
    // A build writes index.html into a folder for each page. `npm run package -- static` writes one file for each page.
    return read(existsSync(`${root}/${folder}/index.html`) ? `${folder}/index.html` : `${folder}.html`);
  };
  return {
    root,
    paths,
    get headers() {
      return read("_headers");
    },
    get kinds() {
      return [...new Map(paths.map((path) => [templateOf(path), path])).values()];
    },
    templateOf,
    html,
  };
}

/** Splits a list into parts, so that several tests can each take one part and run in parallel. */
export function inParts<Item>(items: readonly Item[], parts: number): Item[][] {
  const size = Math.ceil(items.length / parts);
  return Array.from({ length: parts }, (_, index) => items.slice(index * size, (index + 1) * size));
}
