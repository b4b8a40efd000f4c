/** Returns whether somebody is typing into a field, where a single character must not be a keyboard shortcut. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable=true]") !== null;
