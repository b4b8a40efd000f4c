/** Moves the focus to a control after the next rendering. This is needed if the control that has the focus disappears. */
export const focusAfterRender = (id: string): void =>
  void setTimeout(() => document.getElementById(id)?.focus());

/** Moves the focus to a heading if the element that had the focus has disappeared. */
export const focusIfLost = (heading: HTMLElement | null): void => {
  if (document.activeElement === document.body) heading?.focus();
};
