/**
 * Registers the service worker once the page is complete, and shows it what the page is made of: all of that was loaded
 * before the worker stood, and comes from the browser's own store now.
 */
export async function keepForOffline(): Promise<void> {
  const worker = navigator.serviceWorker;
  // A worker that is ready may not have the page in its hands yet, and would not see what the page fetches.
  const inHand = new Promise((resolve) =>
    worker.addEventListener("controllerchange", resolve, { once: true }),
  );
  await worker.register("/sw.js");
  await worker.ready;
  if (worker.controller === null) await inHand;
  const parts = performance.getEntriesByType("resource").map(({ name }) => name);
  const kept = caches.open("campaign-1-pages");
  await (await kept).add(location.pathname);
  await Promise.all(parts.filter((part) => part.startsWith(location.origin)).map((part) => fetch(part)));
}
