/** Updates what the HTML says for the day of its build: the counter's figures and the year of the copyright. */
import { dayInMilliseconds, elapsed, type Elapsed } from "./elapsed";
import { afterPaint, all, on, root } from "../lib/dom";

/** Brings the figures, in the language of the page, and the year up to date; their places keep their size, so nothing moves. */
function showToday(): void {
  const now = new Date();
  for (const counter of all("[data-since]")) {
    const figures = elapsed(counter.dataset.since ?? "", now);
    for (const figure of all("[data-unit]", counter))
      figure.textContent = figures[figure.dataset.unit as keyof Elapsed].toLocaleString(root().lang);
  }
  for (const year of all("[data-year]")) year.textContent = `${now.getFullYear()}`;
}

/** Keeps them right: after the first paint, every 24 hours, and when the page comes back to the screen. */
export function startClock(): void {
  // The browser's first use of its number formats takes as long as a fifth of the first layout.
  on("rendered", () => afterPaint(showToday));
  on("pageshow", showToday);
  setInterval(showToday, dayInMilliseconds);
}
