import { expect, test, type Page } from "@playwright/test";
import { searchTextsPath } from "../../src/lib/passages";
import { asked, marked, open } from "./support/page";

const input = (page: Page) => page.getByPlaceholder("Search the site...");
const group = (page: Page, name: string | RegExp) => page.getByRole("group", { name });
const titlesOf = (page: Page, name: string) =>
  group(page, name).getByRole("option").locator("> span:first-child");

/** Opens a page and its palette, and types. */
async function search(page: Page, path: string, query: string): Promise<void> {
  await open(page, path);
  await page.keyboard.press("Control+k");
  await expect(input(page)).toBeFocused();
  await page.keyboard.type(query);
}

test("choosing leads to the heading and marks the words there, on screens only, until the next click", async ({
  page,
}) => {
  const noise: string[] = [];
  page.on("console", (message) => message.type() === "error" && noise.push(message.text()));
  page.on("pageerror", ({ message }) => noise.push(message));
  await search(page, "/write", "columns at a");
  await input(page).fill("difference");
  await group(page, "In the text").getByRole("option").click();
  await expect(page).toHaveURL("/the-auditor#the-third-column");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "The Third Column" })).toBeInViewport();
  await expect.poll(() => marked(page)).toEqual(["difference"]);
  // The page itself is as it was.
  await expect(page.locator("main mark")).toHaveCount(0);
  const paint = () =>
    page
      .locator("main p", { hasText: "difference" })
      .evaluate((text) => getComputedStyle(text, "::highlight(found-words)").backgroundColor);
  expect(await paint()).toBe("rgb(246, 220, 140)");
  await page.emulateMedia({ media: "print" });
  expect(await paint()).toBe("rgba(0, 0, 0, 0)");
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("heading", { level: 1 }).click();
  expect(await marked(page)).toEqual([]);
  expect(noise).toEqual([]);
});

test("words far below their heading are brought into view, and marked until Escape", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 300 });
  await search(page, "/write", "some years are short");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/her-life#the-school");
  await expect.poll(() => marked(page)).toEqual(["some years are short"]);
  const place = () =>
    page.evaluate(() => {
      const [range] = CSS.highlights.get("found-words") ?? [];
      const { top, bottom } = (range as Range).getBoundingClientRect();
      return top > 0 && bottom < innerHeight;
    });
  await expect.poll(place).toBe(true);
  await page.keyboard.press("Escape");
  expect(await marked(page)).toEqual([]);
});

test("a passage above the first heading leads to the top of its page", async ({ page }) => {
  await search(page, "/write", "jury saw two");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/the-ledger");
  await expect.poll(() => marked(page)).toEqual(["jury saw two"]);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("a visit that does not search fetches no texts; one that does fetches them once", async ({ page }) => {
  let fetched = 0;
  page.on("request", (request) => {
    if (request.url().endsWith(searchTextsPath)) fetched++;
  });
  await open(page, "/write");
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
