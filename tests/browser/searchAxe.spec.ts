import { expect, test } from "@playwright/test";
import { searchTextsPath } from "../../src/lib/passages";
import { colours, everyRule, violations } from "./support/axe";
import { storeTheme } from "./support/page";

for (const [theme, width, rules] of [
  ["light", 390, everyRule],
  // Themes differ only in their colours, so axe tests the dark theme only with its rules about colours.
  ["dark", 1280, colours],
] as const) {
  test(`axe finds nothing in the open palette, ${theme}, ${width} pixels wide`, async ({ page }) => {
    await storeTheme(page, theme);
    await page.setViewportSize({ width, height: 844 });
    const status = page.getByRole("dialog").getByRole("status");
    await page.goto("/write");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("column");
    await expect(page.getByRole("group", { name: /In the text/ })).toBeVisible();
    expect(await violations(page, ["#search"], rules)).toEqual([]);
    await page.getByPlaceholder("Search the site...").fill("zzz");
    await expect(page.getByText("No results found")).toBeVisible();
    expect(await violations(page, ["#search"], rules)).toEqual([]);
    await page.route(`**${searchTextsPath}`, (route) => route.abort());
    await page.reload();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("zzz");
    await expect(status).toHaveText(/could not be loaded/);
    expect(await violations(page, ["#search"], rules)).toEqual([]);
  });
}
