/** Moves the focus to a control after the next rendering. This is needed if the control that has the focus disappears. */
export const focusAfterRender = (id: string): void =>
  void setTimeout(() => document.getElementById(id)?.focus());

/** True once an element of this page has had the focus. */
let hasFocused = false;
addEventListener("focusin", () => (hasFocused = true), { once: true });

/**
 * Moves the focus to a heading if the element that had the focus has disappeared. In a page that was just loaded, the heading gets the focus
 * too, but without the frame that browsers draw around it, until somebody presses a key.
 */
export function focusIfLost(heading: HTMLElement | null): void {
  if (!heading || document.activeElement !== document.body) return;
  if (!hasFocused) {
    heading.style.outline = "none";
    addEventListener("keydown", () => heading.style.removeProperty("outline"), { once: true });
  }
  heading.focus();
}
