import { dropdownAttributes, dropdownPressed, type PressedBy } from "../dropdowns";
import { all, closest, on } from "../../lib/dom";
import { pageState, whenSettled } from "../pageState";

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
