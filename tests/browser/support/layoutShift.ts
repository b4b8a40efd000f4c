import type { Page } from "@playwright/test";

/** The fields of a layout-shift entry that are used here. */
interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** Adds a script to each page that is opened from now on. The script adds up the layout shift of the page. */
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

/** Returns the layout shift of the open page so far. */
export const shift = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);

/**
 * Makes the browser paint a page only when it has read the whole HTML. A busy browser also paints parts of the HTML, so without this a test
 * of what moves afterwards would also see what moves meanwhile (see partialHtml.slow.spec.ts).
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
