/**
 * Defers the layout of everything that is below the first screen of a page. The browser lays these parts out after the first paint of a
 * visit, in small tasks.
 */
import { afterPaint, all, on } from "../lib/dom";

/**
 * Selects the parts of a page that may begin below the first screen. These are every part of `main` except the first, everything after a
 * section, list items with an id, and the footer. The layout of all these parts is deferred. A part that is laid out early would move when
 * deferred parts above it are laid out. Browsers count this movement as a layout shift.
 */
const parts = "main>*~*,section~*,li[id],footer";

/**
 * The CSS rule that defers the layout of `parts`, in Chromium only. In Safari, the text in view would move when content above it becomes
 * higher. In Firefox, the content of the first screen could move. Animations are paused too, because the browser would prepare all of them
 * before the first paint.
 */
const rule = `@supports(overflow-anchor:auto) and (not (-moz-appearance:none)){@media screen{:is(${parts}):not([style*=visible]){content-visibility:auto;animation:none!important;contain-intrinsic-size:8rem}}}`;

/**
 * The maximum time, in milliseconds, that the browser spends on laying out parts in one task. A longer task would delay the response to a
 * visitor's input.
 */
const maxTaskMs = 10;

const layOut = ({ style }: HTMLElement) => (style.contentVisibility = "visible");

/**
 * Starts deferring layout. The function does nothing if the visitor may arrive further down in the page. This is so if the address has a
 * fragment or a text fragment, and after Back or a reload.
 */
export function deferLayout(): void {
  const [visit] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming?];
  // Unlike location.hash, the name of the browser's navigation entry also contains a text fragment (#:~:text=).
  if (visit?.type !== "navigate" || visit.name.includes("#")) return;
  // The rule must be added before the page is parsed. Chromium may lay out the page as soon as the HTML is parsed, before the first frame.
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
    // `getBoundingClientRect` makes the browser lay out this part immediately.
    next.getBoundingClientRect();
    if (performance.now() < end) layOutNext(rest, end);
    else afterPaint(() => layOutNext(rest));
  };
  // While the page is parsed, each frame lays out the parts that are in view. Chromium may paint a part of the page before the rest has
  // been parsed. The parts are measured only in frames, because a font that arrives before a frame makes the browser lay out the page
  // again.
  const layOutInView = () => {
    if (document.readyState === "loading") requestAnimationFrame(layOutInView);
    // The parts are measured one after the other, because the position of a part depends on the heights of the parts before it.
    for (const part of all(parts)) {
      if (part.getBoundingClientRect().top >= innerHeight) break;
      layOut(part);
    }
  };
  requestAnimationFrame(layOutInView);
  on("load", () => afterPaint(() => layOutNext(all(parts))));
  // The first input ends the deferral, because the visitor may now scroll, and a part must have its final height before it comes into view.
  // A change of the window's size ends it too, because parts that are not laid out would keep their old width.
  for (const type of ["pointerdown", "wheel", "keydown", "resize"] as const)
    on(type, stop, { passive: true });
}
