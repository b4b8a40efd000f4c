import { decodeEscapes } from "../lib/decodeEscapes";
import { closest, on } from "../lib/dom";

/** Returns the element whose id is in a fragment, or null. Also makes the element focusable, without adding a tab stop. */
export function fragmentTarget(hash: string): HTMLElement | null {
  const [, encoded = ""] = /^#(.*?)(:~:|$)/.exec(hash) ?? [];
  const element = document.getElementById(decodeEscapes(encoded));
  if (element && element.tabIndex < 0) element.tabIndex = -1;
  return element;
}

/**
 * Improves links within a page. The target of a link becomes focusable, so that the browser focuses it and a screen reader continues to
 * read from the target. When the visitor goes back or forward within the page, the page scrolls to the visitor's last position, which is
 * stored in the history. Without this function, Chromium would scroll to the target of the address's fragment.
 */
export function startFragments(): void {
  on("click", (event) => {
    const link = closest(event, "a[href^='#']") as HTMLAnchorElement | null;
    if (link) fragmentTarget(link.hash);
  });
  on("scrollend", () => history.replaceState(scrollY, ""));
  on("popstate", ({ state }) => {
    // `state` is read before the timeout, because Chromium first scrolls to the fragment, and the `scrollend` event of that scrolling
    // overwrites the stored position.
    if (typeof state === "number") setTimeout(() => scrollTo(0, state));
  });
}
