/**
 * The search dialog's DOM, shared by the inline script, which opens it, and React, which later fills it. It is a native `<dialog>` with a
 * real field, so that letters typed before React need no queue; only the keys that move in the list and choose are queued.
 */
export const searchDialog = () => document.querySelector<HTMLDialogElement>("#search");

/** Sent to the dialog when it was opened. */
export const searchOpened = "searchopened";

export const searchFailed = "The search could not be loaded. All pages are listed at the foot of each page.";

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

/** Whether the list is there and handles keys itself. */
export const hasList = (dialog: HTMLElement) => dialog.querySelector("[cmdk-list]") !== null;
