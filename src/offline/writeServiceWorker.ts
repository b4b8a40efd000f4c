import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { generateSW } from "workbox-build";
import { hashedFile } from "../lib/paths";
import { searchTextsPath } from "../lib/passages";
import { selfUnregisteringWorker } from "./selfUnregisteringWorker";
import { isSwitchedOff } from "./killSwitch";

/** Seconds to wait for a slow network before a cached page is shown. */
const timeout = 4;

/**
 * Writes `sw.js`, which lets visitors read pages that they have opened before while offline. Pages come from the network if it
 * responds in time; only files whose names change with their content come from the cache first.
 * @param root the folder of the built site
 */
export async function writeServiceWorker(root: string): Promise<void> {
  if (isSwitchedOff) {
    await writeFile(join(root, "sw.js"), selfUnregisteringWorker);
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
        // A URL without an extension is a page, whether it is opened or cached on request (src/browser/serviceWorker.ts).
        urlPattern: ({ url, sameOrigin }) => sameOrigin && !/\.[^/]*$/.test(url.pathname),
        handler: "NetworkFirst",
        options: {
          cacheName: "campaign-1-pages",
          networkTimeoutSeconds: timeout,
          expiration: { maxEntries: 100 },
          precacheFallback: { fallbackURL: "offline.html" },
        },
      },
      {
        // A pattern: a function is written into the worker without what it refers to.
        urlPattern: new RegExp(`^https?://[^/]+(/page-data/|${searchTextsPath}$)`),
        handler: "NetworkFirst",
        options: {
          cacheName: "campaign-1-data",
          networkTimeoutSeconds: timeout,
          expiration: { maxEntries: 200 },
        },
      },
      {
        urlPattern: hashedFile,
        handler: "CacheFirst",
        options: { cacheName: "campaign-1-files", expiration: { maxEntries: 300 } },
      },
    ],
  });
}
