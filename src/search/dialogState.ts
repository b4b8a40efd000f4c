/**
 * The search dialog's DOM, shared by the inline script, which opens it (search.inline.ts), and the list, which is loaded then (searchList.tsx). It is a
 * native `<dialog>` with a real field, so that letters typed before the list need no queue.
 */
export const searchDialog = () => document.querySelector<HTMLDialogElement>("#search");

/** Dispatched on the dialog when it opens. */
export const searchOpened = "searchopened";

export const searchFailed = "The search could not be loaded. All pages are listed at the foot of each page.";

/** The placeholder of both fields: the one in the HTML and the list's. */
export const placeholder = "Search the site...";
