import { expect, test, type Page } from "@playwright/test";
import { open } from "./support/page";

const top = (page: Page) => page.evaluate(() => window.scrollY);

test("every change of path starts at the top, back and forward too", async ({ page }) => {
  await open(page, "/his-life");
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.getByRole("navigation", { name: "All pages" }).getByRole("link", { name: "Alibi" }).click();
  await expect(page).toHaveURL("/alibi");
  await expect.poll(() => top(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.goBack();
  await expect(page).toHaveURL("/his-life");
  await expect.poll(() => top(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.goForward();
  await expect(page).toHaveURL("/alibi");
  await expect.poll(() => top(page)).toBe(0);
});

const entryTop = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((entry) => entry.getBoundingClientRect().top);

test("a fragment goes to its place, below the header, when loaded", async ({ page }) => {
  await open(page, "/timeline#second-appeal-dismissed");
  await expect.poll(() => entryTop(page, "second-appeal-dismissed")).toBeGreaterThan(40);
  await expect.poll(() => entryTop(page, "second-appeal-dismissed")).toBeLessThan(200);
});

test("a fragment goes to its place, below the header, when followed from another page", async ({ page }) => {
  await open(page, "/alibi");
  const link = page.locator("main a[href^='/timeline#']").first();
  const id = (await link.getAttribute("href"))?.split("#")[1] ?? "";
  await link.click();
  await expect(page).toHaveURL(`/timeline#${id}`);
  await expect.poll(() => entryTop(page, id)).toBeGreaterThan(40);
  await expect.poll(() => entryTop(page, id)).toBeLessThan(200);
});
