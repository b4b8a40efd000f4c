import type { RouteUpdateArgs } from "gatsby";
import { focusPlace, silenceAnnouncer } from "./focusPlace";
import { watchLinks } from "./prefetching";
import { keepPage } from "./serviceWorker";

/** After each change of page: moves the focus, prefetches its links, and caches it for a visit without a network. */
export function onRouteUpdate({ location, prevLocation }: RouteUpdateArgs): void {
  if (!prevLocation) return;
  if (prevLocation.pathname === location.pathname) {
    silenceAnnouncer();
    return;
  }
  focusPlace(location.hash);
  watchLinks();
  keepPage(location.pathname);
}
