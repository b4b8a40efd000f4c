/** Loading times in real Chromium on an emulated slow phone: every page, compared with the same HTML without scripts. */
import type { Browser } from "@playwright/test";
import { launch, median, slowPage, tap } from "./phone.mjs";
import { rounds } from "./rounds";
import { serve } from "./server.mjs";

export interface Visit {
  path: string;
  /** Milliseconds to the largest contentful paint, with and without scripts, and their ratio. */
  paint: number;
  plainPaint: number;
  ratio: number;
}

async function largestPaint(browser: Browser, address: string): Promise<number> {
  const page = await slowPage(browser);
  await page.goto(address, { waitUntil: "load" });
  await page.waitForTimeout(500);
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      }),
  );
  await page.context().close();
  return time;
}

/** A tap on a link in the footer, after a first movement and five seconds of reading. */
async function clickTime(browser: Browser, address: string, path: string): Promise<number> {
  const page = await slowPage(browser);
  await page.goto(address, { waitUntil: "networkidle" });
  const link = `footer a[href="${path}"]`;
  await page.locator(link).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 1);
  await page.waitForTimeout(5000);
  const time = await tap(page, link);
  await page.context().close();
  return time;
}

export interface Click {
  /** The target of the link in the home page's footer. */
  link: string;
  /** Milliseconds. */
  time: number;
}

/** Measures the pages, each round alternating with and without scripts, and taps on links of the home page. */
export async function visits(paths: readonly string[]): Promise<{ visits: Visit[]; clicks: Click[] }> {
  const { address: site, close } = await serve();
  const browser = await launch();
  const results: Visit[] = [];
  for (const path of paths) {
    const [paints, plainPaints]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      paints.push(await largestPaint(browser, `${site}${path}`));
      plainPaints.push(await largestPaint(browser, `${site}/plain${path}`));
    }
    const [paint, plainPaint] = [median(paints), median(plainPaints)];
    results.push({ path, paint, plainPaint, ratio: paint / plainPaint });
    console.log(JSON.stringify(results.at(-1)));
  }
  const clicks: Click[] = [];
  for (const link of paths.filter((path) => path !== "/")) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push(await clickTime(browser, `${site}/`, link));
    clicks.push({ link, time: median(times) });
    console.log(JSON.stringify(clicks.at(-1)));
  }
  await browser.close();
  close();
  return { visits: results, clicks };
}
