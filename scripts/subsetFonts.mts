/**
 * Subsets the fonts to what this site uses: Latin letters with accents, typographic characters, and the weights in use.
 * Writes src/theme/fonts/*.woff2. Run `npm run fonts` after an update of the font packages.
 */
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const { resolve } = createRequire(import.meta.url);

/** Basic Latin, Latin-1, Latin Extended-A, and the typographic characters that the build and the texts use. */
const characters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 0x180 - 0xa0 }, (_, index) => String.fromCodePoint(0xa0 + index)),
  "–—‘’‚“”„†•…′″‹›€™−×",
].join("");

const fonts = [
  {
    name: "newsreader-normal",
    source: "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2",
    wght: 500,
  },
  {
    name: "newsreader-italic",
    source: "@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2",
    wght: 400,
  },
  {
    name: "public-sans-normal",
    source: "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2",
    wght: { min: 400, max: 650 },
  },
];

await mkdir("src/theme/fonts", { recursive: true });
for (const { name, source, wght } of fonts) {
  const target = `src/theme/fonts/${name}.woff2`;
  const font = await subsetFont(await readFile(resolve(source)), characters, {
    targetFormat: "woff2",
    variationAxes: { wght },
    noLayoutClosure: true,
  });
  await writeFile(target, font);
  const before = (await stat(resolve(source))).size;
  console.log(`${target}  ${(before / 1024).toFixed(1)} → ${(font.length / 1024).toFixed(1)} KB`);
}
