/** The service worker that takes the other's place when that is switched off (killSwitch.ts): it deletes all caches and unregisters itself. */
export const selfUnregisteringWorker = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister())
  );
});
`;
