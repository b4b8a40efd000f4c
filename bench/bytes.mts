/** What a first visit costs in bytes. */
import { existsSync, readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Row } from "./bench.mjs";
import { slowPage, type Measured } from "./phone.mjs";

export async function bytes({ address, browser, pages }: Measured): Promise<Row[]> {
  const html = pages.map(
    (path) => brotliCompressSync(readFileSync(`public${path}/index.html`)).length / 1000,
  );
  const scripts: number[] = [];
  for (const path of pages) {
    const page = await slowPage(browser);
    // What is prefetched for the next page is not what this one runs.
    await page.addInitScript(() => (IntersectionObserver.prototype.observe = () => undefined));
    await page.goto(`${address}${path}`);
    await page.mouse.move(200, 400, { steps: 2 });
    await page.locator("html[data-page=interactive]").waitFor();
    const all = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    const files = new Set(all.map((name) => `public${new URL(name).pathname}`));
    const run = [...files].filter((file) => file.endsWith(".js") && existsSync(file));
    scripts.push(run.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length / 1000, 0));
    await page.context().close();
  }
  return [
    { what: "HTML of the largest page, with brotli", value: Math.max(...html), unit: "KB", most: 15 },
    { what: "scripts of the page with most, gzipped", value: Math.max(...scripts), unit: "KB", most: 103.4 },
  ];
}
