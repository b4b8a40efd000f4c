/** Moves the focus to a control after the next rendering. This is needed if the control that has the focus disappears. */
export const focusAfterRender = (id: string): void =>
  void setTimeout(() => document.getElementById(id)?.focus());

/** True once an element of this page has had the focus. */
let hasFocused = false;
addEventListener("focusin", () => (hasFocused = true), { once: true });

/**
 * Moves the focus to a heading if the element that had the focus has disappeared. Does nothing in a page that was just loaded, because the
 * browser would draw a frame around the heading.
 */
export const focusIfLost = (heading: HTMLElement | null): void => {
  if (hasFocused && document.activeElement === document.body) heading?.focus();
};
