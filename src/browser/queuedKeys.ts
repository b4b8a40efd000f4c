/**
 * The only presses that wait: arrows and Enter in the search, which need its list and then its texts. They are kept in an attribute of the
 * dialog and replayed in order (src/search/takeOver.ts, useTexts.ts). All other controls work without React (src/browser/inline).
 */

/** Queues a key for the list. */
export function queueKey(dialog: HTMLElement, key: string): void {
  dialog.dataset.keys = `${dialog.dataset.keys ?? ""}${key} `;
}

/** Returns the queued keys in order and empties the queue. */
export function takeQueuedKeys(dialog: HTMLElement): string[] {
  const keys = dialog.dataset.keys?.trim().split(" ") ?? [];
  delete dialog.dataset.keys;
  return keys;
}
