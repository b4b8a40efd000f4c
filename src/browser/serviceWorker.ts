/** Keeps pages for a visit without a network, by the service worker that each build writes (src/offline). */
import { withdrawn } from "../offline/withdrawn";

const isUsed = !withdrawn && process.env.NODE_ENV === "production";

/** Workbox's own message: what it names is fetched through the worker, which keeps it as if it had been asked for by a page. */
const keep = (worker: ServiceWorker | null, urlsToCache: string[]) =>
  worker?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });

/** Registers the worker and has it keep the page with all that came past it; where that fails nothing is lost. */
export async function registerServiceWorker(): Promise<void> {
  if (!isUsed || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  const isNew = serviceWorker.controller === null;
  await serviceWorker.register("/sw.js");
  if (!isNew) return;
  const { active } = await serviceWorker.ready;
  keep(active, [location.pathname]);
  // What is still on its way, past the worker, is reported when it has come.
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

/** Has the worker keep the HTML of a page that a click has opened: without a network it may be opened by its address. */
export const keepPage = (path: string) => {
  if (isUsed && "serviceWorker" in navigator) keep(navigator.serviceWorker.controller, [path]);
};
