import type { RouteUpdateArgs } from "gatsby";
import { focusPlace, silenceAnnouncer } from "./focusPlace";
import { watchLinks } from "./prefetching";
import { keepPage } from "./serviceWorker";
import { showKind } from "./timelineFilter";

/** After each change of page: it takes the focus, its links are prefetched in their turn, and it is kept for a visit without a network. */
export function onRouteUpdate({ location, prevLocation }: RouteUpdateArgs): void {
  // A link within the timeline may ask for other entries.
  if (prevLocation) showKind();
  if (!prevLocation) return;
  if (prevLocation.pathname === location.pathname) {
    silenceAnnouncer();
    return;
  }
  focusPlace(location.hash);
  watchLinks();
  keepPage(location.pathname);
}
