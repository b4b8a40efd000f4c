import { dayInMilliseconds } from "../../lib/elapsed";
import { on } from "../dom";
import { showToday } from "../today";

/** Keeps what depends on the day right: at first, every 24 hours, and when the page comes back to the screen. */
export function startClock(): void {
  on("DOMContentLoaded", showToday);
  on("pageshow", showToday);
  setInterval(showToday, dayInMilliseconds);
}
