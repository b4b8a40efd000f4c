/** Puts the focus on a control once it is drawn, where the one that had it goes. */
export const focusSoon = (id: string): void => void setTimeout(() => document.getElementById(id)?.focus());

/** For a heading: it takes the focus if what had it is gone. */
export const focusIfLost = (heading: HTMLElement | null): void => {
  if (document.activeElement === document.body) heading?.focus();
};
