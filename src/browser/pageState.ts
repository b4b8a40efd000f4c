/** How far a page is, from its HTML to working scripts: the one place that keeps it, as an attribute of `<html>`. */
import { on, root } from "../lib/dom";

declare global {
  interface WindowEventMap {
    pagestate: Event;
  }
}

/**
 * - `html`: the page as served; the inline script runs, no script file is requested yet.
 * - `loading`: the script files are loading, or React is hydrating.
 * - `interactive`: React handles events.
 * - `failed`: a script file failed, was truncated or threw; what needs React is hidden (globalStyles.ts).
 *
 * Without JavaScript there is no state at all. `failed` may still become `interactive`: on a very slow line the timeout (inline/loadScripts.ts) may be too early.
 */
type PageState = "html" | "loading" | "interactive" | "failed";

export const pageState = () => root().dataset.page as PageState | undefined;

export function setPageState(next: PageState): void {
  root().dataset.page = next;
  dispatchEvent(new Event("pagestate"));
}

/** Calls back once the page is `interactive` or `failed`, at once where it is already. */
export function whenSettled(callback: (state: PageState) => void): void {
  const state = pageState();
  if (state === "interactive" || state === "failed") callback(state);
  else on("pagestate", () => whenSettled(callback), { once: true });
}
