import { open, twoFrames } from "./support/page";
import { expect, test, type Page } from "./support/test";

/** What Gatsby announces to screen readers. */
const announcer = (page: Page) => page.locator("#gatsby-announcer");
const headline = (page: Page) => page.getByRole("heading", { level: 1 });
const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });

for (const [how, act] of [
  ["a link of the menu", (page: Page) => menu(page).getByRole("link", { name: "Dates" }).press("Enter")],
  [
    "a link of the text",
    (page: Page) => page.locator("main").getByRole("link", { name: "the dates" }).click(),
  ],
  [
    "a choice in a dropdown",
    async (page: Page) => {
      await menu(page).getByRole("button", { name: "The Books" }).press("Enter");
      await page.getByRole("menuitem", { name: "Tide Tables" }).press("Enter");
    },
  ],
  [
    "a choice in the search",
    async (page: Page) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("option", { name: "Dates" }).first().click();
    },
  ],
] as const)
  test(`${how} gives the focus to the headline of its page, which is announced`, async ({ page }) => {
    await open(page, "/");
    const before = (await headline(page).textContent()) ?? "";
    await act(page);
    await expect(headline(page)).not.toHaveText(before);
    await expect(announcer(page)).toHaveText(`Navigated to ${(await headline(page).textContent()) ?? ""}`);
    await twoFrames(page);
    await expect(headline(page)).toBeFocused();
  });

test("a choice of the page that is shown gives the focus back to the menu's button", async ({ page }) => {
  await open(page, "/tide-tables");
  const button = menu(page).getByRole("button", { name: "The Books" });
  await button.press("Enter");
  const current = page.getByRole("menuitem", { name: "Tide Tables" });
  await expect(current).toHaveAttribute("aria-current", "page");
  await current.press("Enter");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("a citation gives the focus to its source and back, a link to a heading to the heading; nothing is announced", async ({
  page,
}) => {
  await open(page, "/the-auditor");
  const mark = page.getByRole("link", { name: "Source 3" }).first();
  // The second press leads to the address that is shown.
  for (let presses = 0; presses < 2; presses += 1) {
    await mark.press("Enter");
    await expect(page.locator("#source_3")).toBeFocused();
  }
  await page.getByRole("link", { name: "Back to 3.1" }).press("Enter");
  await expect(mark).toBeFocused();
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByRole("link", { name: "Sources" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Sources" })).toBeFocused();
  await twoFrames(page);
  await expect(announcer(page)).toBeEmpty();
});

test("the list of contents comes before the text beside which it stands", async ({ page }) => {
  await page.goto("/the-auditor");
  const list = page.getByRole("navigation", { name: "On this page" });
  const text = page.locator("nav[aria-label='On this page'] ~ div section").first();
  const tops = await Promise.all([list, text].map((each) => each.boundingBox().then((box) => box?.y)));
  expect(tops[0]).toBe(tops[1]);
});

test("the ring of a menu's item is inside it, where the menu does not cut it off", async ({ page }) => {
  await open(page, "/");
  await menu(page).getByRole("button", { name: "The Books" }).press("Enter");
  const item = page.getByRole("menuitem").first();
  await expect(item).toBeFocused();
  expect(await item.evaluate((each) => getComputedStyle(each).outlineOffset)).toBe("-2px");
});
