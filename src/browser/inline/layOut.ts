/** On a first visit, what begins below the first screen is laid out after the first paint, in small tasks. */
import { addToHead, afterPaint, all, on } from "../../lib/dom";

/** The parts of a page that may begin below the first screen. */
const parts = "section ~ section, footer";

/** Safari would not keep the visitor's place when what precedes it becomes higher. */
const rule = `@supports(overflow-anchor:auto){@media screen{${parts}{content-visibility:auto;contain-intrinsic-size:8rem}}}`;

const layOut = ({ style }: HTMLElement) => (style.contentVisibility = "visible");

/** Lays out all of a page at once where the visitor arrives at a place in it: by a fragment, Back or a reload. */
export function startLayingOut(): void {
  const [visit] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming?];
  if (location.hash || visit?.type !== "navigate") return;
  on("DOMContentLoaded", () => {
    const style = addToHead("style", { textContent: rule });
    // One after the other, since the place of each depends on the height of those before it.
    for (const part of all(parts)) if (part.getBoundingClientRect().top < innerHeight) layOut(part);
    const layOutNext = ([next, ...rest]: HTMLElement[]) => {
      if (next) {
        layOut(next);
        afterPaint(() => layOutNext(rest));
      } else style.remove();
    };
    on("load", () => afterPaint(() => layOutNext(all(parts))));
    // From the first input on, what scrolls into view must not change its height.
    on("pagestate", () => style.remove());
    // After a rotation, skipped parts would keep their old width.
    on("resize", () => style.remove());
  });
}
