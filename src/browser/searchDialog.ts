/**
 * The search dialog's DOM, shared by the inline script, which opens it, and React, which later fills it. It is a native `<dialog>` with a
 * real field, so that letters typed before React need no queue.
 */
export const searchDialog = () => document.querySelector<HTMLDialogElement>("#search");

/** Sent to the dialog when it was opened. */
export const searchOpened = "searchopened";

export const searchFailed = "The search could not be loaded. All pages are listed at the foot of each page.";

/** Whether the list is there and handles keys itself. */
export const hasList = (dialog: HTMLElement) => dialog.querySelector("[cmdk-list]") !== null;
