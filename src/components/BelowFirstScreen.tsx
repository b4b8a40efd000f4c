import { startTransition, useEffect, useState, type ReactNode } from "react";
import { afterFrame } from "../lib/afterFrame";

let hasFollowed = false;

/** Gatsby calls it before each page that it draws: all but the first come from a click on an inside link. */
export function onPreRouteUpdate({ prevLocation }: { prevLocation: Location | null }): void {
  hasFollowed ||= prevLocation !== null;
}

/**
 * What a page holds below its first screen. After a click on an inside link it is drawn one frame after the rest, so that a
 * slow phone answers at once; a page that is loaded whole or opened at a fragment has it from the start.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const [isDrawn, setIsDrawn] = useState(() => !hasFollowed || location.hash !== "");
  useEffect(
    () => (isDrawn ? undefined : afterFrame(() => startTransition(() => setIsDrawn(true)))),
    [isDrawn],
  );
  // As high as the screen, so that the footer does not show for a frame.
  return isDrawn ? children : <div style={{ minHeight: "100vh" }} />;
}
