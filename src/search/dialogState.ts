/**
 * The search dialog's DOM, shared by the inline script, which opens it, and React, which later fills it. It is a native `<dialog>` with a
 * real field, so that letters typed before React need no queue.
 */
export const searchDialog = () => document.querySelector<HTMLDialogElement>("#search");

/** Dispatched on the dialog when it opens. */
export const searchOpened = "searchopened";

export const searchFailed = "The search could not be loaded. All pages are listed at the foot of each page.";

/** Whether the list is there and handles keys itself. */
export const hasList = (dialog: HTMLElement) => dialog.querySelector("[cmdk-list]") !== null;

/**
 * Arrows and Enter pressed before the list and its texts have loaded are queued in an attribute of the dialog; takeOver.ts and
 * useTexts.ts replay them in order.
 */
export function queueKey(dialog: HTMLElement, key: string): void {
  dialog.dataset.keys = `${dialog.dataset.keys ?? ""}${key} `;
}

export function takeQueuedKeys(dialog: HTMLElement): string[] {
  const keys = dialog.dataset.keys?.trim().split(" ") ?? [];
  delete dialog.dataset.keys;
  return keys;
}

interface Entry {
  /** Whether the history's entry is that of the open dialog. */
  search?: true;
}
const entry = () => history.state as Entry | null;

/** Gives the open dialog an entry in the history, so that Back closes it instead of leaving the page. */
export const enterHistory = (): void => {
  if (!entry()?.search) history.pushState({ ...entry(), search: true }, "");
};

/** Takes that entry back; `popstate` follows. Returns whether there was one. */
export const leaveHistory = (): boolean => {
  const isInside = Boolean(entry()?.search);
  if (isInside) history.back();
  return isInside;
};

/** Leaves that entry to the page that was chosen, which replaces it. */
export const giveUpEntry = (): void => history.replaceState({ ...entry(), search: undefined }, "");
