/**
 * Returns whether a key press belongs to an input method that composes characters. In Safari, only the key code 229 shows this for Enter,
 * because Safari ends the composition before it reports the key.
 */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way to tell in Safari
export const isComposing = ({ isComposing: isOpen, keyCode }: KeyboardEvent): boolean =>
  isOpen || keyCode === 229;
