/**
 * The theme choices and their storage under the key `theme`. What acts on them is src/browser/inline/theme.ts, which puts the class on
 * `<html>` before the first paint; it runs before React, so nothing here may need React.
 */
export const themeChoices = ["light", "dark", "system"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export const storageKey = "theme";
export const darkClass = "theme-ui-dark";
export const darkQuery = "(prefers-color-scheme: dark)";

/** Parses a stored value; anything invalid means light. */
export function parseChoice(stored: unknown): ThemeChoice {
  return themeChoices.find((choice) => choice === stored) ?? "light";
}

/** The stored choice; storage that is missing or forbidden means light. */
export function readChoice(): ThemeChoice {
  try {
    return parseChoice(localStorage.getItem(storageKey));
  } catch {
    return "light";
  }
}

/** Stores the choice, never its result; if storage is forbidden or full, it applies to this page only. */
export function storeChoice(choice: ThemeChoice): void {
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // The visitor's own browser settings forbid it, so there is nothing to report.
  }
}

export function isDark(choice: ThemeChoice, systemIsDark: boolean): boolean {
  return choice === "dark" || (choice === "system" && systemIsDark);
}
