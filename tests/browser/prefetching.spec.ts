import { expect, test } from "@playwright/test";
import { open, pause } from "./support/page";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: "block" });

const link = "the dates";

test("a tap on a link in view waits for nothing, not even for the network", async ({ page, context }) => {
  await open(page, "/");
  const loaded = page.waitForResponse("**/component---src-templates-timeline-*.js");
  await page.getByRole("link", { name: link, exact: true }).scrollIntoViewIfNeeded();
  await loaded;
  // What remains is to run it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await context.setOffline(true);
  await page.getByRole("link", { name: link, exact: true }).tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dates of the Case");
});

test("no more than two pages are loaded at a time", async ({ page }) => {
  let [now, most] = [0, 0];
  await page.route(/\/page-data\/(?!app-data|sq\/|index\/)/, async (route) => {
    most = Math.max(most, ++now);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await route.continue().catch(() => undefined);
    now--;
  });
  await open(page, "/");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect.poll(() => most).toBe(2);
  await pause(page, 1000);
  expect(most).toBe(2);
});
