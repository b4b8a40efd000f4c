import { closest, on } from "../lib/dom";
import { copy } from "./copy.inline";

/**
 * A heading copies its address, as well as leading there. Buttons with `data-share` open the system's own sheet for the page, or copy its
 * address where there is none.
 */
export function startSharing(): void {
  on("click", (event) => {
    const heading = closest(event, ".permalink") as HTMLAnchorElement | null;
    if (heading) copy(heading.href, "Address");
    if (!closest(event, "[data-share]")) return;
    const url = location.origin + location.pathname;
    if (navigator.share) navigator.share({ url, title: document.title }).catch(() => undefined);
    else copy(url, "Address");
  });
}
