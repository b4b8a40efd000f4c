import { all, on } from "../lib/dom";

/**
 * Starts the code that lets Escape close the visible tooltip. Everything else about tooltips is HTML and CSS (see components/Icon.tsx and
 * theme/globalStyles.ts).
 */
export function startTooltips(): void {
  on("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const tooltip of all(".tooltip"))
      if (tooltip.parentElement?.matches(":hover,:focus-visible")) tooltip.dataset.closed = "";
  });
  // The tooltip that Escape has closed may appear again after the pointer or the focus has moved to another element.
  for (const type of ["pointerover", "focusin"] as const)
    on(type, ({ target }) => {
      for (const tooltip of all("[data-closed]"))
        if (!tooltip.parentElement?.contains(target as Node)) delete tooltip.dataset.closed;
    });
}
