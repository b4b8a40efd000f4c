/** Puts the focus on a control once it is drawn, where the one that had it goes. */
export const focusSoon = (id: string): void => void setTimeout(() => document.getElementById(id)?.focus());
