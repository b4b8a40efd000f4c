/** The dropdowns of the menu, shared by the inline script, which takes the first press on one, and React, which then opens it. */
import { all, closest, on } from "../lib/dom";
import { pageState, whenSettled } from "../browser/pageState";

/** What opened one: by keyboard its first item takes the focus. It is kept in the link's `data-dropdown`. */
export type PressedBy = "pointer" | "keyboard";

/** The event that a press dispatches on the link. */
export const dropdownPressed = "dropdownpressed";

/** What makes the plain link of the HTML a menu button. */
export const dropdownAttributes = {
  role: "button",
  "aria-haspopup": "menu",
  "aria-expanded": "false",
} as const;

/**
 * Turns the dropdowns of the menu, plain links in the HTML, into menu buttons at once. A press is stored on the link and opens the menu as
 * soon as React can (src/frame/Dropdown.tsx); if the scripts fail, the link is followed.
 * @param onPress called when the menu's scripts are needed
 */
export function startDropdowns(onPress: () => void): void {
  const links = () => all<HTMLAnchorElement>("[data-dropdown]");
  const press = (event: Event, by: PressedBy) => {
    const link = closest(event, "[data-dropdown]");
    if (!link || event.defaultPrevented || pageState() === "failed") return;
    event.preventDefault();
    link.dataset.dropdown = by;
    link.dispatchEvent(new Event(dropdownPressed));
    onPress();
  };
  on("DOMContentLoaded", () => {
    for (const link of links())
      for (const [name, value] of Object.entries(dropdownAttributes)) link.setAttribute(name, value);
  });
  on("click", (event) => {
    // With a modifier key it opens the link's page in a new tab or window, as on any link; Enter on a link is a click, too.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // A screen reader's click has a detail but no pointerType.
    const { detail, pointerType } = event;
    press(event, detail && pointerType !== "" ? "pointer" : "keyboard");
  });
  on("keydown", (event) => {
    if ([" ", "ArrowDown"].includes(event.key)) press(event, "keyboard");
  });
  whenSettled((state) => {
    if (state !== "failed") return;
    for (const link of links()) {
      for (const name of Object.keys(dropdownAttributes)) link.removeAttribute(name);
      if (link.dataset.dropdown) location.assign(link.href);
    }
  });
}
