/*
 * Replaces the service worker that this site had until November 2026, in browsers that still have it. Deletes the files that the old
 * service worker had stored, and unregisters itself. No page registers it any more.
 */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  );
});
