/** Where the focus goes when a link has led somewhere. */
import { on } from "../lib/dom";

/** Lets an element have the focus without making it a tab stop. */
function focusable(element: HTMLElement | null): HTMLElement | null {
  if (element && element.tabIndex < 0) element.tabIndex = -1;
  return element;
}

/** The element to which a fragment leads, made focusable; null where there is none. */
export const fragmentTarget = (hash: string) =>
  focusable(document.getElementById(decodeURIComponent(hash.slice(1))));

/**
 * After a change of page, focuses the target of its fragment, else its headline. Gatsby would focus a wrapper of the whole page, which has no
 * name.
 */
export function focusPlace(hash: string): void {
  const pass = ({ target }: FocusEvent) => {
    if ((target as Element).id !== "gatsby-focus-wrapper") return;
    const place = fragmentTarget(hash) ?? focusable(document.querySelector("h1"));
    place?.focus({ preventScroll: true });
  };
  on("focusin", pass, { once: true });
}

/**
 * Empties Gatsby's announcer, which says "Navigated to …" for a place on the same page too. It does so in the frame in which Gatsby writes it, so
 * nothing is read aloud.
 */
export function silenceAnnouncer(): void {
  requestAnimationFrame(() => document.getElementById("gatsby-announcer")?.replaceChildren());
}
