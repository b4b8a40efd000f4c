/** What a visitor asks for before the scripts are there: a press on a button, or the search shortcut, is kept and then done. */
import { startTransition, type ReactElement } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

interface EarlyWish {
  /** The button that was pressed last, a radio button included. */
  button?: HTMLElement | null;
  /** What was typed after the search was asked for; nothing where it was not, or where Escape took it back. */
  search?: string;
  /** Ends the keeping of clicks, or of keys: from here on, others hear them. */
  end: (event: "click" | "keydown") => void;
}

declare global {
  interface Window {
    earlyWish?: EarlyWish;
  }
}

/** Stands inside every page's HTML; plain ES 5, since nothing compiles it. */
export const keepEarlyWish = `(function(){var w=window.earlyWish={end:function(t){removeEventListener(t,k,true)}};function k(e){var b,s=w.search,n=e.key||"",c=e.ctrlKey||e.metaKey,a=e.altKey;if(e.type==="click"){if(b=e.target.closest("button,[type=radio]")){w.button=b;w.search=b.matches("[aria-keyshortcuts]")?"":undefined;e.preventDefault()}return}if(n.toLowerCase()==="k"&&c&&!a&&!e.shiftKey){w.button=null;w.search=s===undefined?"":undefined}else if(s!==undefined&&n.length===1&&!c&&!a){w.search=s+n}else{if(n==="Escape")w.search=undefined;return}e.preventDefault()}addEventListener("click",k,true);addEventListener("keydown",k,true)})()`;

/** Makes the page alive as Gatsby does, and grants the wish that came before; the search grants its own (SearchButton.tsx). */
export const replaceHydrateFunction = () => (element: ReactElement, container: Element) => {
  // Gatsby's development server sends pages without content.
  if (container.firstElementChild === null) {
    createRoot(container).render(element);
    return;
  }
  startTransition(() => void hydrateRoot(container, element));
  const { earlyWish } = window;
  earlyWish?.end("click");
  if (!earlyWish?.button || earlyWish.search !== undefined) return;
  // React makes that part alive for it; woken by the click itself, it would take a radio button for pressed already.
  earlyWish.button.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
  earlyWish.button.click();
};
