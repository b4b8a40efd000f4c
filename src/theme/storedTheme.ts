/**
 * The theme choices and the key under which one is stored. What acts on them is src/theme/press.ts, which puts the class on
 * `<html>` before the first paint.
 */
export const themeChoices = ["light", "dark", "system"] as const;
export const storageKey = "theme";
export const darkClass = "theme-ui-dark";
