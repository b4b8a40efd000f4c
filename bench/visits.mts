/** What a visitor waits for, in real Chromium on a slow phone: every page beside the same HTML without its scripts. */
import { chromium, type Browser, type Page } from "@playwright/test";
import { serve } from "./server.mjs";

export interface Visit {
  path: string;
  /** Milliseconds to the largest paint, with and without scripts, and how the two compare. */
  paint: number;
  plainPaint: number;
  ratio: number;
}

/** A new visitor on slow 4G with a processor four times slower. */
async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6e6 / 8) * 0.9,
    uploadThroughput: (750e3 / 8) * 0.9,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return page;
}

const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

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

/** From a tap on an inside link until the frame with the next page's headline is painted, in milliseconds. */
async function clickTime(browser: Browser, address: string, name: string): Promise<number> {
  const page = await slowPage(browser);
  await page.goto(address, { waitUntil: "networkidle" });
  const link = page.getByRole("contentinfo").getByRole("link", { name, exact: true });
  await link.scrollIntoViewIfNeeded();
  // Somebody moves, and then reads for a while.
  await page.mouse.wheel(0, 1);
  await page.waitForTimeout(5000);
  await page.evaluate(() => {
    const before = document.querySelector("h1");
    addEventListener("click", ({ timeStamp }) => Object.assign(window, { clicked: timeStamp }), {
      capture: true,
      once: true,
    });
    new MutationObserver((_changes, observer) => {
      const now = document.querySelector("h1");
      if (now === before || now === null) return;
      observer.disconnect();
      // A message that is sent in a frame comes after its paint.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => Object.assign(window, { shown: performance.now() });
      requestAnimationFrame(() => port2.postMessage(null));
    }).observe(document, { childList: true, subtree: true });
  });
  // By its place: asking for the link again would count too.
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  // Waiting for a sign from within the page would take the page's own time.
  await page.waitForTimeout(1000);
  const time = await page.evaluate(() => {
    const times = window as unknown as { clicked: number; shown: number };
    return times.shown - times.clicked;
  });
  await page.context().close();
  return time;
}

const rounds = 7;

export const launch = (...args: string[]) =>
  chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ["--no-sandbox", ...args],
  });

export interface Click {
  /** The name of the link in the footer of the home page. */
  link: string;
  /** Milliseconds. */
  time: number;
}

/** Measures the pages, each round alternating with and without scripts, and taps on links of the home page. */
export async function visits(
  paths: readonly string[],
  links: readonly string[],
): Promise<{ visits: Visit[]; clicks: Click[] }> {
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
  for (const link of links) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push(await clickTime(browser, `${site}/`, link));
    clicks.push({ link, time: median(times) });
    console.log(JSON.stringify(clicks.at(-1)));
  }
  await browser.close();
  close();
  return { visits: results, clicks };
}
