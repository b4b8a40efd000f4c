import { all, closest, on } from "../lib/dom";

/** The menu of small screens: a button that shows and hides a list which is in the HTML. React renders both; the DOM keeps their state. */
export function startMenu(): void {
  const toggle = (button: HTMLElement | undefined, open: boolean) => {
    button?.setAttribute("aria-expanded", `${open}`);
    button?.setAttribute("aria-label", open ? "Close menu" : "Open menu");
    all("[data-menu]").forEach((list) => (list.hidden = !open));
  };
  const openButton = () => all('[data-opens-menu][aria-expanded="true"]')[0];
  on("click", (event) => {
    const button = closest(event, "[data-opens-menu]");
    if (button || closest(event, "[data-menu] a")) toggle(button ?? openButton(), !openButton());
  });
  on("keydown", ({ key }) => {
    const button = openButton();
    if (key !== "Escape" || !button) return;
    toggle(button, false);
    button.focus();
  });
}
