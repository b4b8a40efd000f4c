/**
 * Asks for a page's HTML through the service worker, which keeps it as if it had been opened by its address: a page that
 * a link of the site has opened, or one that was there before the worker.
 */
export const keepPage = (path: string) => fetch(path, { headers: { accept: "text/html" } });

/**
 * Registers the service worker once the page is complete, and shows it what the page is made of: all that was asked for
 * before the worker stood, and comes from the browser's own store now. What comes through the worker it has seen already.
 */
export async function keepForOffline(): Promise<void> {
  const worker = navigator.serviceWorker;
  // Without a claim the worker has only the next page in its hands: what is shown to it before that passes it by.
  const inHand = new Promise((resolve) =>
    worker.addEventListener("controllerchange", resolve, { once: true }),
  );
  const isNew = worker.controller === null;
  await worker.register("/sw.js");
  await worker.ready;
  if (!isNew) return;
  if (worker.controller === null) await inHand;
  await keepPage(location.pathname);

  const shown = new Set<string>();
  const show = ({ name, workerStart }: PerformanceResourceTiming) => {
    if (workerStart > 0 || shown.has(name) || !name.startsWith(location.origin)) return;
    shown.add(name);
    void fetch(name).catch(() => undefined);
  };
  // What is still on its way, past the worker, is told of when it has come.
  new PerformanceObserver((parts) =>
    (parts.getEntries() as PerformanceResourceTiming[]).forEach(show),
  ).observe({
    type: "resource",
    buffered: true,
  });
}
