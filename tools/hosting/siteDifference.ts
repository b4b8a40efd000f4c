import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { JSDOM, VirtualConsole } from "jsdom";
import { diffPatch } from "node-diff3";
import { publishedFiles } from "../../src/gatsby-node/publishedFiles";

/** The parts of a page that are compared. A visitor could notice a change in any of them. Each part is a list, in the order of the page. */
interface PageParts {
  head: string[];
  headings: string[];
  links: string[];
  text: string[];
  requests: string[];
}

/** The sizes of a page's compressed HTML, in bytes. */
interface PageSize {
  gzip: number;
  brotli: number;
}

/** Removes digests from addresses and texts, because any change of the code changes them. Keeps the rest of each file name. */
const withoutDigests = (text: string) =>
  text
    .replace(/\/static\/[0-9a-f]{32}\/(?:[0-9a-f]{5}\/)?/g, "/static/")
    .replace(/[0-9a-f]{20,}/g, "…")
    .replace(/sha256-[\w+/=]+/g, "sha256-…");

const plain = (element: Element) => element.textContent.replace(/\s+/g, " ").trim();

/** Selects the elements whose texts are compared, each as one line. */
const blocks =
  "h1, h2, h3, h4, p, li, dt, dd, td, th, blockquote, figcaption, summary, button, legend, label";

/** Selects the elements that make a browser request a file. */
const requesting = "script[src], link[href]:is([rel=stylesheet], [rel=preload], [rel=icon]), img, source";

/** Returns the parts of a page's HTML. */
function partsOf(html: string): PageParts {
  const { document } = new JSDOM(withoutDigests(html), { virtualConsole: new VirtualConsole() }).window;
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const tag = (element: Element) => element.outerHTML.replace(/ data-[\w-]+="[^"]*"/g, "");
  return {
    head: all("title, meta, link, script[type='application/ld+json']").map(tag),
    headings: all("h1, h2, h3, h4").map((each) => `${each.localName} ${plain(each)}`),
    links: all("a[href]").map((each) => `${each.getAttribute("href") ?? ""} ${plain(each)}`.trim()),
    text: all(blocks)
      .filter((each) => !each.querySelector(blocks))
      .map(plain)
      .filter((text) => text !== ""),
    requests: all(requesting).map((each) =>
      ["href", "src", "srcset", "sizes", "loading", "alt"]
        .map((name) => each.getAttribute(name))
        .filter((value) => value !== null)
        .join(" "),
    ),
  };
}

function sizeOf(html: string): PageSize {
  const text = withoutDigests(html);
  return { gzip: gzipSync(text).length, brotli: brotliCompressSync(text).length };
}

/** Returns the removed lines, after "-", and the added lines, after "+", in the order of the page. */
const lineChanges = (before: readonly string[], after: readonly string[]): string[] =>
  diffPatch([...before], [...after]).flatMap(({ buffer1, buffer2 }) => [
    ...buffer1.chunk.map((line) => `  - ${line}`),
    ...buffer2.chunk.map((line) => `  + ${line}`),
  ]);

/** Returns the line for a changed size. */
const sizeLine = (before: PageSize, after: PageSize) =>
  `  HTML: ${before.gzip} → ${after.gzip} bytes with gzip, ${before.brotli} → ${after.brotli} with brotli`;

/**
 * Returns whether a size changed by at least 1 % and at least 100 bytes. Smaller changes are not listed. Any change of components renames
 * the classes of Emotion, and this alone changes the size by up to 60 bytes.
 */
const isNoticeable = (before: PageSize, after: PageSize) =>
  (["gzip", "brotli"] as const).some(
    (sent) => Math.abs(after[sent] - before[sent]) >= Math.max(100, before[sent] / 100),
  );

function pageChanges(before: string, after: string): string[] {
  if (before === after) return [];
  const [was, is] = [partsOf(before), partsOf(after)];
  const parts = (Object.keys(was) as (keyof PageParts)[]).flatMap((part) => {
    const lines = lineChanges(was[part], is[part]);
    return lines.length > 0 ? [`  ${part}:`, ...lines.map((line) => `  ${line}`)] : [];
  });
  const [oldSize, newSize] = [sizeOf(before), sizeOf(after)];
  return parts.length > 0 || isNoticeable(oldSize, newSize) ? [...parts, sizeLine(oldSize, newSize)] : [];
}

/**
 * Lists the differences between two built sites that visitors could notice. The size of a page is listed if another part of the page has
 * changed, or if the size has changed by at least 1 % and at least 100 bytes.
 * @param before the folder of one built site
 * @param after the folder of the other built site
 * @returns one line for each file that was added or removed. For each changed page, a line with its address, and indented lines with the
 * differences
 */
export async function siteDifference(before: string, after: string): Promise<string[]> {
  const namesIn = async (root: string) =>
    new Map((await publishedFiles(root)).map((name) => [withoutDigests(`/${name}`), name]));
  const [was, is] = [await namesIn(before), await namesIn(after)];
  const lines = lineChanges([...was.keys()], [...is.keys()]).map((line) => line.trim());
  for (const [shown, name] of was) {
    const newName = is.get(shown);
    if (newName === undefined || !name.endsWith(".html")) continue;
    const [old, current] = await Promise.all(
      [join(before, name), join(after, newName)].map((file) => readFile(file, "utf8")),
    );
    const changes = pageChanges(old ?? "", current ?? "");
    if (changes.length > 0) lines.push(shown.replace(/\/?(index)?\.html$/, "") || "/", ...changes);
  }
  return lines;
}
