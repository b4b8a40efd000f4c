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
