/**
 * Returns whether a key belongs to an input method, with which somebody composes characters. Safari ends the composition before it reports
 * the Enter that ends it, so only the key code 229 tells.
 */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way to tell in Safari
export const isComposing = ({ isComposing: isOpen, keyCode }: KeyboardEvent): boolean =>
  isOpen || keyCode === 229;
