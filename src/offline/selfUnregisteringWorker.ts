/** The service worker that takes the place of a withdrawn one: it deletes all that was kept and unregisters itself. */
export const selfUnregisteringWorker = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister())
  );
});
`;
