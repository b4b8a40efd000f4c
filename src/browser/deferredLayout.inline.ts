/** Defers the layout of everything below the first screen until after the first paint of a first visit, and then does it in small tasks. */
import { afterPaint, all, on } from "../lib/dom";

/**
 * Selects the parts of a page that may begin below the first screen: all but its first, everything after a section, and the entries of the
 * timeline and of the sources. A part that is not deferred would count as moved once deferred parts before it are laid out.
 */
const parts = "main>*~*,section~*,li[id],footer";

/**
 * The rule that defers them, in Chromium only. Safari would not keep the visitor's place when content above it becomes higher, and in Firefox
 * the content of the first screen could move. Animations wait too, since the browser would prepare all of them before the first paint.
 */
const rule = `@supports(overflow-anchor:auto) and (not (-moz-appearance:none)){@media screen{:is(${parts}):not([style*=visible]){content-visibility:auto;animation:none!important;contain-intrinsic-size:8rem}}}`;

/** Milliseconds after which a task lays out no further part, so that a visitor's input need not wait. */
const maxTaskMs = 10;

const layOut = ({ style }: HTMLElement) => (style.contentVisibility = "visible");

/** Starts deferring, unless the visitor arrives at a place in the page: by a fragment, words in the address, Back or a reload. */
export function deferLayout(): void {
  const [visit] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming?];
  // Unlike location.hash, the entry's name also contains the words that the address names (#:~:text=).
  if (visit?.type !== "navigate" || visit.name.includes("#")) return;
  // Now, since Chromium may lay out the page before its first frame, as soon as it is parsed.
  const style = document.createElement("style");
  style.textContent = rule;
  document.head.append(style);
  const stop = () => style.remove();
  const layOutNext = ([next, ...rest]: HTMLElement[], end = performance.now() + maxTaskMs) => {
    if (!next) {
      stop();
      return;
    }
    layOut(next);
    // The browser lays it out at once to answer this.
    next.getBoundingClientRect();
    if (performance.now() < end) layOutNext(rest, end);
    else afterPaint(() => layOutNext(rest));
  };
  on("DOMContentLoaded", () =>
    // In the first frame, since fonts that arrive before it cause the page to be laid out again.
    requestAnimationFrame(() => {
      // One after the other, since the place of each part depends on the height of the parts before it.
      for (const part of all(parts)) {
        if (part.getBoundingClientRect().top >= innerHeight) break;
        layOut(part);
      }
    }),
  );
  on("load", () => afterPaint(() => layOutNext(all(parts))));
  // From the first input on, no part that scrolls into view may change its height.
  for (const type of ["pointerdown", "wheel", "keydown"] as const) on(type, stop, { passive: true });
  // After a rotation, skipped parts would keep their old width.
  on("resize", stop);
}
