/**
 * Emulates a slow phone in real Chromium, and measures how long a visitor waits until the browser has painted the response to a tap or key.
 */
import { chromium, type Browser, type Page } from "@playwright/test";
import { findBrowser } from "../scripts/browsers.mjs";

/** The built site that is measured. */
export interface Measured {
  address: string;
  browser: Browser;
  /** The paths of one page for each template. */
  pages: readonly string[];
}

export const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

export function launch(...args: string[]): Promise<Browser> {
  // The bench uses the complete browser that visitors have. Chromium's headless shell paints at other times.
  const executablePath = findBrowser("chromium")?.path;
  if (!executablePath) throw new Error("There is no Chromium on this machine. npm test installs one.");
  return chromium.launch({ executablePath, args: ["--no-sandbox", ...args] });
}

/** Opens a page for a first-time visitor on slow 4G with fourfold CPU throttling. */
export async function slowPage(browser: Browser): Promise<Page> {
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };
  const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const slow4G = { offline: false, latency: 150, downloadThroughput: 180e3, uploadThroughput: 84e3 };
  await devtools.send("Network.emulateNetworkConditions", slow4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return page;
}

/** Opens a new page in the browser, runs a measurement in it, closes the page, and returns the measured value. */
export async function onNewPage<Value>(
  browser: Browser,
  measure: (page: Page) => Promise<Value>,
): Promise<Value> {
  const page = await slowPage(browser);
  const value = await measure(page);
  await page.context().close();
  return value;
}

/** The number of times that each measurement is repeated. */
export const visits = 7;

/** Repeats a measurement `visits` times, each time in a new page of the browser. Returns all measured values. */
export async function onNewPages<Value>(
  browser: Browser,
  measure: (page: Page) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  for (let visit = 0; visit < visits; visit++) values.push(await onNewPage(browser, measure));
  return values;
}

/**
 * Taps on the position of an element. Playwright's own `tap` would first query the page again, and the measured time would include that
 * query. Playwright's `click` would first move the mouse to the element.
 */
export async function press(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`There is no ${selector} to press at ${page.url()}`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * Returns the milliseconds from the first tap or key until a condition is true and painted, or until the next document is painted. Returns
 * Infinity if this takes more than three seconds.
 * @param isThere returns whether the condition is true. It runs in the page after each change of its DOM
 */
export async function untilPainted(
  page: Page,
  isThere: () => boolean,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate((source) => {
    const check = (0, eval)(`(${source})`) as () => boolean;
    Object.assign(window, { headline: document.querySelector("h1") });
    for (const type of ["pointerdown", "keydown"])
      addEventListener(
        type,
        ({ timeStamp }) => void (sessionStorage.begun ??= performance.timeOrigin + timeStamp),
        true,
      );
    new MutationObserver((_changes, observer) => {
      if (!check()) return;
      observer.disconnect();
      // A message that is sent in an animation frame arrives after the paint of this frame. The time of its arrival is therefore the time
      // of the paint.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (sessionStorage.shown = performance.timeOrigin + performance.now());
      requestAnimationFrame(() => port2.postMessage(null));
    }).observe(document, { childList: true, subtree: true, attributes: true });
  }, isThere.toString());
  await act();
  // The wait has a fixed length, because repeated queries would occupy the page's main thread.
  await page.waitForTimeout(3000);
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const { begun, shown } = sessionStorage as { begun?: string; shown?: string };
    const wait = Number(shown ?? performance.timeOrigin + (paint?.startTime ?? NaN)) - Number(begun);
    // If the document is still the same, its own first paint was before the tap.
    return wait < 0 ? Infinity : wait;
  });
}

const hasNextHeadline = () => {
  const now = document.querySelector("h1");
  return now !== null && now !== (window as unknown as { headline?: Element }).headline;
};

/**
 * Returns the milliseconds from a tap on a link until the headline of the next page is painted. The next page may replace the content of
 * the same document, or be a new document.
 */
export const tap = (page: Page, selector: string) =>
  untilPainted(page, hasNextHeadline, () => press(page, selector));
