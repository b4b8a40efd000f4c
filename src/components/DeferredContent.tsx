import { startTransition, useEffect, useState, type ReactNode } from "react";
import { watchLinks } from "../browser/prefetching";
import { afterFrame } from "../lib/afterFrame";

let hasNavigated = false;

/** Gatsby calls it before each page that it renders: all but the first come from a click on an inside link. */
export function onPreRouteUpdate({ prevLocation }: { prevLocation: Location | null }): void {
  hasNavigated ||= prevLocation !== null;
}

/**
 * What a page holds below its first screen. After a click on an inside link it is rendered one frame after the rest, so that a
 * slow phone answers at once; a page that is loaded whole or opened at a fragment has it from the start.
 */
export function DeferredContent({ children }: { children: ReactNode }) {
  const [isRendered, setIsRendered] = useState(() => !hasNavigated || location.hash !== "");
  useEffect(() => {
    if (isRendered) watchLinks();
    else return afterFrame(() => startTransition(() => setIsRendered(true)));
  }, [isRendered]);
  // As high as the screen, so that the footer does not show for a frame.
  return isRendered ? children : <div style={{ minHeight: "100vh" }} />;
}
