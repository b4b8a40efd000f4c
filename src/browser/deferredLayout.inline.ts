/** Defers the layout of everything below the first screen until after the first paint of a first visit, and then does it in small tasks. */
import { afterPaint, all, on } from "../lib/dom";

/**
 * Selects the parts of a page that may begin below the first screen: all parts except the first, everything after a section, the entries of
 * the timeline, and the list of sources. All of them are deferred, because a part that is laid out early would count as moved when deferred
 * parts above it are laid out.
 */
const parts = "main>*~*,section~*,li[id],footer";

/**
 * The CSS rule that defers the layout of these parts, in Chromium only. Safari would not keep the visitor's place when content above it
 * becomes higher, and in Firefox the content of the first screen could move. Animations wait too, since the browser would prepare all of
 * them before the first paint.
 */
const rule = `@supports(overflow-anchor:auto) and (not (-moz-appearance:none)){@media screen{:is(${parts}):not([style*=visible]){content-visibility:auto;animation:none!important;contain-intrinsic-size:8rem}}}`;

/** The maximum duration of a layout task in milliseconds. A short task does not delay a visitor's input. */
const maxTaskMs = 10;

const layOut = ({ style }: HTMLElement) => (style.contentVisibility = "visible");

/**
 * Starts deferring layout, unless the visitor arrives at a certain place in the page: by a fragment, by words in the address, by Back or by
 * a reload.
 */
export function deferLayout(): void {
  const [visit] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming?];
  // Unlike location.hash, the name of this entry also contains a text fragment (#:~:text=).
  if (visit?.type !== "navigate" || visit.name.includes("#")) return;
  // The rule is added before the page is parsed, because Chromium may lay out the page as soon as it has parsed the HTML, before its
  // first frame.
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
    // This call makes the browser lay out the part immediately.
    next.getBoundingClientRect();
    if (performance.now() < end) layOutNext(rest, end);
    else afterPaint(() => layOutNext(rest));
  };
  on("DOMContentLoaded", () =>
    // Measuring waits for the first frame, because fonts that arrive earlier make the browser lay out the page again.
    requestAnimationFrame(() => {
      // The parts are measured one after the other, because the place of a part depends on the heights of the parts before it.
      for (const part of all(parts)) {
        if (part.getBoundingClientRect().top >= innerHeight) break;
        layOut(part);
      }
    }),
  );
  on("load", () => afterPaint(() => layOutNext(all(parts))));
  // The first input ends the deferral, because the visitor may scroll now, and a part that comes into view must not change its height.
  for (const type of ["pointerdown", "wheel", "keydown"] as const) on(type, stop, { passive: true });
  // A change of the window's size ends the deferral, because parts that are not laid out would keep their old width.
  on("resize", stop);
}
