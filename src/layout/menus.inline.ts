import { all, closest, on, root } from "../lib/dom";

/** The time in milliseconds for which the mouse must be on a menu before the menu opens. */
const openDelay = 100;

/** The time in milliseconds after which a menu closes when the mouse has left it. */
const closeDelay = 300;

/** The time in milliseconds without a typed letter after which the next letter begins a new word. */
const typingPause = 1000;

/**
 * Improves the menus, which are `<details>` with links (see Menus.tsx). A mouse opens and closes a menu, and typed letters move the focus
 * to a link. A menu closes on Escape, on a click elsewhere, and when another element gets the focus.
 */
export function startMenus(): void {
  const menus = () => all<HTMLDetailsElement>("details[data-menu]");
  const closeOthers = (target: EventTarget | null) => {
    for (const menu of menus()) if (!menu.contains(target as Node)) menu.open = false;
  };
  /** The dropdown under the mouse. */
  let below: HTMLDetailsElement | null | undefined;
  /** The dropdown that the mouse has opened without a click. */
  let hovered: HTMLDetailsElement | undefined;
  let timer: ReturnType<typeof setTimeout>;
  let typed = "";
  let pause: ReturnType<typeof setTimeout>;
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
    const menu = closest(event, "[data-menu]>summary")?.parentElement;
    if (menu) {
      // A click on a dropdown that the mouse has just opened must not close it.
      if (menu === hovered) event.preventDefault();
      hovered = undefined;
      // Enter and Space also click the button. The event `toggle` would be too late: the browser may dispatch it after the first letters.
      typed = "";
    }
    // A click on a link closes the menus. They are then closed when the Back button shows this page again.
    if (closest(event, "[data-menu] a")) closeOthers(null);
  });
  on("pointerdown", ({ target }) => closeOthers(target));
  on("focusin", ({ target }) => closeOthers(target));
  on(
    "toggle",
    ({ target }) => {
      const menu = target as HTMLDetailsElement;
      if (!menu.matches("[data-menu]") || !menu.open) return;
      closeOthers(menu);
      // A dropdown that would extend beyond the edge of the page is moved inwards.
      const list = menu.lastElementChild as HTMLElement;
      list.style.marginLeft = "";
      const over = list.getBoundingClientRect().right - root().clientWidth;
      if (over > 0) list.style.marginLeft = `${-over}px`;
    },
    // The event `toggle` does not bubble. A listener of the window receives it only in the capture phase.
    true,
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
    // A space may be part of the typed word. A space at the beginning keeps its usual effect: it clicks the focused element or scrolls the
    // page.
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
