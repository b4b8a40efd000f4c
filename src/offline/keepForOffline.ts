/**
 * Registers the service worker once the page is complete, and shows it what the page is made of: all that was asked for
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
  const kept = await caches.open("campaign-1-pages");
  await kept.add(location.pathname);

  const shown = new Set<string>();
  const show = (part: PerformanceEntry) => {
    if (shown.has(part.name) || !part.name.startsWith(location.origin)) return;
    shown.add(part.name);
    void fetch(part.name).catch(() => undefined);
  };
  // What is still on its way, past the worker, is told of when it has come.
  new PerformanceObserver((parts) => parts.getEntries().forEach(show)).observe({
    type: "resource",
    buffered: true,
  });
}
