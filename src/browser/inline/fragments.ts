import { closest, on } from "../../lib/dom";
import { fragmentTarget } from "../focusPlace";

/** Links within a page: the browser gives the focus to a target that can have it, so that a screen reader reads on from there. */
export function startFragments(): void {
  on("click", (event) => {
    const link = closest(event, "a[href^='#']") as HTMLAnchorElement | null | undefined;
    if (link) fragmentTarget(link.hash);
  });
}
