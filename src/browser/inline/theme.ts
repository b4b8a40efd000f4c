/** The visitor's theme: painted before the first frame, changed by plain DOM events, before React and without it. */
import {
  darkClass,
  darkQuery,
  isDark,
  parseChoice,
  readChoice,
  storageKey,
  storeChoice,
  type ThemeChoice,
} from "../../theme/storedTheme";
import { all, closest, on, root } from "../dom";

export function startTheme(): void {
  const system = matchMedia(darkQuery);
  let choice = readChoice();
  const show = () => {
    root().classList.toggle(darkClass, isDark(choice, system.matches));
    for (const radio of all<HTMLInputElement>(`input[name=${storageKey}]`))
      radio.checked = radio.value === choice;
  };
  const choose = (next: ThemeChoice) => {
    storeChoice(next);
    choice = next;
    show();
  };
  show();
  // The radio buttons come later than this script.
  on("DOMContentLoaded", show);
  on("click", (event) => {
    if (closest(event, "[data-theme-toggle]"))
      choose(root().classList.contains(darkClass) ? "light" : "dark");
  });
  on("change", (event) => {
    const radio = closest(event, `input[name=${storageKey}]`);
    if (radio) choose(parseChoice((radio as HTMLInputElement).value));
  });
  on("storage", ({ key }) => {
    if (key !== storageKey && key !== null) return;
    choice = readChoice();
    show();
  });
  system.addEventListener("change", show);
}
