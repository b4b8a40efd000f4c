import { expect, test, type Page } from "@playwright/test";
import { open } from "./support/page";

/** What a visitor does before the scripts are there is not lost. */
const delayScripts = (page: Page, milliseconds: number) =>
  page.route("**/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue().catch(() => undefined);
  });

test("while scripts are late, a click on a menu or a link is a plain link's", async ({ page }) => {
  await delayScripts(page, 4000);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Evidence" }).click();
  await expect(page).toHaveURL("/evidence");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

/** Opens the home page whose scripts are on their way for a while; a wish can be made, and nothing grants it yet. */
async function openLate(page: Page): Promise<void> {
  await delayScripts(page, 1500);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Toggle theme" }).waitFor();
}

/** A wish that is granted twice would be undone again. */
const aWhile = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));

test("while scripts are late, a press on the theme's button is kept and then done, once", async ({
  page,
}) => {
  await openLate(page);
  await page.getByRole("button", { name: "Toggle theme" }).click();
  await expect(page.locator("html")).toHaveClass(/theme-ui-dark/, { timeout: 15_000 });
  await aWhile(page);
  await expect(page.locator("html")).toHaveClass(/theme-ui-dark/);
});

test("while scripts are late, a choice of theme is kept and then done", async ({ page }) => {
  await openLate(page);
  const dark = page.getByRole("contentinfo").getByRole("radio", { name: "Dark" });
  await dark.click();
  await expect(page.locator("html")).toHaveClass(/theme-ui-dark/, { timeout: 15_000 });
  await aWhile(page);
  await expect(dark).toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
});

for (const way of ["shortcut", "button"]) {
  test(`while scripts are late, the search ${way} is kept with what is typed after it, and done once`, async ({
    page,
  }) => {
    await openLate(page);
    if (way === "shortcut") await page.keyboard.press("Control+k");
    else await page.getByRole("button", { name: "Search" }).click();
    await page.keyboard.type("witn");
    const input = page.getByPlaceholder("Search the site...");
    await expect(input).toBeFocused({ timeout: 15_000 });
    await page.keyboard.type("ess");
    await aWhile(page);
    await expect(input).toHaveValue("witness");
  });
}

test("while the palette is on its way, nothing that is typed is lost", async ({ page }) => {
  await open(page, "/");
  await delayScripts(page, 400);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("the witness", { delay: 80 });
  await expect(page.getByPlaceholder("Search the site...")).toHaveValue("the witness");
});
