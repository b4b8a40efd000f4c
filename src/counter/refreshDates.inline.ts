import { dayInMilliseconds, elapsed } from "./elapsed";
import { afterPaint, all, on, root } from "../lib/dom";

/**
 * Updates the counter's figures and the copyright year. The HTML contains the values of the day of the build. The boxes of the figures keep
 * their size, so nothing on the page moves.
 */
function refreshDates(): void {
  const now = new Date();
  for (const counter of all("[data-since]")) {
    const figures = elapsed(counter.dataset.since ?? "", now);
    for (const figure of all("[data-unit]", counter))
      figure.textContent = figures[figure.dataset.unit as keyof typeof figures].toLocaleString(root().lang);
  }
  for (const year of all("[data-year]")) year.textContent = `${now.getFullYear()}`;
}

/**
 * Keeps the counter and the copyright year up to date. They are updated after the first paint, every 24 hours, and when the page is shown
 * again.
 */
export function startRefreshingDates(): void {
  // The update waits for the first paint. Loading the number formats takes the browser a fifth of the time of the first layout.
  on("rendered", () => afterPaint(refreshDates));
  on("pageshow", refreshDates);
  setInterval(refreshDates, dayInMilliseconds);
}
