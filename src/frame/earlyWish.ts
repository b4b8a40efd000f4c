/** What a visitor asks for before the scripts are there: a press on a button, or the search shortcut, is kept and then done. */
import type { ReactElement } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

interface EarlyWish {
  /** The button of the last wish. */
  button?: HTMLElement | null;
  /** Ends the keeping: from here on, React hears every press itself. */
  end: () => void;
}

/** Stands inside every page's HTML; plain ES 5, since nothing compiles it. */
export const keepEarlyWish = `(function(){var w=window.earlyWish={end:function(){removeEventListener("click",k,true);removeEventListener("keydown",k,true)}};function k(e){var s=e.type==="keydown";if(s){if(e.key.toLowerCase()!=="k"||!(e.ctrlKey||e.metaKey)||e.altKey||e.shiftKey)return;e.preventDefault()}var b=s?document.querySelector("[aria-keyshortcuts]"):e.target.closest("button");if(b)w.button=b}addEventListener("click",k,true);addEventListener("keydown",k,true)})()`;

/** Makes the page alive as Gatsby does, and grants the wish that came before. */
export const replaceHydrateFunction = () => (element: ReactElement, container: Element) => {
  // Gatsby's development server sends pages without content.
  if (container.firstElementChild === null) {
    createRoot(container).render(element);
    return;
  }
  hydrateRoot(container, element);
  const { earlyWish } = window as { earlyWish?: EarlyWish };
  earlyWish?.end();
  earlyWish?.button?.click();
};
