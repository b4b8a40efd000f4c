import { closest, on } from "../lib/dom";

/** The element to which a fragment leads, made able to have the focus without being a tab stop; null where there is none. */
export function fragmentTarget(hash: string): HTMLElement | null {
  const [, encoded = ""] = /^#(.*?)(:~:|$)/.exec(hash) ?? [];
  let id = encoded;
  try {
    id = decodeURIComponent(encoded);
  } catch {
    // A per cent sign that encodes nothing stands for itself.
  }
  const element = document.getElementById(id);
  if (element && element.tabIndex < 0) element.tabIndex = -1;
  return element;
}

/**
 * Links within a page: the browser gives the focus to a target that can have it, so that a screen reader reads on from there. Back leads to where the
 * visitor was: to an address with a fragment, Chromium alone would lead to the fragment.
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
