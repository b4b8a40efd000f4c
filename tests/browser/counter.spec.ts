import { expect, test, type Page } from "@playwright/test";
import { countShift, shift } from "./support/layoutShift";

const figures = (page: Page) => page.locator("dd[data-unit]");

test("on 28 October 2025 it shows the figures of that day, and a day later one more", async ({ page }) => {
  await page.clock.install({ time: new Date("2025-10-28T12:00:00Z") });
  await page.goto("/");
  await expect(figures(page)).toHaveText(["28", "343", "1,495", "10,465"]);
  await page.clock.fastForward(86_400_000);
  await expect(figures(page).last()).toHaveText("10,466");
});

test("figures are in the visitor's number format", async ({ browser }) => {
  const context = await browser.newContext({ locale: "de-DE" });
  const page = await context.newPage();
  await page.clock.install({ time: new Date("2025-10-28T12:00:00Z") });
  await page.goto("/");
  await expect(figures(page).last()).toHaveText("10.465");
  await context.close();
});

test("a clock that is wrong by years causes no error and no negative figure", async ({ page }) => {
  await page.clock.install({ time: new Date("1970-01-02T00:00:00Z") });
  await page.goto("/");
  await expect(figures(page)).toHaveText(["0", "0", "0", "0"]);
});

test("today's figures replace the build's without a layout shift", async ({ page }) => {
  await page.clock.install({ time: new Date("2027-03-01T12:00:00Z") });
  await countShift(page);
  await page.goto("/");
  await expect(figures(page).last()).toHaveText("10,954");
  expect(await shift(page)).toBe(0);
});
