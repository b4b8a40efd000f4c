/**
 * Measures how long visitors wait until a page is painted, and until the page reacts to a tap or click. The values are medians of seven
 * visits, in milliseconds.
 */
import type { Page } from "@playwright/test";
import type { Row } from "./bench.mjs";
import { median, onNewPages, press, tap, untilPainted, type Measured } from "./phone.mjs";

type Measurement = (page: Page) => Promise<number>;

/** Measures a page several times, each time in a new tab, and returns the median. */
async function visit({ browser, address }: Measured, path: string, measure: Measurement): Promise<number> {
  const values = await onNewPages(browser, async (page) => {
    await page.goto(`${address}${path}`);
    return measure(page);
  });
  return median(values);
}

const largestPaint: Measurement = async (page) => {
  await page.waitForTimeout(500);
  return page.evaluate(() => {
    return new Promise<number>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN));
      observer.observe({ type: "largest-contentful-paint", buffered: true });
    });
  });
};

/** Returns the largest contentful paint of each page. */
export async function paints(site: Measured): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of site.pages) {
    const value = await visit(site, path, largestPaint);
    rows.push({ what: `largest paint of ${path}`, value, unit: "ms", most: 800 });
  }
  return rows;
}

const isDark = () => document.documentElement.classList.contains("theme-ui-dark");
const hasField = () => document.querySelector<HTMLDialogElement>("#search")?.open === true;
const hasResults = () => document.querySelector("#search [cmdk-item]") !== null;

/** Measures clicks on controls of the home page, and taps on a link in its footer. */
export async function taps(site: Measured): Promise<Row[]> {
  const link = `footer a[href="${site.pages.find((path) => path !== "/") ?? ""}"]`;
  const show = (page: Page) => page.evaluate((name) => document.querySelector(name)?.scrollIntoView(), link);
  const searched = (isThere: () => boolean) => (page: Page) =>
    untilPainted(page, isThere, () => page.keyboard.press("Control+K"));
  const tapAfter =
    (milliseconds: number, moves: boolean): Measurement =>
    async (page) => {
      if (moves) await page.mouse.wheel(0, 1);
      await show(page);
      await page.waitForTimeout(milliseconds);
      return tap(page, link);
    };
  const toggle: Measurement = (page) =>
    untilPainted(page, isDark, () => press(page, "header [data-theme-toggle]"));
  const measurements: [string, number, Measurement][] = [
    ["the theme changes after a press at once", 50, toggle],
    ["the search field opens after Ctrl+K at once", 100, searched(hasField)],
    ["the search's results after Ctrl+K at once", 800, searched(hasResults)],
    ["a tap on a link of the footer five seconds after a movement", 400, tapAfter(5000, true)],
    ["the same 300 ms after the page had loaded", 400, tapAfter(300, false)],
  ];
  const rows: Row[] = [];
  for (const [what, most, measure] of measurements)
    rows.push({ what, value: await visit(site, "/", measure), unit: "ms", most });
  return rows;
}
