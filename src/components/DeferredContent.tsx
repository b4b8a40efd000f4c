import { startTransition, useContext, useEffect, useState, type ReactNode } from "react";
import { watchLinks } from "../browser/prefetching";
import { afterFrame } from "../lib/afterFrame";
import { HasLeftFirstPage } from "./currentPath";

/**
 * The content below the first screen. After a click on an internal link it is rendered one frame later, so that a
 * slow phone responds at once; a full page load, or one at a fragment, renders it at once.
 */
export function DeferredContent({ children }: { children: ReactNode }) {
  const hasLeft = useContext(HasLeftFirstPage);
  const [isRendered, setIsRendered] = useState(() => !hasLeft || location.hash !== "");
  useEffect(() => {
    if (isRendered) watchLinks();
    else return afterFrame(() => startTransition(() => setIsRendered(true)));
  }, [isRendered]);
  // As high as the screen, so that the footer does not show for a frame.
  return isRendered ? children : <div style={{ minHeight: "100vh" }} />;
}
