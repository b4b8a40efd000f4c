/** What the visitor may choose, and what is kept under the key `theme`. Nothing here needs React: it runs before it, too. */
export const themeChoices = ["light", "dark", "system"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export const storageKey = "theme";
export const darkClass = "theme-ui-dark";
export const darkQuery = "(prefers-color-scheme: dark)";

/** Reads a stored value; whatever is no choice means light. */
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

/** Keeps the choice, never its result; where storage is forbidden or full it holds for this page only. */
export function storeChoice(choice: ThemeChoice): void {
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // The visitor's browser forbids it; there is nothing to tell them.
  }
}

/** Whether a choice means dark now. */
export function isDark(choice: ThemeChoice, systemIsDark: boolean): boolean {
  return choice === "dark" || (choice === "system" && systemIsDark);
}
