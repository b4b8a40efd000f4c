import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { maxSentBytes } from "../support/sentBytes";
import { countShift, paintWhole, shift } from "./support/layoutShift";
import { openSearch } from "./support/page";
import { expect, test } from "./support/test";

/**
 * The maximum number of bytes that a documented host may send for the script that lists the search results (see docs/performance.md).
 * everySite/weight.spec.ts has the maximum sizes of HTML and pictures.
 */
const most = 68 * 1024;

/** Delays the responses for the files that a pattern matches. The delay is longer than browsers wait for fonts. */
const delay = (page: Page, files: RegExp) =>
  page.route(files, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });

test("a visit loads no script file until it searches, and then no more than the budget", async ({
  page,
  site,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") loaded.push(new URL(request.url()).pathname);
  });
  for (const path of site.kinds) {
    await page.goto(path);
    await page.mouse.wheel(0, 500);
  }
  expect(loaded).toEqual([]);
  await openSearch(page);
  const list = loaded.filter((name) => name.startsWith("/static/"));
  expect(list).toHaveLength(1);
  const bytes = maxSentBytes(readFileSync(`${site.root}${list[0] ?? ""}`));
  expect(bytes).toBeLessThanOrEqual(most);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  test("no picture is loaded in more than one size or format", async ({ page, site }) => {
    // A folder contains all versions of one picture. Its name is a hash of the picture.
    const folder = /\/static\/[0-9a-f]{32}\//;
    let pictures: string[] = [];
    page.on("request", (request) => {
      const [name] = folder.exec(request.url()) ?? [];
      if (request.resourceType() === "image" && name) pictures.push(name);
    });
    /**
     * Returns the folder of each picture on a page. A folder may occur twice, because the picture of a banner may also be the picture of a
     * card.
     */
    const shown = (path: string) =>
      [...site.html(path).matchAll(/<picture.*?<\/picture>/gs)].map(([html]) => folder.exec(html)?.[0]);
    for (const path of site.kinds.filter((each) => /<main.*<picture/s.test(site.html(each)))) {
      pictures = [];
      await page.goto(path);
      await page.locator("main picture").first().scrollIntoViewIfNeeded();
      await expect.poll(() => pictures.length, { message: path }).toBeGreaterThan(0);
      for (const name of new Set(pictures)) {
        const times = (all: readonly unknown[]) => all.filter((each) => each === name).length;
        expect.soft(times(pictures), `${path} ${name}`).toBeLessThanOrEqual(times(shown(path)));
      }
    }
  });

  test("nothing moves on a slow phone, where fonts and scripts arrive late", async ({
    page,
    context,
    site,
  }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await delay(page, /\.(woff2|js|json)$/);
    await paintWhole(page);
    await countShift(page);
    for (const path of site.kinds) {
      await page.goto(path);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect.soft(await shift(page), path).toBe(0);
    }
  });

  for (const width of [390, 768, 1280])
    test(`nothing moves while a page loads and is scrolled, ${width} pixels wide`, async ({
      browser,
      site,
    }) => {
      for (const path of site.paths) {
        // A new context makes the browser load each page in a new process, as on a first visit. Only in a new process does it sometimes lay
        // out a page before its first frame.
        const context = await browser.newContext({ viewport: { width, height: 844 } });
        const page = await context.newPage();
        // Chromium waits for a font for a tenth of a second. The delay is longer than that, so the first paint of a page is always without
        // the fonts.
        await delay(page, /\.woff2$/);
        await paintWhole(page);
        await countShift(page);
        await page.goto(path);
        // The test scrolls as a visitor does. Content far below is laid out when the wheel first turns, or earlier.
        for (let turn = 0; turn < 10; turn++) await page.mouse.wheel(0, 300);
        await page.evaluate(async () => {
          const nextFrame = () => new Promise(requestAnimationFrame);
          await nextFrame();
          const pictures = [...document.images].filter((image) => {
            const { top, bottom } = image.getBoundingClientRect();
            return bottom > 0 && top < innerHeight;
          });
          await Promise.all(pictures.map((picture) => picture.decode()));
          // The test waits for two more frames, because the browser reports the layout shift of a frame only after the frame.
          await nextFrame();
          await nextFrame();
        });
        expect.soft(await shift(page), path).toBe(0);
        await context.close();
      }
    });
});
