/** On a first visit, what begins below the first screen is laid out after the first paint, in small tasks. */
import { addToHead, afterPaint, all, on } from "../../lib/dom";

/** What may begin below it. */
const parts = "section ~ section, footer";

/** Safari would not keep the visitor's place when what precedes it becomes higher. */
const rule = `@supports(overflow-anchor:auto){@media screen{${parts}{content-visibility:auto;contain-intrinsic-size:8rem}}}`;

const layOut = ({ style }: HTMLElement) => (style.contentVisibility = "visible");

/** All of a page, where the visitor arrives at a place in it: by an address, Back or a reload. */
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
    // At the visitor's first movement: what comes into view must not become higher then.
    on("pagestate", () => style.remove());
    // On a screen that is turned, what is left out would keep its old width.
    on("resize", () => style.remove());
  });
}
