/** Follows links between the editor's own pages. An address contains the page and, after #, the field. */
import { useSyncExternalStore } from "react";
import { decodeEscapes } from "../../../src/lib/decodeEscapes";
import { focusIfLost } from "./forms/focusAfterRender";

export interface EditorLocation {
  address: string;
  /** The name of a field. If the field is a text, `snippet` is a piece of this text, and the editor puts the cursor after it. */
  field: string;
  snippet: string | undefined;
  /** The start and the end of the selection in the field. */
  cursor: readonly [number, number] | undefined;
  /** A message about the action that led to this place. */
  status: string | undefined;
  /** The address of the form of a file that was deleted just now. The list of content may still contain the file. */
  deleted: string | undefined;
  /**
   * The number of times that somebody has gone to a place. The number stays the same when the editor itself changes the address, for example
   * after a save.
   */
  visit: number;
}

type NavigationState = Partial<Pick<EditorLocation, "snippet" | "cursor" | "status" | "deleted">>;

let visit = 0;

const read = ({ snippet, cursor, status, deleted }: NavigationState = {}): EditorLocation => ({
  address: location.pathname,
  field: decodeEscapes(location.hash.slice(1)),
  snippet,
  cursor,
  status,
  deleted,
  visit,
});

let place = read();
const listeners = new Set<() => void>();

function report(how?: NavigationState): void {
  place = read(how);
  for (const listener of listeners) listener();
}

/**
 * Goes to an address, even if the window is at this address already.
 * @param how with `replace`, the browser's history does not get a new entry. `isVisit` is false if the editor only changes the address, and
 * nobody has gone to another place. By default, it is the opposite of `replace`
 */
export function go(
  address: string,
  {
    replace = false,
    isVisit = !replace,
    ...how
  }: NavigationState & { replace?: boolean; isVisit?: boolean } = {},
) {
  if (isVisit) visit += 1;
  const isSame = new URL(address, location.href).href === location.href;
  history[replace || isSame ? "replaceState" : "pushState"](null, "", address);
  report(how);
}

/** Goes to an address, and moves the focus to the page at this address. If no field takes the focus, the heading gets the focus. */
export function follow(address: string, snippet?: string): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  go(address, { snippet });
  setTimeout(() => focusIfLost(document.querySelector<HTMLElement>("main h1")));
}

/** Changes the address in the browser, without navigating. */
export const nameInAddress = (address: string) => history.replaceState(null, "", address);

addEventListener("popstate", () => {
  visit += 1;
  report();
});
addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest("a");
  if (!link || link.target || link.origin !== location.origin || link.pathname.startsWith("/-/")) return;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)
    return;
  event.preventDefault();
  follow(link.href, link.dataset.snippet);
});

export const usePlace = (): EditorLocation =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => place,
  );
