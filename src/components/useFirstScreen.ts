import { startTransition, useEffect, useState } from "react";

let hasFollowed = false;

/** Gatsby calls it before each page that it draws: all but the first come from a click on an inside link. */
export function onPreRouteUpdate({ prevLocation }: { prevLocation: Location | null }): void {
  hasFollowed ||= prevLocation !== null;
}

/**
 * The items of a long list that a page needs in its first frame, so that a slow phone answers a click at once.
 * @param count how many items fill the first screen
 * @returns these, and from the next frame on all of them; a page that is loaded whole or opened at a fragment has all at once
 */
export function useFirstScreen<Item>(items: readonly Item[], count: number): readonly Item[] {
  const [isComplete, setIsComplete] = useState(() => !hasFollowed || location.hash !== "");
  useEffect(() => {
    if (isComplete) return;
    let timer: number | undefined;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setIsComplete(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, [isComplete]);
  return isComplete ? items : items.slice(0, count);
}
