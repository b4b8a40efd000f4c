import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { decodeEscapes } from "../lib/decodeEscapes";

/** The folder into which `npm run package` copies the published files. */
export const publishedFolder = "dist";

/**
 * Matches the files that Gatsby writes for its own scripts in browsers, and for the next build. No page loads these files, because pages
 * are not hydrated (see docs/decisions/0004-pages-are-not-hydrated.md).
 */
const ofGatsby = /^(page-data|_gatsby)\/|^(chunk-map|webpack\.stats)\.json$|^[^/]+\.(LICENSE\.txt|map)$/;

/**
 * Matches the files whose names change with their content: webpack's files in the root folder, and everything in `static`. A build does not
 * delete such files of earlier builds.
 */
const hashed = /^static\/|^[^/]+[-.][0-9a-f]{20,}\.(js|css)$/;

/** The endings of files that may refer to pictures, fonts and scripts by name. */
const naming = new Set([".html", ".css", ".js", ".webmanifest", ".xml"]);

/** Matches a file name in an address. The characters around the name in HTML or CSS are not part of the match. */
const address = /\/(?:static\/)?[^\s"'\\()<>/?#,]+/g;

/**
 * Returns the paths of the files that are published, sorted, with `/` as separator. Leaves out files that only Gatsby needs. A file with a
 * digest in its name is published only if another published file refers to it. Without this rule, the picture of a withdrawn page or the
 * script of an earlier build would remain online.
 * @param root the folder of the built site
 */
export async function publishedFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((name) => !ofGatsby.test(name));
  const named = new Set<string>();
  for (const name of files.filter((each) => naming.has(extname(each)) && !hashed.test(each)))
    for (const [found] of (await readFile(join(root, name), "utf8")).matchAll(address))
      named.add(decodeEscapes(found.slice(1)));
  // The sizes of a picture are in a folder of their own: static/DIGEST/SIZE/NAME. If a file refers to one size, all sizes of the picture
  // count as used.
  const isNamed = (name: string) => named.has(name.split("/").slice(0, 2).join("/"));
  return files.filter((name) => !hashed.test(name) || isNamed(name)).sort();
}
