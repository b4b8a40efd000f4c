import { expect, test, type Page } from "@playwright/test";
import { open } from "./support/page";

const top = (page: Page) => page.evaluate(() => window.scrollY);

test("every change of path starts at the top, back and forward too", async ({ page }) => {
  await open(page, "/her-life");
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page
    .getByRole("navigation", { name: "All pages" })
    .getByRole("link", { name: "The Auditor" })
    .click();
  await expect(page).toHaveURL("/the-auditor");
  await expect.poll(() => top(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.goBack();
  await expect(page).toHaveURL("/her-life");
  await expect.poll(() => top(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.goForward();
  await expect(page).toHaveURL("/the-auditor");
  await expect.poll(() => top(page)).toBe(0);
});

/** Whether an element stands below the header, at the top of the page. */
const isAtTop = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((entry) => {
    const place = entry.getBoundingClientRect().top;
    return place > 40 && place < 200;
  });

test("a fragment goes to its place below the header: loaded, followed from another page with the focus, and on the same page", async ({
  page,
}) => {
  await open(page, "/dates#council-debate");
  await expect.poll(() => isAtTop(page, "council-debate")).toBe(true);
  await open(page, "/");
  await page.getByRole("main").getByRole("link", { name: "the auditor’s report" }).click();
  await expect(page).toHaveURL("/the-auditor#the-second-column");
  await expect.poll(() => isAtTop(page, "the-second-column")).toBe(true);
  await expect(page.locator("#the-second-column")).toBeFocused();
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByRole("link", { name: "The First Column" }).click();
  await expect(page).toHaveURL("/the-auditor#the-first-column");
  await expect.poll(() => isAtTop(page, "the-first-column")).toBe(true);
});
