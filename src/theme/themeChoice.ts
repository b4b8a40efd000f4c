/** The visitor's choice of a theme, as HTML and inline script share it (theme.inline.ts). */

export const themeChoices = ["light", "dark", "system"] as const;

/** The key in the browser's storage, and the name of the radio buttons. */
export const storageKey = "theme";

/** The class of `<html>` that shows the dark palette. */
export const darkClass = "theme-ui-dark";
