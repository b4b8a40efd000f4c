/**
 * Reduces the fonts to the parts that this site uses: Latin letters with the accents of Latin-1, typographic characters, and the weights in
 * use. Writes src/theme/fonts/*.woff2. `npm run fonts` first installs the whole fonts and the program that reduces them, because only this
 * script needs the whole fonts and that program.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

/**
 * The characters that the fonts keep: Basic Latin, Latin-1, and the typographic characters that the build and the texts use. The list also
 * contains Latin Extended-A, but the font files that the script reads contain only a few of its letters.
 */
const characters = [
  ...Array.from({ length: 0x180 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  "–—‘’‚“”„†•…′″‹›€™−×",
].join("");

for (const [family, style, wght] of [
  ["newsreader", "normal", 500],
  ["newsreader", "italic", 400],
  ["public-sans", "normal", { min: 400, max: 650 }],
]) {
  const source = `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-${style}.woff2`;
  const target = `src/theme/fonts/${family}-${style}.woff2`;
  const font = await subsetFont(await readFile(source), characters, {
    targetFormat: "woff2",
    variationAxes: { wght },
    noLayoutClosure: true,
  });
  await writeFile(target, font);
  console.log(`${target}: ${(font.length / 1024).toFixed(1)} KB`);
}
