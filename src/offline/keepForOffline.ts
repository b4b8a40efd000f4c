/**
 * Registers the service worker once the page is complete, and shows it what the page is made of: all of that was loaded
 * before the worker stood, and comes from the browser's own store now.
 */
export async function keepForOffline(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  const parts = performance.getEntriesByType("resource").map(({ name }) => name);
  const kept = caches.open("campaign-1-pages");
  await (await kept).add(location.pathname);
  await Promise.all(parts.filter((part) => part.startsWith(location.origin)).map((part) => fetch(part)));
}
