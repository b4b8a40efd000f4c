import { expect, test, type Page } from "@playwright/test";
import { open } from "./support/page";

const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("the menu stands in the specified order", async ({ page }) => {
  await open(page, "/");
  const entries = await mainMenu(page).locator("> ul > li").allTextContents();
  expect(entries.map((entry) => entry.replace(/ \(opens.*/, ""))).toEqual([
    "Home",
    "About Us",
    "Contact",
    "Evidence",
    "His Life",
    "Media",
    "Podcast",
    "Testimonies",
    "Timeline",
  ]);
  const header = page.getByRole("banner");
  await expect(header.getByRole("button", { name: "Search" })).toBeVisible();
  await expect(header.getByRole("button", { name: "Toggle theme" })).toBeVisible();
});

test("the menu stays in one line at 768 pixels and stays in sight", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await open(page, "/alibi");
  const tops = await mainMenu(page)
    .locator("> ul > li")
    .evaluateAll((all) => new Set(all.map((item) => item.getBoundingClientRect().top)).size);
  expect(tops).toBe(1);
  await page.mouse.wheel(0, 2000);
  await expect(mainMenu(page).getByRole("link", { name: "Home" })).toBeInViewport();
});

test("the current page and the trigger of its dropdown are highlighted", async ({ page }) => {
  await open(page, "/team");
  await expect(mainMenu(page).getByRole("link", { name: "About Us" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(mainMenu(page).locator("[data-current]")).toHaveCount(0);
  await open(page, "/moderators");
  await expect(mainMenu(page).locator("[data-current]")).toHaveText("Evidence");
  await open(page, "/testimonies/sarah-hanover");
  await expect(mainMenu(page).locator("[data-current]")).toHaveText("Testimonies");
});

const evidence = [
  "Alibi",
  "Evidence Overview",
  "Beneficiaries",
  "His Sister",
  "The Witness",
  "Two Moderators/DNA",
  "In Parliament",
];

test("the Evidence menu opens by mouse, lists its seven pages and leads there", async ({ page }) => {
  await open(page, "/");
  await mainMenu(page).getByRole("button", { name: "Evidence" }).click();
  const items = page.getByRole("menuitem");
  await expect(items).toHaveText(evidence);
  await items.filter({ hasText: "Beneficiaries" }).click();
  await expect(page).toHaveURL("/beneficiaries");
  await expect(page.getByRole("menu")).toHaveCount(0);
});

test("the Testimonies menu lists all of them and the twenty-two", async ({ page }) => {
  await open(page, "/testimonies");
  await mainMenu(page).getByRole("button", { name: "Testimonies" }).click();
  await expect(page.getByRole("menuitem")).toHaveCount(23);
  await expect(page.getByRole("menuitem").first()).toHaveText("All Testimonies");
  await expect(page.getByRole("menuitem").first()).toHaveAttribute("aria-current", "page");
});

for (const key of ["Enter", "Space", "ArrowDown"]) {
  test(`${key} opens a menu; arrows, letters and Escape work in it`, async ({ page }) => {
    await open(page, "/");
    const trigger = mainMenu(page).getByRole("button", { name: "Evidence" });
    await trigger.focus();
    await page.keyboard.press(key);
    const menu = page.getByRole("menu");
    await expect(menu).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "Alibi" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitem", { name: "Evidence Overview" })).toBeFocused();
    await page.keyboard.type("two");
    await expect(page.getByRole("menuitem", { name: "Two Moderators/DNA" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toHaveCount(0);
    await expect(trigger).toBeFocused();
    await page.keyboard.press(key);
    await expect(menu).toBeVisible();
  });
}

test("a menu opens by touch", async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1024, height: 768 } });
  const page = await context.newPage();
  await open(page, "/");
  await mainMenu(page).getByRole("button", { name: "Evidence" }).tap();
  await page.getByRole("menuitem", { name: "Alibi" }).tap();
  await expect(page).toHaveURL("/alibi");
  await context.close();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the button toggles a stacked list with its headings", async ({ page }) => {
    await open(page, "/");
    const button = page.getByRole("button", { name: "Open menu" });
    await expect(mainMenu(page)).toBeHidden();
    await button.tap();
    await expect(mainMenu(page).getByRole("heading")).toHaveText(["EVIDENCE", "TESTIMONIES"]);
    await expect(mainMenu(page).getByRole("link")).toHaveCount(7 + 7 + 23);
    await page.getByRole("button", { name: "Close menu" }).tap();
    await expect(mainMenu(page)).toBeHidden();
  });

  test("choosing a link closes it and goes there", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("button", { name: "Open menu" }).tap();
    await mainMenu(page).getByRole("link", { name: "Alibi" }).tap();
    await expect(page).toHaveURL("/alibi");
    await expect(mainMenu(page)).toBeHidden();
  });

  test("choosing the page one is on closes it too", async ({ page }) => {
    await open(page, "/team");
    await page.getByRole("button", { name: "Open menu" }).tap();
    await mainMenu(page).getByRole("link", { name: "About Us" }).tap();
    await expect(mainMenu(page)).toBeHidden();
  });

  test("Escape closes it and the focus is back on the button", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("button", { name: "Open menu" }).tap();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(mainMenu(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
  });
});
