import { statSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "../support/test";

/**
 * The maximum sizes for a first visit (see docs/performance.md). budget.slow.spec.ts has further maximum sizes, and src/theme/fonts.test.ts
 * has the maximum sizes of fonts.
 */
const budget = {
  /**
   * Returns the maximum size of a page's HTML, in bytes after compression with gzip, which GitHub Pages uses. `words` is the compressed
   * size of the page's text. A campaign may write long pages, so only the rest of the HTML has a limit. docs/performance.md lists the parts
   * of this rest.
   */
  html: (words: number) => 12.5 * 1024 + 1.5 * words,
  /**
   * The maximum size of a page's first picture, in bytes, and the width of the phone's screen, in pixels. The phone has 390 points with a
   * pixel ratio of three.
   */
  picture: { bytes: 80_000, width: 3 * 390 },
};

const compressed = (text: string) => gzipSync(text).length;

/**
 * Returns the address of the version of a page's first picture that the phone in `budget` loads. Returns undefined for a page without a
 * picture.
 */
function firstPicture(html: string): string | undefined {
  const [, versions = ""] = /<main.*?<source type="image\/avif" srcSet="([^"]*)"/is.exec(html) ?? [];
  const widths = [...versions.matchAll(/(\S+) (\d+)w/g)].map(([, file, width]) => ({
    file,
    width: Number(width),
  }));
  return (widths.find(({ width }) => width >= budget.picture.width) ?? widths.at(-1))?.file;
}

test("no page's HTML and no first picture is heavier than the budget", ({ site: { root, html, paths } }) => {
  const heavy = paths.flatMap((path) => {
    const text = html(path);
    const words = text.replace(/<(script|style)[^]*?<\/\1>|<[^>]*>/g, " ").replace(/\s+/g, " ");
    const [bytes, most] = [compressed(text), budget.html(compressed(words))];
    const picture = firstPicture(text);
    const size = picture === undefined ? 0 : statSync(join(root, picture)).size;
    return [
      ...(bytes > most ? [`${path}: its HTML has ${bytes} bytes; ${most} are the budget`] : []),
      ...(size > budget.picture.bytes
        ? [
            `${path}: ${basename(picture ?? "")} has ${size} bytes on a phone; ${budget.picture.bytes} are the budget`,
          ]
        : []),
    ];
  });
  // A campaign may publish heavy pages and pictures, so a page or picture above the budget causes only a warning in the real campaign.
  if (test.info().project.name === "site") for (const line of heavy) console.warn(`Warning: ${line}`);
  else expect(heavy).toEqual([]);
});
