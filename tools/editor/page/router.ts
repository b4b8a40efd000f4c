/** The page's own links: the address says what is shown, and what follows # the field. */
import { useSyncExternalStore } from "react";

export interface Place {
  address: string;
  /** The name of a field, and in a text the words at which to put the cursor. */
  field: string;
  words: string | undefined;
}

const read = (words?: string): Place => ({
  address: location.pathname,
  field: decodeURIComponent(location.hash.slice(1)),
  words,
});

let place = read();
const listeners = new Set<() => void>();

function report(words?: string): void {
  place = read(words);
  for (const listener of listeners) listener();
}

/** Goes to an address, again if it is shown already. */
export function go(
  address: string,
  { replace = false, words }: { replace?: boolean; words?: string | undefined } = {},
) {
  const isSame = new URL(address, location.href).href === location.href;
  history[replace || isSame ? "replaceState" : "pushState"](null, "", address);
  report(words);
}

/** Names in the address what is open, without going there. */
export const nameInAddress = (address: string) => history.replaceState(null, "", address);

addEventListener("popstate", () => report());
addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest("a");
  if (!link || link.target || link.origin !== location.origin || link.pathname.startsWith("/-/")) return;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)
    return;
  event.preventDefault();
  go(link.href, { words: link.dataset.words });
});

export const usePlace = (): Place =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => place,
  );
