import { expect, test, type Page } from "@playwright/test";
import { searchTextsPath } from "../../src/lib/passages";
import { asked, openSearch } from "./support/page";

const group = (page: Page, name: string | RegExp) => page.getByRole("group", { name });
const titlesOf = (page: Page, name: string) =>
  group(page, name).getByRole("option").locator("> span:first-child");

/** Opens a page and its palette, and types a query. */
async function search(page: Page, path: string, query: string): Promise<void> {
  await page.goto(path);
  await openSearch(page);
  await page.keyboard.type(query);
  await expect(group(page, "In the text")).toBeVisible();
}

/** Returns whether the first paragraph or list item that contains these words is on the screen. */
const isSeen = (page: Page, words: string) =>
  page
    .locator("main :is(p, li)", { hasText: words })
    .first()
    .evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });

test("a chosen result opens its passage, and its address contains the words that the browser highlights", async ({
  page,
}) => {
  const noise: string[] = [];
  page.on("console", (message) => message.type() === "error" && noise.push(message.text()));
  page.on("pageerror", ({ message }) => noise.push(message));
  await page.setViewportSize({ width: 390, height: 300 });
  await search(page, "/write", "some years are short");
  await expect(page.getByRole("option").first()).toHaveAttribute(
    "href",
    /^\/her-life#the-school:~:text=.*some%20years%20are%20short/i,
  );
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/her-life#the-school");
  await expect.poll(() => isSeen(page, "some years are short")).toBe(true);
  // Returns the CSS rule for the marked words, which must have the site's own colours.
  const rule = () =>
    page.evaluate(() =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
        .find((text) => text.includes("::target-text")),
    );
  expect(await rule()).toMatch(/background-color: rgb\(246, 220, 140\)/);
  expect(noise).toEqual([]);
});

test("a passage of the page that is shown is brought into view, and the search closes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 300 });
  await search(page, "/her-life", "some years are short");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/her-life#the-school");
  await expect.poll(() => isSeen(page, "some years are short")).toBe(true);
});

test("a passage above the first heading links to its page", async ({ page }) => {
  await search(page, "/write", "jury saw two");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/the-ledger(#|$)/);
  await expect.poll(() => isSeen(page, "jury saw two")).toBe(true);
});

test("a visit that does not search fetches no texts; one that does fetches them once", async ({ page }) => {
  let fetched = 0;
  page.on("request", (request) => {
    if (request.url().endsWith(searchTextsPath)) fetched++;
  });
  await page.goto("/write");
  await page.getByRole("button", { name: "Search" }).hover();
  await asked(page);
  expect(fetched).toBe(0);
  for (let opening = 0; opening < 2; opening++) {
    await page.keyboard.press("Control+k");
    await page.keyboard.type("the stairs");
    await expect(titlesOf(page, "In the text")).toHaveCount(1);
    await page.keyboard.press("Escape");
  }
  expect(fetched).toBe(1);
});
