import { all, closest, on, root } from "../lib/dom";

/** The themes that a visitor can choose. The footer has a radio button for each. */
export const themeChoices = ["light", "dark", "system"] as const;

/** The key of the chosen theme in the browser's storage, and the name of the radio buttons. */
export const storageKey = "theme";

/** The class of `<html>` that shows the dark palette. */
export const darkClass = "theme-ui-dark";

type ThemeChoice = (typeof themeChoices)[number];

/** Returns the stored choice. Returns "light" if no valid choice is stored, or if the browser forbids access to the storage. */
function readChoice(): ThemeChoice {
  let stored: unknown;
  try {
    stored = localStorage.getItem(storageKey);
  } catch {
    // An error means that the browser forbids access to the storage, so there is no stored choice.
  }
  return themeChoices.find((choice) => choice === stored) ?? "light";
}

/**
 * Applies the visitor's theme before the first paint. Then starts the theme button and the radio buttons, and follows changes of the
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
  /** Applies and stores a choice. If the storage is forbidden or full, the choice applies only to this page. */
  const choose = (next: ThemeChoice) => {
    choice = next;
    show();
    try {
      localStorage.setItem(storageKey, choice);
    } catch {
      // An error means that the browser forbids access to the storage, or that the storage is full. The choice then applies only to this
      // page.
    }
  };
  show();
  // The radio buttons do not exist yet when this script runs.
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
  // The page may have been prerendered, or cached for the Back button, while the visitor chose another theme on another page. So the choice
  // is read again. The radio button is selected again too, because a browser that loads a page again restores the earlier selection.
  on("pageshow", readAgain);
  on("prerenderingchange", readAgain);
  system.addEventListener("change", show);
}
