import { expect, test } from "@playwright/test";
import { asked, open } from "./support/page";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: "block" });

const link = "the dates";

test("a tap on a link in view does not wait, not even for the network", async ({ page, context }) => {
  await open(page, "/");
  const loaded = page.waitForEvent("requestfinished", (request) =>
    request.url().includes("/component---src-templates-timeline-"),
  );
  await page.getByRole("link", { name: link, exact: true }).scrollIntoViewIfNeeded();
  await loaded;
  await context.setOffline(true);
  await page.getByRole("link", { name: link, exact: true }).tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dates of the Case");
});

test("no more than two pages are loaded at a time", async ({ page }) => {
  const waiting: (() => void)[] = [];
  await page.route(/\/page-data\/(?!app-data|sq\/|index\/)/, async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue().catch(() => undefined);
  });
  await open(page, "/");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  for (const round of ["the first two", "the next two"]) {
    await expect.poll(() => waiting.length, round).toBe(2);
    await asked(page);
    expect(waiting, round).toHaveLength(2);
    for (const release of waiting.splice(0)) release();
  }
});
