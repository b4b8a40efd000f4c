import { expect, test, type Page } from "@playwright/test";
import { hold, openSearch } from "./support/page";

const entries = ["Start", "The Ledger", "Audit", "Tide Tables", "Her Life", "Calendar"];

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search the site" });
const input = (page: Page) => page.getByPlaceholder("Search the site...");
const titles = (page: Page) =>
  page.getByRole("group", { name: "Pages" }).getByRole("option").locator("> span:first-child");

test("choosing with the keyboard opens the page, and the search is empty when it opens again", async ({
  page,
}) => {
  await page.goto("/");
  await openSearch(page);
  await expect(titles(page)).toHaveText(entries);
  await expect(page.getByRole("listbox")).toHaveCSS("max-height", "300px");
  await page.keyboard.type("hi");
  await expect(titles(page)).toHaveText(["Tide Tables", "Her Life"]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/her-life");
  await page.keyboard.press("Control+k");
  await expect(input(page)).toHaveValue("");
});

test("Escape returns the focus to where it was", async ({ page }) => {
  await page.goto("/");
  const button = page.getByRole("button", { name: "Search" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(input(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("Back from a chosen page returns to the page where it was chosen", async ({ page }) => {
  await page.goto("/");
  await page.goto("/write");
  await page.goto("/the-ledger");
  await page.keyboard.press("Control+k");
  await page.getByRole("option", { name: /Calendar/ }).click();
  await expect(page).toHaveURL("/dates");
  await page.goBack();
  await expect(page).toHaveURL("/the-ledger");
  await page.goBack();
  await expect(page).toHaveURL("/write");
});

test("a result is a link: it opens in another tab, by the middle button and by Enter with Ctrl too, and leaves the search open", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await openSearch(page);
  await page.keyboard.type("calendar");
  const result = page.getByRole("option", { name: /Calendar/ });
  for (const act of [
    () => result.click({ modifiers: ["ControlOrMeta"] }),
    () => result.click({ button: "middle" }),
    () => input(page).press("ControlOrMeta+Enter"),
  ]) {
    const [tab] = await Promise.all([context.waitForEvent("page"), act()]);
    await expect(tab).toHaveURL("/dates");
    await tab.close();
  }
  await expect(page).toHaveURL("/");
  await expect(dialog(page)).toHaveCount(1);
});

test("before the list has loaded, the entries are links, and the typed words are kept", async ({ page }) => {
  const { release } = await hold(page, "**/static/search-*.js");
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Search" }).click();
  await expect(input(page)).toBeFocused();
  await expect(dialog(page).getByRole("link")).toHaveText([
    /Start/,
    /The Ledger/,
    /Audit/,
    /Tide/,
    /Her/,
    /Calendar/,
  ]);
  await page.keyboard.type("hix");
  await page.keyboard.press("Backspace");
  // The list contains no links, because the script that compares entries with the query has not arrived yet.
  await expect(dialog(page).getByRole("link")).toHaveCount(0);
  release();
  await expect(titles(page)).toHaveText(["Tide Tables", "Her Life"]);
  await expect(input(page)).toHaveValue("hi");
  await expect(input(page)).toBeFocused();
});

test("a page that comes back by Back has its search closed", async ({ page }) => {
  await page.goto("/write");
  await openSearch(page);
  await page.getByRole("option", { name: /Calendar/ }).click();
  await expect(page).toHaveURL("/dates");
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
});

test("the list adds no element for which the page has no rules", async ({ page }) => {
  await page.goto("/write");
  const tags = (selector: string) =>
    page.locator(selector).evaluateAll((all) => [...new Set(all.map(({ localName }) => localName))]);
  const before = await tags("*");
  await openSearch(page);
  await page.keyboard.type("ledger");
  const found = page.getByRole("option").locator("mark").first();
  await expect(found).toBeVisible();
  // A page contains style rules only for its own elements and for elements that the search adds (see src/gatsby-ssr/shortenStyles.ts).
  expect((await tags("dialog *")).filter((tag) => !before.includes(tag))).toEqual(["mark"]);
  await expect(found).not.toHaveCSS("background-color", "rgb(255, 255, 0)");
});
