import type { Page } from "@playwright/test";

/** The fields of the browser's layout-shift entries that this file reads. */
interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** Adds a script to each page that is opened from now on. The script adds up the page's layout shift. */
export async function countShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Returns the sum of the open page's layout shift so far. */
export const shift = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);

/**
 * Makes the browser paint a page only after it has read the whole HTML. A busy browser also paints parts of the HTML, and then the page may
 * move while the rest arrives. Only partialHtml.slow.spec.ts tests such movements.
 */
export async function paintWhole(page: Page): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const whole = html
        .replace(/(?<=<head[^>]*>)/, '<link rel="expect" href="#whole" blocking="render">')
        .replace("</body>", '<i id="whole" hidden></i></body>');
      await route.fulfill({ response, body: whole });
    },
  );
}
