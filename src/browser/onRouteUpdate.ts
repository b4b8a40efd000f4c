import type { RouteUpdateArgs } from "gatsby";
import { watchLinks } from "./prefetching";
import { keepPage } from "./serviceWorker";

/** After each change of page: its links are prefetched in their turn, and it is kept for a visit without a network. */
export function onRouteUpdate({ location, prevLocation }: RouteUpdateArgs): void {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  watchLinks();
  keepPage(location.pathname);
}
