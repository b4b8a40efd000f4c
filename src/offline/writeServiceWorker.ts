import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { generateSW } from "workbox-build";
import { withdrawn } from "./withdrawn";

/** What takes the worker's place once it is withdrawn. */
export const farewell = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister())
  );
});
`;

/**
 * Writes `sw.js`, which lets visitors read the pages again that they have opened, without a network. A page always comes
 * from the network while there is one; only files whose name changes with their content come from what is kept.
 * @param root the folder of the built site
 */
export async function writeServiceWorker(root: string): Promise<void> {
  if (withdrawn) {
    await writeFile(join(root, "sw.js"), farewell);
    return;
  }
  await generateSW({
    swDest: join(root, "sw.js"),
    globDirectory: root,
    globPatterns: ["offline.html"],
    cacheId: "campaign-1",
    mode: "production",
    sourcemap: false,
    inlineWorkboxRuntime: true,
    skipWaiting: true,
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    runtimeCaching: [
      {
        // The second: what keepForOffline.ts asks for.
        urlPattern: ({ request, sameOrigin }) =>
          sameOrigin && (request.mode === "navigate" || request.headers.get("accept") === "text/html"),
        handler: "NetworkFirst",
        options: {
          cacheName: "campaign-1-pages",
          expiration: { maxEntries: 100 },
          precacheFallback: { fallbackURL: "offline.html" },
        },
      },
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/page-data/"),
        handler: "NetworkFirst",
        options: { cacheName: "campaign-1-data", expiration: { maxEntries: 200 } },
      },
      {
        urlPattern: ({ url, sameOrigin }) =>
          sameOrigin && /^\/static\/|-[0-9a-f]{20}\.js$|\.[0-9a-f]{20}\.css$/.test(url.pathname),
        handler: "CacheFirst",
        options: { cacheName: "campaign-1-files", expiration: { maxEntries: 300 } },
      },
    ],
  });
}
