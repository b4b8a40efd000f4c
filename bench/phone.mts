/** Emulates a slow phone in real Chromium, and measures what visitors perceive: the time until the response is painted. */
import { chromium, type Browser, type Page } from "@playwright/test";
import { findBrowser } from "../scripts/browsers.mjs";

export const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

export function launch(...args: string[]): Promise<Browser> {
  // The browser that visitors have: without windows it paints on another path, and later.
  const executablePath = findBrowser("chromium")?.path;
  if (!executablePath) throw new Error("There is no Chromium on this machine. npm test installs one.");
  return chromium.launch({ executablePath, args: ["--no-sandbox", ...args] });
}

/** A first-time visitor on slow 4G with fourfold CPU throttling. */
export async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
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

/** Touches an element where it is: asking the page for it again would count too, and a mouse would have moved there first. */
export async function press(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`There is no ${selector} to press at ${page.url()}`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * Milliseconds from the first press or key to the paint of the first frame in which a condition holds.
 * @param isThere runs in the page after each DOM change
 */
export async function untilPainted(
  page: Page,
  isThere: () => boolean,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate((source) => {
    const check = (0, eval)(`(${source})`) as () => boolean;
    const times = window as unknown as { begun?: number; shown?: number };
    for (const type of ["pointerdown", "keydown"])
      addEventListener(type, ({ timeStamp }) => (times.begun ??= timeStamp), { capture: true });
    const observer = new MutationObserver(() => {
      if (!check()) return;
      observer.disconnect();
      // A message sent in an animation frame arrives after its paint.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (times.shown = performance.now());
      requestAnimationFrame(() => port2.postMessage(null));
    });
    observer.observe(document, { childList: true, subtree: true, attributes: true });
  }, isThere.toString());
  await act();
  await page.waitForFunction(() => "shown" in window, undefined, { timeout: 30_000, polling: 500 });
  return page.evaluate(() => {
    const { begun = NaN, shown = NaN } = window as unknown as { begun?: number; shown?: number };
    return shown - begun;
  });
}

/** Milliseconds from a tap on a link to the paint of the next page's headline, in the same document or a new one. */
export async function tap(page: Page, selector: string): Promise<number> {
  await page.evaluate(() => {
    const before = document.querySelector("h1");
    addEventListener(
      "click",
      ({ timeStamp }) => sessionStorage.setItem("clicked", String(performance.timeOrigin + timeStamp)),
      { capture: true, once: true },
    );
    new MutationObserver((_changes, observer) => {
      const now = document.querySelector("h1");
      if (now === before || now === null) return;
      observer.disconnect();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () =>
        sessionStorage.setItem("shown", String(performance.timeOrigin + performance.now()));
      requestAnimationFrame(() => port2.postMessage(null));
    }).observe(document, { childList: true, subtree: true });
  });
  await press(page, selector);
  // Polling the page would take up its main thread.
  await page.waitForTimeout(2500);
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const shown = sessionStorage.getItem("shown") ?? performance.timeOrigin + (paint?.startTime ?? NaN);
    return Number(shown) - Number(sessionStorage.getItem("clicked"));
  });
}
