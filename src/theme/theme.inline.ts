import { all, closest, on, root } from "../lib/dom";

/** The themes that a visitor can choose. The footer has a radio button for each. */
export const themeChoices = ["light", "dark", "system"] as const;

/** The key of the chosen theme in the browser's storage, and the name of the radio buttons. */
export const storageKey = "theme";

/** The class of `<html>` that shows the dark palette. */
export const darkClass = "theme-ui-dark";

type ThemeChoice = (typeof themeChoices)[number];

/** Returns the stored choice. If nothing valid is stored, or access to the storage is forbidden, it returns light. */
function readChoice(): ThemeChoice {
  let stored: unknown;
  try {
    stored = localStorage.getItem(storageKey);
  } catch {
    // The browser does not allow storage, so nothing is stored.
  }
  return themeChoices.find((choice) => choice === stored) ?? "light";
}

/**
 * Applies the visitor's theme before the first paint. Then makes the button and the radio buttons work, and follows changes of the
 * system's theme.
 */
export function startTheme(): void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  let choice = readChoice();
  const show = () => {
    const isDark = choice === "dark" || (choice === "system" && system.matches);
    root().classList.toggle(darkClass, isDark);
    for (const button of all("[data-theme-toggle]")) button.setAttribute("aria-pressed", `${isDark}`);
    for (const radio of all<HTMLInputElement>(`input[name=${storageKey}]`))
      radio.checked = radio.value === choice;
  };
  /** Applies and stores a choice. If storage is forbidden or full, the choice applies to this page only. */
  const choose = (next: ThemeChoice) => {
    choice = next;
    show();
    try {
      localStorage.setItem(storageKey, choice);
    } catch {
      // The browser does not allow storage, so the choice is not stored.
    }
  };
  show();
  // When this script runs, the radio buttons do not exist yet.
  on("rendered", show);
  on("click", (event) => {
    if (closest(event, "[data-theme-toggle]"))
      choose(root().classList.contains(darkClass) ? "light" : "dark");
  });
  on("change", (event) => {
    const radio = closest(event, `input[name=${storageKey}]`);
    if (radio) choose((radio as HTMLInputElement).value as ThemeChoice);
  });
  const readAgain = () => {
    choice = readChoice();
    show();
  };
  on("storage", readAgain);
  // The choice is read again, because it may have been made on another page after this page was prerendered or cached for the Back button.
  // The radio button is checked again. If the page was loaded again for the Back button, the browser has checked the button that was
  // checked earlier.
  on("pageshow", readAgain);
  on("prerenderingchange", readAgain);
  system.addEventListener("change", show);
}
