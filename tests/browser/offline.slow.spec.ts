import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, type Page } from "@playwright/test";
import { selfUnregisteringWorker } from "../../src/offline/selfUnregisteringWorker";
import { searchTextsPath } from "../../src/lib/passages";
import { open } from "./support/page";

/** Without a network: what has been opened can be read again, and online nothing stale is ever shown. */
test.use({ serviceWorkers: "allow" });

/** Opens a page and waits until the worker has cached all of it. */
async function openAndKeep(page: Page, path: string): Promise<void> {
  await open(page, path);
  const missing = () =>
    page.evaluate(async () => {
      const parts = performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .filter((name) => /\.js$|\/page-data\//.test(name));
      const kept = await Promise.all(
        [location.href, ...parts].map(async (part) => ((await caches.match(part)) ? [] : [part])),
      );
      return [
        ...(navigator.serviceWorker.controller ? [] : ["a worker"]),
        ...(parts.length > 4 ? [] : ["scripts"]),
        ...kept.flat(),
      ];
    });
  await expect.poll(missing).toEqual([]);
}

const title = (page: Page) => page.getByRole("heading", { level: 1 });

test("pages that have been opened, by address or by a click, work without a network", async ({
  page,
  context,
}) => {
  await openAndKeep(page, "/the-ledger");
  await page.getByRole("contentinfo").getByRole("link", { name: "Write to Us", exact: true }).click();
  await expect(title(page)).toHaveText("How to Write");
  await expect.poll(() => page.evaluate(async () => (await caches.match("/write")) !== undefined)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(title(page)).toHaveText("How to Write");
  // With its scripts.
  await open(page, "/the-ledger");
  await expect(title(page)).toHaveText("The Missing Ledger");
});

test("texts that were searched once can be searched without a network", async ({ page, context }) => {
  const search = async () => {
    await page.keyboard.press("Control+k");
    await page.getByPlaceholder("Search the site...").fill("down the stairs");
    await expect(page.getByRole("option")).toHaveText([/Who Saw It Last/]);
  };
  await openAndKeep(page, "/the-ledger");
  await search();
  await expect
    .poll(() => page.evaluate(async (path) => (await caches.match(path)) !== undefined, searchTextsPath))
    .toBe(true);
  await context.setOffline(true);
  await page.reload();
  await search();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/the-ledger#who-saw-it-last");
});

test("for a page that has not been opened, the offline page is shown and leads home", async ({
  page,
  context,
}) => {
  await openAndKeep(page, "/");
  await context.setOffline(true);
  await page.goto("/lawyers");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await page.getByRole("link", { name: "To the home page" }).click();
  await expect(title(page)).toBeVisible();
});

test("online, a stale page is never shown", async ({ page }) => {
  await openAndKeep(page, "/the-ledger");
  await page.evaluate(async () => {
    const pages = await caches.open("campaign-1-pages");
    await pages.put(
      "/the-ledger",
      new Response("<h1>Old</h1>", { headers: { "Content-Type": "text/html" } }),
    );
  });
  await page.reload();
  await expect(title(page)).toHaveText("The Missing Ledger");
});

test("when the network hardly responds, a page that was opened before is shown from the cache", async ({
  page,
  context,
}) => {
  await openAndKeep(page, "/the-ledger");
  const answered: string[] = [];
  // The worker's own requests pass through here.
  await context.route("**/the-ledger", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 25_000));
    answered.push(route.request().url());
    await route.continue().catch(() => undefined);
  });
  await page.goto("/the-ledger", { waitUntil: "commit", timeout: 15_000 });
  await expect(title(page)).toHaveText("The Missing Ledger");
  expect(answered).toEqual([]);
  await context.unrouteAll({ behavior: "ignoreErrors" });
});

test("a worker that is switched off unregisters itself and deletes its caches", async ({ page, baseURL }) => {
  let isSwitchedOff = false;
  const host = createServer((request, response) => {
    if (isSwitchedOff && request.url === "/sw.js") {
      response.writeHead(200, { "Content-Type": "text/javascript" }).end(selfUnregisteringWorker);
      return;
    }
    void fetch(`${baseURL}${request.url}`).then(async (answer) => {
      const type = answer.headers.get("Content-Type") ?? "text/plain";
      response.writeHead(answer.status, { "Content-Type": type });
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  }).listen();
  const address = `http://localhost:${(host.address() as AddressInfo).port}`;
  await openAndKeep(page, `${address}/the-ledger`);
  isSwitchedOff = true;
  // A page without scripts: the pages of a site that has switched off its worker register none either.
  await page.goto(`${address}/offline.html`);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const left = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
    ]);
  await expect.poll(left).toEqual([]);
  host.close();
});
