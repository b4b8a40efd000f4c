import { expect, test } from "@playwright/test";
import { open } from "./support/page";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: "block" });

const link = "the timeline";

test("before anybody moves, a visit loads no other page", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await open(page, "/");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(loaded.filter((path) => path.startsWith("/page-data/")).sort()).toEqual([
    "/page-data/app-data.json",
    "/page-data/index/page-data.json",
    ...loaded.filter((path) => path.startsWith("/page-data/sq/")).sort(),
  ]);
});

test("a tap on a link in view waits for nothing, not even for the network", async ({ page, context }) => {
  await open(page, "/");
  const loaded = page.waitForResponse("**/component---src-templates-timeline-*.js");
  await page.getByRole("link", { name: link, exact: true }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 1);
  await loaded;
  // What remains is to run it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await context.setOffline(true);
  await page.getByRole("link", { name: link, exact: true }).tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Timeline of Events");
});
