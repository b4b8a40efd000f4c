import { expect, test } from "@playwright/test";
import { paths } from "./support/site";

test("an old address leads to the page that has taken its place", async ({ page }) => {
  await page.goto("/about");
  await expect(page).toHaveURL("/team");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
});

test("it does so without JavaScript, and no search engine is told of it", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/about");
  await expect(page).toHaveURL("/team");
  expect(paths).not.toContain("/about");
  await context.close();
});
