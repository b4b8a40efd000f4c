/**
 * The time from the press on a link to the paint of the next page's headline, with real speculation. Chromium switches prerendering off under Playwright, and if the developer tools slow the network down. So puppeteer drives the browser, and the server is slow instead.
 */
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { findBrowser } from "../scripts/browsers.mjs";
import { siteIn } from "../tests/browser/support/site";
import { median } from "./phone.mjs";
import { serve } from "./server.mjs";

/** As slow 4G: milliseconds until an answer begins, and its bytes a millisecond. */
const slow4G = { latency: 150, speed: 180 };

const rounds = 3;

/** When the visitor presses, and for how long, in milliseconds. */
const situations = {
  "five seconds after the page": { wait: 5000, press: 70 },
  "a second after the page": { wait: 1000, press: 70 },
  "300 ms after the page": { wait: 300, press: 70 },
  "five seconds after the page, a press of half a second": { wait: 5000, press: 500 },
} as const;

const link = 'main a[href^="/"]:not([href*="."]):not([target])';

/**
 * Notes the first press, and reports the milliseconds from it to the paint of the next headline, in the same document or a new one. The
 * server puts this into each page, because puppeteer would lose sight of a page that was rendered ahead.
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
      // A message sent in an animation frame arrives after its paint.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => report(performance.timeOrigin + performance.now());
      requestAnimationFrame(() => port2.postMessage(null));
    }).observe(document, { childList: true, subtree: true });
  });
};

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Opens a page in a context of its own, brings its first link into view, and presses it; undefined where the press led nowhere. */
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
    // Only now, since late fonts and what is laid out late may have moved it.
    const middle = await page.evaluate((wanted) => {
      const { x, y, width, height } = document.querySelector(wanted)?.getClientRects()[0] ?? new DOMRect();
      return { x: x + width / 2, y: y + height / 2 };
    }, link);
    await (isFirefox ? pressMouse(page, middle, press) : pressFinger(page, middle, press));
    // Not sooner: asking would take up the page's main thread.
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
  // A page that was rendered ahead may be there before the answer.
  await page.touchscreen.touchEnd().catch(() => undefined);
}

async function pressMouse(page: Page, { x, y }: Place, duration: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await pause(duration);
  await page.mouse.up().catch(() => undefined);
}

/**
 * Returns for how long a build's host lets browsers keep its pages (gatsby-node/siteHeaders.ts). Without a rule, browsers ask each time.
 */
const cachingOf = (root: string) =>
  siteIn(root).headers.match(/^\/\n {2}Cache-Control: (.*)$/m)?.[1] ?? "max-age=0, must-revalidate";

/**
 * Prints the medians of two builds, visited alternately, and of how many visits they are.
 * @param folder the other build, as `public/` was when it was copied
 */
export async function tapsAgainst(folder: string): Promise<void> {
  const roots = ["public", folder];
  const reports: number[] = [];
  const inPages = {
    // tsx names the functions in it by a helper.
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
