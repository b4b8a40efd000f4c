import { expect, test, type Page } from "@playwright/test";
import { open } from "./support/page";

const entries = ["Start", "The Ledger", "Audit", "Tide Tables", "Her Life", "Calendar"];

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search the site" });
const input = (page: Page) => page.getByPlaceholder("Search the site...");
const titles = (page: Page) =>
  page.getByRole("group", { name: "Pages" }).getByRole("option").locator("> span:first-child");

test("choosing with the keyboard leads to the page, and the next opening starts blank", async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("Control+k");
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
  await open(page, "/");
  const button = page.getByRole("button", { name: "Search" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(input(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

for (const moment of ["before the scripts", "after them"]) {
  test(`Back closes the palette and leaves the page as it is, ${moment}`, async ({ page }) => {
    await page.goto("/the-ledger");
    if (moment === "before the scripts") await page.route("**/*.js", () => undefined);
    else await open(page, "/write");
    const url = page.url();
    await page.getByRole("button", { name: "Search" }).click();
    await expect(input(page)).toBeFocused();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(url);
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("button", { name: "Close" }).click();
    await expect(dialog(page)).toHaveCount(0);
    // Closing it otherwise leaves no entry in the history.
    const isInside = () => page.evaluate(() => Boolean((history.state as { search?: true } | null)?.search));
    await expect.poll(isInside).toBe(false);
    await expect(page).toHaveURL(url);
  });
}

test("Back from a chosen page leads to the page where it was chosen", async ({ page }) => {
  await open(page, "/");
  await page.goto("/write");
  await open(page, "/the-ledger");
  await page.keyboard.press("Control+k");
  await page.getByRole("option", { name: /Calendar/ }).click();
  await expect(page).toHaveURL("/dates");
  await page.goBack();
  await expect(page).toHaveURL("/the-ledger");
  await page.goBack();
  await expect(page).toHaveURL("/write");
});
