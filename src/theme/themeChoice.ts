/** The themes that a visitor can choose, in the footer and in the inline script (theme.inline.ts). */
export const themeChoices = ["light", "dark", "system"] as const;

/** The key in the browser's storage, and the name of the radio buttons. */
export const storageKey = "theme";

/** The class of `<html>` that shows the dark palette. */
export const darkClass = "theme-ui-dark";
