import type { RouteUpdateArgs } from "gatsby";
import { withdrawn } from "./withdrawn";

/** A page that a click has opened is kept as well, as HTML: without a network it may be opened by its address. */
export function onRouteUpdate({ location, prevLocation }: RouteUpdateArgs): void {
  if (withdrawn || !prevLocation || prevLocation.pathname === location.pathname) return;
  if (!("serviceWorker" in navigator) || navigator.serviceWorker.controller === null) return;
  void import("./keepForOffline").then(({ keepPage }) => keepPage(location.pathname)).catch(() => undefined);
}
