/**
 * Returns the search dialog. It is a native `<dialog>` with a real field, so that letters typed before the list has loaded are not lost.
 */
export const searchDialog = () => document.querySelector<HTMLDialogElement>("#search");

/** The type of the event that is dispatched on the dialog when it opens. */
export const searchOpened = "searchopened";

/** The message that appears if the list could not be loaded. */
export const searchFailed =
  "The search could not be loaded. All pages are listed at the bottom of each page.";

/** The placeholder of the search field, both in the HTML and in the list that replaces it. */
export const placeholder = "Search the site...";
