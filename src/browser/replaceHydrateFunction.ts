import { startTransition, type ReactElement } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/** Hydrates as Gatsby does, but in a transition: React then pauses for the visitor's scrolling and pressing. */
export const replaceHydrateFunction = () => (element: ReactElement, container: Element) => {
  // Gatsby's development server sends pages without content.
  if (container.firstElementChild === null) createRoot(container).render(element);
  else startTransition(() => void hydrateRoot(container, element));
};
