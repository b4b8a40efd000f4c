import { expect, test, type Page } from "@playwright/test";
import { open } from "./support/page";

const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("the menu has its entries in the order of the file on one line at 768 pixels, then search and theme, and stays in view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await open(page, "/the-ledger");
  const entries = mainMenu(page).locator("> ul > li");
  const names = await entries.allTextContents();
  expect(names.map((name) => name.replace(/ \(new tab.*/, ""))).toEqual([
    "Start",
    "Who We Are",
    "The Books",
    "Write to Us",
    "Radio",
    "Voices",
    "Dates",
  ]);
  expect(
    await entries.evaluateAll((all) => new Set(all.map((item) => item.getBoundingClientRect().top)).size),
  ).toBe(1);
  await page.mouse.wheel(0, 2000);
  await expect(entries.first()).toBeInViewport();
  for (const name of ["Search", "Toggle theme"])
    await expect(page.getByRole("banner").getByRole("button", { name })).toBeInViewport();
});

test("the current page and the trigger of its dropdown are highlighted", async ({ page }) => {
  await open(page, "/volunteers");
  await expect(mainMenu(page).getByRole("link", { name: "Who We Are" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(mainMenu(page).locator("[data-current]")).toHaveCount(0);
  await open(page, "/tide-tables");
  await expect(mainMenu(page).locator("[data-current]")).toHaveText("The Books");
  await open(page, "/voices/flora-quist");
  await expect(mainMenu(page).locator("[data-current]")).toHaveText("Voices");
});

const books = ["The Auditor", "Ledger in Brief", "Tide Tables", "In Council"];

test("a menu opens on click, lists its pages under their menu names and leads to them", async ({ page }) => {
  await open(page, "/");
  await mainMenu(page).getByRole("button", { name: "The Books" }).click();
  await expect(page.locator("[data-dropdown]", { hasText: "The Books" })).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  const items = page.getByRole("menuitem");
  await expect(items).toHaveText(books);
  await items.filter({ hasText: "Tide Tables" }).click();
  await expect(page).toHaveURL("/tide-tables");
  await expect(page.getByRole("menu")).toHaveCount(0);
});

test("Enter, Space and the arrow open a menu; arrows, letters and Escape work in it", async ({ page }) => {
  await open(page, "/");
  const trigger = mainMenu(page).getByRole("button", { name: "The Books" });
  for (const key of ["Enter", "Space", "ArrowDown"]) {
    await trigger.press(key);
    await expect(page.getByRole("menuitem", { name: "The Auditor" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitem", { name: "Ledger in Brief" })).toBeFocused();
    await page.keyboard.type("tid");
    await expect(page.getByRole("menuitem", { name: "Tide Tables" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(trigger).toBeFocused();
  }
});

test("Tab closes a menu and goes on to the next entry, Shift and Tab to the one before", async ({ page }) => {
  await open(page, "/");
  const menu = page.getByRole("menu");
  for (const [key, next] of [
    ["Tab", "Write to Us"],
    ["Shift+Tab", "Who We Are"],
  ] as const) {
    await mainMenu(page).getByRole("button", { name: "The Books" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "The Auditor" })).toBeFocused();
    await page.keyboard.press(key);
    await expect(menu).toHaveCount(0);
    await expect(mainMenu(page).getByRole("link", { name: next })).toBeFocused();
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("on a wide touch screen a menu opens on tap", async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await open(page, "/");
    await mainMenu(page).getByRole("button", { name: "The Books" }).tap();
    await page.getByRole("menuitem", { name: "The Auditor" }).tap();
    await expect(page).toHaveURL("/the-auditor");
  });

  test("the button toggles a stacked list with its headings", async ({ page }) => {
    await open(page, "/volunteers");
    const button = page.getByRole("button", { name: "Open menu" });
    await expect(mainMenu(page)).toBeHidden();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    const list = page.locator(`[id="${await button.getAttribute("aria-controls")}"]`);
    await button.tap();
    // It scrolls, and is no tab stop for that.
    await expect(list).toHaveAttribute("tabindex", "-1");
    await expect(list.locator("[aria-current=page]")).toHaveText("Who We Are");
    await expect(mainMenu(page).getByRole("heading")).toHaveText(["Books", "Voices"]);
    await expect(mainMenu(page).getByRole("link")).toHaveCount(5 + 4 + 6);
    await page.getByRole("button", { name: "Close menu" }).tap();
    await expect(mainMenu(page)).toBeHidden();
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("the header leads to the list of all pages", async ({ page }) => {
      await page.goto("/the-ledger");
      await page.getByRole("banner").getByRole("link", { name: "All pages" }).tap();
      await expect(page.getByRole("navigation", { name: "All pages" })).toBeInViewport();
    });
  });
});
