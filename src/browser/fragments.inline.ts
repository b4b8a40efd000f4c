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
 * the visitor goes back to an address with a fragment, the page returns to their last position. Without this function, Chromium would go to
 * the fragment. For an address without a fragment, the browser itself returns to the last position.
 */
export function startFragments(): void {
  on("click", (event) => {
    const link = closest(event, "a[href^='#']") as HTMLAnchorElement | null;
    if (!link) return;
    fragmentTarget(link.hash);
    history.replaceState(scrollY, "");
  });
  on("hashchange", () => {
    if (location.hash && typeof history.state === "number") scrollTo(0, history.state);
  });
}
