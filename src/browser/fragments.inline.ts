import { decodeEscapes } from "../lib/decodeEscapes";
import { closest, on } from "../lib/dom";

/** Returns the element with a fragment's id, or null. The function also makes the element focusable, without adding a tab stop. */
export function fragmentTarget(hash: string): HTMLElement | null {
  const [, encoded = ""] = /^#(.*?)(:~:|$)/.exec(hash) ?? [];
  const element = document.getElementById(decodeEscapes(encoded));
  if (element && element.tabIndex < 0) element.tabIndex = -1;
  return element;
}

/**
 * Improves links within a page. The target becomes focusable, so that the browser focuses it and a screen reader reads on from there. If
 * the visitor goes back or forward within the page, it returns to their last position, which the history keeps with the address. Without
 * this function, Chromium would go to the address's fragment.
 */
export function startFragments(): void {
  on("click", (event) => {
    const link = closest(event, "a[href^='#']") as HTMLAnchorElement | null;
    if (link) fragmentTarget(link.hash);
  });
  on("scrollend", () => history.replaceState(scrollY, ""));
  on("popstate", ({ state }) => {
    // The place is read before Chromium goes to the fragment, because the end of that scrolling replaces it.
    if (typeof state === "number") setTimeout(() => scrollTo(0, state));
  });
}
