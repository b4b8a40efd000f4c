/** Keeps pages for reading offline, with the service worker that each build writes (src/offline). */
import { isSwitchedOff } from "../offline/killSwitch";

const isUsed = !isSwitchedOff && process.env.NODE_ENV === "production";

/** Workbox's own message: the worker fetches and caches these addresses. */
const keep = (worker: ServiceWorker | null, urlsToCache: string[]) =>
  worker?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });

/** Registers the worker and has it cache the page with everything loaded before it took control; failure is harmless. */
export async function registerServiceWorker(): Promise<void> {
  if (!isUsed || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  const isNew = serviceWorker.controller === null;
  await serviceWorker.register("/sw.js");
  if (!isNew) return;
  const { active } = await serviceWorker.ready;
  keep(active, [location.pathname]);
  // Also reports what is still loading, once it has arrived.
  new PerformanceObserver((list) => {
    const past = (list.getEntries() as PerformanceResourceTiming[]).filter(
      ({ name, workerStart }) => workerStart === 0 && name.startsWith(location.origin),
    );
    keep(
      active,
      past.map(({ name }) => name),
    );
  }).observe({ type: "resource", buffered: true });
}

/** Has the worker cache the HTML of a page opened by a click: offline, it may be opened by its address. */
export const keepPage = (path: string) => {
  if (isUsed && "serviceWorker" in navigator) keep(navigator.serviceWorker.controller, [path]);
};
