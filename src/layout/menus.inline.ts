/**
 * The menus: `<details>` with links, which open without a script too (DesktopMenu.tsx, MobileMenu.tsx). This adds the timing of a mouse, letters, Escape, and
 * closing by a press or a focus elsewhere.
 */
import { all, closest, on } from "../lib/dom";

/** Milliseconds after which a menu opens below a resting mouse, and closes once the mouse has left. */
const [openDelay, closeDelay] = [100, 300];

/** Milliseconds after which letters begin a new word. */
const typingPause = 1000;

export function startMenus(): void {
  const menus = () => all<HTMLDetailsElement>("details[data-menu]");
  const closeOthers = (target: EventTarget | null) => {
    for (const menu of menus()) if (!menu.contains(target as Node)) menu.open = false;
  };
  /** The dropdown below the mouse. */
  let below: HTMLDetailsElement | null | undefined;
  /** The dropdown that the mouse has opened without a press. */
  let hovered: HTMLDetailsElement | undefined;
  let timer: ReturnType<typeof setTimeout>;
  on("pointerover", (event) => {
    const menu = closest(event, "[data-menu=hover]") as HTMLDetailsElement | null;
    if (event.pointerType !== "mouse" || menu === (below ?? null)) return;
    below = menu;
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        if (hovered) hovered.open = false;
        hovered = undefined;
        if (!menu || menu.open) return;
        menu.open = true;
        hovered = menu;
      },
      menu ? openDelay : closeDelay,
    );
  });
  on("click", (event) => {
    const menu = closest(event, "[data-menu] > summary")?.parentElement;
    // The press on what the mouse has just opened keeps it open.
    if (menu && menu === hovered) event.preventDefault();
    if (menu) hovered = undefined;
    // A page that comes back by the Back button has its menus closed.
    if (closest(event, "[data-menu] a")) closeOthers(null);
  });
  on("pointerdown", ({ target }) => closeOthers(target));
  on("focusin", ({ target }) => closeOthers(target));
  let typed = "";
  let pause: ReturnType<typeof setTimeout>;
  on(
    "toggle",
    ({ target }) => {
      const menu = target as HTMLDetailsElement;
      if (!menu.matches("[data-menu]") || !menu.open) return;
      closeOthers(menu);
      typed = "";
      // A dropdown near the edge of the page moves back into it.
      const list = menu.lastElementChild as HTMLElement;
      list.style.marginLeft = "";
      const over = list.getBoundingClientRect().right - document.documentElement.clientWidth;
      if (over > 0) list.style.marginLeft = `${-over}px`;
    },
    // The event does not bubble.
    { capture: true },
  );
  on("keydown", (event) => {
    const { key } = event;
    const menu = menus().find(({ open }) => open);
    if (!menu) return;
    const hasFocus = menu.contains(document.activeElement);
    if (key === "Escape") {
      menu.open = false;
      if (hasFocus) menu.querySelector("summary")?.focus();
    }
    // A blank belongs to a word; alone it presses or scrolls.
    if (
      !hasFocus ||
      key.length > 1 ||
      (key === " " && !typed) ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    clearTimeout(pause);
    pause = setTimeout(() => (typed = ""), typingPause);
    typed += key.toLowerCase();
    all("a", menu)
      .find((link) => link.textContent?.trim().toLowerCase().startsWith(typed))
      ?.focus();
  });
}
