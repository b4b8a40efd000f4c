import { all, on } from "../lib/dom";

/** Lets Escape close the tooltip that is shown. Tooltips themselves are HTML and CSS (components/Icon.tsx, theme/globalStyles.ts). */
export function startTooltips(): void {
  on("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const tooltip of all(".tooltip"))
      if (tooltip.parentElement?.matches(":hover,:focus-visible")) tooltip.dataset.closed = "";
  });
  // It may appear again once the pointer or the focus has moved elsewhere.
  for (const type of ["pointerover", "focusin"] as const)
    on(type, ({ target }) => {
      for (const tooltip of all("[data-closed]"))
        if (!tooltip.parentElement?.contains(target as Node)) delete tooltip.dataset.closed;
    });
}
