/**
 * Measures the time from a tap on a link until the headline of the next page is painted, with real prefetching and prerendering. Chromium
 * switches prerendering off under Playwright, and also if the developer tools slow the network down. So puppeteer drives the browser, and
 * the server is slow instead.
 */
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { findBrowser } from "../scripts/browsers.mjs";
import { siteIn } from "../tests/browser/support/site";
import { median } from "./phone.mjs";
import { serve } from "./server.mjs";

/** The properties of slow 4G: `latency` is in milliseconds, and `speed` in bytes per millisecond. */
const slow4G = { latency: 150, speed: 180 };

const rounds = 3;

/** For each situation: the wait before the tap, and the length of the tap, in milliseconds. */
const situations = {
  "five seconds after the page": { wait: 5000, press: 70 },
  "a second after the page": { wait: 1000, press: 70 },
  "300 ms after the page": { wait: 300, press: 70 },
  "five seconds after the page, a press of half a second": { wait: 5000, press: 500 },
} as const;

const link = 'main a[href^="/"]:not([href*="."]):not([target])';

/**
 * Records the time of the first tap. Reports the milliseconds from this tap until the next headline is painted, in the same document or in
 * a new document. The server adds this script to each page, because puppeteer loses track of a prerendered page.
 */
const reporter = () => {
  const report = (painted: number) => {
    const { begun } = sessionStorage as { begun?: string };
    if (begun === undefined) return;
    delete sessionStorage.begun;
    navigator.sendBeacon("/report", String(painted - Number(begun)));
  };
  addEventListener(
    "pointerdown",
    ({ timeStamp }) => {
      sessionStorage.begun = performance.timeOrigin + timeStamp;
    },
    true,
  );
  const reportPaint = () =>
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name === "first-contentful-paint") report(performance.timeOrigin + startTime);
    }).observe({ type: "paint", buffered: true });
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener("prerenderingchange", reportPaint, { once: true });
  else reportPaint();
  addEventListener("load", () => {
    const headline = document.querySelector("h1");
    new MutationObserver((_changes, observer) => {
      const now = document.querySelector("h1");
      if (now === null || now === headline) return;
      observer.disconnect();
      // A message that is sent in an animation frame arrives after the paint of this frame. The time of its arrival is therefore the time
      // of the paint.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => report(performance.timeOrigin + performance.now());
      requestAnimationFrame(() => port2.postMessage(null));
    }).observe(document, { childList: true, subtree: true });
  });
};

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Opens a page in a new browser context, scrolls its first link into view, and taps the link. Returns the milliseconds until the next
 * headline, or undefined if no new headline was painted.
 */
async function tap(
  browser: Browser,
  address: string,
  { wait, press }: { wait: number; press: number },
  isFirefox: boolean,
  reports: number[],
): Promise<number | undefined> {
  reports.length = 0;
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  try {
    await page.setViewport({ width: 390, height: 844, hasTouch: !isFirefox });
    if (!isFirefox) await page.emulateCPUThrottling(4);
    await page.goto(address, { waitUntil: "load" });
    await page.evaluate((wanted) => {
      document.querySelector(wanted)?.scrollIntoView({ block: "center", behavior: "instant" });
    }, link);
    await pause(wait);
    // The position of the link is read immediately before the tap, because late fonts and deferred layout may have moved the link.
    const middle = await page.evaluate((wanted) => {
      const { x, y, width, height } = document.querySelector(wanted)?.getClientRects()[0] ?? new DOMRect();
      return { x: x + width / 2, y: y + height / 2 };
    }, link);
    await (isFirefox ? pressMouse(page, middle, press) : pressFinger(page, middle, press));
    // The wait has a fixed length, because repeated queries would occupy the page's main thread.
    await pause(2500);
    return reports.pop();
  } finally {
    await context.close();
  }
}

interface Place {
  x: number;
  y: number;
}

async function pressFinger(page: Page, { x, y }: Place, duration: number): Promise<void> {
  await page.touchscreen.touchStart(x, y);
  await pause(duration);
  // After the tap, a prerendered page may replace this page before puppeteer gets its answer. The resulting error is ignored.
  await page.touchscreen.touchEnd().catch(() => undefined);
}

async function pressMouse(page: Page, { x, y }: Place, duration: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await pause(duration);
  await page.mouse.up().catch(() => undefined);
}

/**
 * Returns the Cache-Control header that gatsby-node/siteHeaders.ts gives to the pages of a build. If a build has no rule for its pages,
 * browsers request each page again.
 */
const cachingOf = (root: string) =>
  siteIn(root).headers.match(/^\/\n {2}Cache-Control: (.*)$/m)?.[1] ?? "max-age=0, must-revalidate";

/**
 * Visits two builds alternately, and prints for both the median time from a tap until the next headline, with the number of visits.
 * @param folder a copy of the other build's `public/`
 */
export async function tapsAgainst(folder: string): Promise<void> {
  const roots = ["public", folder];
  const reports: number[] = [];
  const inPages = {
    // tsx adds calls of its helper `__name` to the script, so the script defines a function with this name.
    script: `const __name = (named) => named;(${reporter.toString()})()`,
    onReport: (text: string) => void reports.push(Number(text)),
  };
  const servers = await Promise.all(
    roots.map((root) => serve(root, { ...slow4G, ...inPages, caching: cachingOf(root) })),
  );
  const { kinds, html } = siteIn("public");
  const pages = kinds.filter((path) => /<main.*<a[^>]*href="\/[^".]*"/s.test(html(path))).slice(0, 2);
  console.log(`\n| browser | press | public | ${folder} |\n| --- | --- | --: | --: |`);
  for (const engine of ["chromium", "firefox"] as const) {
    const found = findBrowser(engine);
    if (!found) {
      console.log(`| ${engine} | not on this machine | | |`);
      continue;
    }
    const browser = await puppeteer.launch({
      browser: engine === "firefox" ? "firefox" : "chrome",
      executablePath: found.path,
      args: engine === "firefox" ? [] : ["--no-sandbox"],
    });
    for (const [name, situation] of Object.entries(situations)) {
      const seen: (number | undefined)[][] = [[], []];
      for (let round = 0; round < rounds; round++)
        for (const path of pages)
          for (const [index, { address }] of servers.entries())
            seen[index]?.push(
              await tap(browser, `${address}${path}`, situation, engine === "firefox", reports),
            );
      const [here, there] = seen.map((all) => {
        const measured = all.filter((each) => each !== undefined);
        return `${Math.round(median(measured))} ms (${measured.length} of ${all.length})`;
      });
      console.log(`| ${engine} | ${name} | ${here} | ${there} |`);
    }
    await browser.close();
  }
  for (const { close } of servers) close();
}
