/** On a first visit, what begins below the first screen is laid out after the first paint, in small tasks. */
import { addToHead, afterPaint, all, on } from "../lib/dom";

/**
 * The parts of a page that may begin below the first screen: all but its first, what follows a section, and entries of the timeline and of
 * sources. A part that was not left out among others that are would count as moved once they are laid out.
 */
const parts = "main>*~*,section~*,li[id],footer";

/**
 * Chromium alone: Safari would not keep the visitor's place when what precedes it becomes higher, and in Firefox what is on the first
 * screen could move. Animations wait too, since the browser would prepare all of them before the first paint.
 */
const rule = `@supports(overflow-anchor:auto) and (not (-moz-appearance:none)){@media screen{:is(${parts}):not([style*=visible]){content-visibility:auto;animation:none!important;contain-intrinsic-size:8rem}}}`;

/** Milliseconds after which a task lays out no further part, so that a visitor's input need not wait. */
const longest = 10;

const layOut = ({ style }: HTMLElement) => (style.contentVisibility = "visible");

/** Lays out all of a page at once where the visitor arrives at a place in it: by a fragment, words in the address, Back or a reload. */
export function startLayingOut(): void {
  const [visit] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming?];
  // Unlike location.hash, the entry's name holds the words that the address asks for, too (#:~:text=).
  if (visit?.type !== "navigate" || visit.name.includes("#")) return;
  // At once, since Chromium may lay out the page before its first frame, as soon as it is parsed.
  const style = addToHead("style", { textContent: rule });
  const stop = () => style.remove();
  const layOutNext = ([next, ...rest]: HTMLElement[], end = performance.now() + longest) => {
    if (!next) {
      stop();
      return;
    }
    layOut(next);
    // Asked for its place, the browser lays it out at once.
    next.getBoundingClientRect();
    if (performance.now() < end) layOutNext(rest, end);
    else afterPaint(() => layOutNext(rest));
  };
  on("DOMContentLoaded", () =>
    // In the first frame, since the page is laid out again when its fonts arrive before that.
    requestAnimationFrame(() => {
      // One after the other, since the place of each depends on the height of those before it.
      for (const part of all(parts)) {
        if (part.getBoundingClientRect().top >= innerHeight) break;
        layOut(part);
      }
    }),
  );
  on("load", () => afterPaint(() => layOutNext(all(parts))));
  // From the first input on, what scrolls into view must not change its height.
  for (const sign of ["pointerdown", "wheel", "keydown"] as const) on(sign, stop, { passive: true });
  // After a rotation, skipped parts would keep their old width.
  on("resize", stop);
}
