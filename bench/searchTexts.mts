/**
 * `npx tsx bench/searchTexts.mts 37 400 2200`: what the texts for the search weigh, and how long preparing and asking them takes, for
 * each of these numbers of pages. The built site's own pages are repeated with their words in another order, so that no passage is
 * there twice and compression finds no copies.
 */
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { searchTextsPath, type TextPage } from "../src/lib/passages";
import { findPassages, toTexts } from "../src/search/findPassages";
import { median } from "./phone.mjs";

const site = JSON.parse(readFileSync(`public${searchTextsPath}`, "utf8")) as TextPage[];

/** Numbers from 0 to 1, the same in each run. */
let seed = 1;
const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;

function shuffled(text: string): string {
  const words = text.split(" ");
  for (let index = words.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [words[index], words[other]] = [words[other] ?? "", words[index] ?? ""];
  }
  return words.join(" ");
}

function pageAt(index: number): TextPage {
  const page = site[index % site.length];
  if (!page) throw new Error("The built site has no texts. Run npm run build first.");
  if (index < site.length) return page;
  const sections = page.sections.map((section) => ({ ...section, passages: section.passages.map(shuffled) }));
  return { path: `${page.path}-${index}`, title: page.title, sections };
}

function time<Result>(work: () => Result): { result: Result; milliseconds: number } {
  const start = performance.now();
  return { result: work(), milliseconds: performance.now() - start };
}

/** Words of the texts themselves, whole and in part, and one that is nowhere. */
const queries = site
  .flatMap(({ sections }) => sections.flatMap(({ passages }) => passages))
  .filter((_passage, index) => index % 10 === 0)
  .flatMap((passage) => passage.split(" ").slice(2, 3))
  .flatMap((word) => [word, word.slice(0, 3), `${word}zz`]);

for (const count of process.argv.slice(2).map(Number)) {
  const json = JSON.stringify(Array.from({ length: count }, (_, index) => pageAt(index)));
  const { result: texts, milliseconds: preparing } = time(() => toTexts(JSON.parse(json) as TextPage[]));
  const asking = queries.map((query) => time(() => findPassages(texts, query)).milliseconds);
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;
  console.log(
    `${count} pages: ${kilobytes(json.length)}, ${kilobytes(brotliCompressSync(json).length)} with brotli;`,
    `prepared in ${preparing.toFixed(1)} ms; a query ${median(asking).toFixed(2)} ms, the slowest ${Math.max(...asking).toFixed(1)} ms`,
  );
}
