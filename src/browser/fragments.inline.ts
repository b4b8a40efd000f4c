import { closest, on } from "../lib/dom";

/** Returns the element to which a fragment leads, or null. The element is made focusable, without being a tab stop. */
export function fragmentTarget(hash: string): HTMLElement | null {
  const [, encoded = ""] = /^#(.*?)(:~:|$)/.exec(hash) ?? [];
  let id = encoded;
  try {
    id = decodeURIComponent(encoded);
  } catch {
    // A per cent sign that encodes nothing is meant literally.
  }
  const element = document.getElementById(id);
  if (element && element.tabIndex < 0) element.tabIndex = -1;
  return element;
}

/**
 * Starts what scripts add to links within a page. Their target becomes focusable, so that the browser focuses it and a screen reader reads on from
 * there. Back returns to where the visitor was, while Chromium by itself would go to the fragment of the address.
 */
export function startFragments(): void {
  on("click", (event) => {
    const link = closest(event, "a[href^='#']") as HTMLAnchorElement | null;
    if (!link) return;
    fragmentTarget(link.hash);
    history.replaceState(scrollY, "");
  });
  on("hashchange", () => {
    if (typeof history.state === "number") scrollTo(0, history.state);
  });
}
