import { expect, test } from "@playwright/test";
import { findBrowser } from "../../scripts/browsers.mjs";

// The tests use the full Chromium, because Chromium's headless shell does not have the back/forward cache. The tests also leave out an
// option of Playwright that switches this cache off.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const executablePath = findBrowser("chromium")?.path;
    await use({
      ...launchOptions,
      ...(executablePath !== undefined && { executablePath }),
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
  },
});

test("the back/forward cache keeps a page as it was left", async ({ page }) => {
  await page.goto("/the-ledger");
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
  });
  await page.goto("/robots.txt");
  await page.evaluate(() => history.back());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Missing Ledger");
  expect(await page.evaluate(() => (window as unknown as { persisted?: boolean }).persisted)).toBe(true);
  await page.getByRole("button", { name: "Toggle theme" }).click();
  await expect(page.locator("html")).toHaveClass(/theme-ui-dark/);
});
