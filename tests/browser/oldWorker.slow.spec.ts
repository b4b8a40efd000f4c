import { expect, test } from "./support/test";

test.use({ serviceWorkers: "allow" });

/** The essential code of the service worker that the site had until November 2026. That worker answered requests from its cache. */
const former = `
  self.addEventListener("install", (event) => event.waitUntil(caches.open("campaign-1-pages").then((cache) => cache.put("/write", new Response("old"))).then(() => self.skipWaiting())));
  self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener("fetch", (event) => event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))));`;

test("the former service worker and its caches are removed from a visitor's browser by the next visit", async ({
  page,
  context,
}) => {
  await context.route("**/sw.js", (route) => route.fulfill({ contentType: "text/javascript", body: former }));
  await page.goto("/");
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
  });
  await page.goto("/write");
  await expect(page.locator("body")).toHaveText("old");
  await context.unroute("**/sw.js");
  // A browser looks for a new version of the worker at each visit. This call makes it look immediately.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(left).toEqual([0, 0]);
  await page.goto("/write");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("no page registers a service worker", async ({ page }) => {
  await page.goto("/");
  await page.mouse.wheel(0, 500);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
