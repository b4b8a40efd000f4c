/** Updates what the HTML says for the day of its build: the counter's figures and the year of the copyright. */
import { elapsed, type Elapsed } from "../lib/elapsed";
import { all } from "./dom";

/** Brings the figures and the year up to date; their places keep their size, so nothing moves. */
export function showToday(): void {
  const now = new Date();
  for (const counter of all("[data-since]")) {
    const figures = elapsed(counter.dataset.since ?? "", now);
    for (const figure of all("[data-unit]", counter))
      figure.textContent = figures[figure.dataset.unit as keyof Elapsed].toLocaleString();
  }
  for (const year of all("[data-year]")) year.textContent = `${now.getFullYear()}`;
}
