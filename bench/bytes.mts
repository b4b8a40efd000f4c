/** Measures the bytes that each documented host sends for the HTML of a page, and for the script files that a first visit loads. */
import { existsSync, readFileSync } from "node:fs";
import { maxSentBytes, sentBytes } from "../tests/support/sentBytes";
import type { Row } from "./bench.mjs";
import { press, slowPage, type Measured } from "./phone.mjs";

export async function bytes({ address, browser, pages }: Measured): Promise<Row[]> {
  const html = pages.map((path) => sentBytes(readFileSync(`public${path}/index.html`)));
  const hosts = Object.keys(html[0] ?? {}) as (keyof ReturnType<typeof sentBytes>)[];
  const sizes = { reads: [] as number[], searches: [] as number[] };
  for (const path of pages) {
    const page = await slowPage(browser);
    const loaded = async () => {
      const all = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
      const files = all.map((name) => `public${new URL(name).pathname}`);
      const run = [...new Set(files)].filter((file) => file.endsWith(".js") && existsSync(file));
      return run.reduce((sum, file) => sum + maxSentBytes(readFileSync(file)) / 1000, 0);
    };
    await page.goto(`${address}${path}`);
    await page.mouse.move(200, 400, { steps: 2 });
    await press(page, "summary");
    await page.waitForTimeout(1000);
    sizes.reads.push(await loaded());
    await page.keyboard.press("Control+K");
    await page.locator("[cmdk-item]").first().waitFor();
    sizes.searches.push(await loaded());
    await page.context().close();
  }
  return [
    ...hosts.map((host) => ({
      what: `HTML of the largest page, as sent by ${host}`,
      value: Math.max(...html.map((sizes) => sizes[host])) / 1000,
      unit: "KB",
      most: 17,
    })),
    {
      what: "script files of a visit that opens a menu",
      value: Math.max(...sizes.reads),
      unit: "KB",
      most: 0,
    },
    {
      what: "script files of a visit that searches, as sent by the host that compresses least",
      value: Math.max(...sizes.searches),
      unit: "KB",
      most: 70,
    },
  ];
}
