/**
 * The search dialog's DOM, shared by the inline script, which opens it, and React, which later fills it. It is a native `<dialog>` with a
 * real field, so that letters typed before React need no queue; only the keys that move in the list and choose are queued.
 */
export const searchDialog = () => document.querySelector<HTMLDialogElement>("#search");

/** Sent to the dialog when it was opened. */
export const searchOpened = "searchopened";

export const searchFailed = "The search could not be loaded. All pages are listed at the foot of each page.";

/** Queues a key that the list must hear once it is there. */
export function queueKey(dialog: HTMLElement, key: string): void {
  dialog.dataset.keys = `${dialog.dataset.keys ?? ""}${key} `;
}

/** Takes the queued keys, in their order; the queue is empty then. */
export function takeQueuedKeys(dialog: HTMLElement): string[] {
  const keys = dialog.dataset.keys?.trim().split(" ") ?? [];
  delete dialog.dataset.keys;
  return keys;
}

/** Whether the list is there and hears keys by itself. */
export const hasList = (dialog: HTMLElement) => dialog.querySelector("[cmdk-list]") !== null;
