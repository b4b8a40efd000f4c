/** Focuses a control after the next rendering. Use this function where the control that has the focus disappears. */
export const focusAfterRender = (id: string): void =>
  void setTimeout(() => document.getElementById(id)?.focus());

/** Focuses a heading if nothing has the focus any more. */
export const focusIfLost = (heading: HTMLElement | null): void => {
  if (document.activeElement === document.body) heading?.focus();
};
