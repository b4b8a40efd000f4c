import { expect, test } from "@playwright/test";
import { open } from "./support/page";

/** A page that a click leads to is rendered in two steps (DeferredContent.tsx), and must then contain everything that it contains after a full page load. */
const paths = [
  ...[
    "/",
    "/volunteers",
    "/the-ledger",
    "/write",
    "/her-life",
    "/in-council",
    "/lawyers",
    "/press",
    "/dates",
  ],
  ...["/voices", "/voices/beatrix-onslow"],
];

for (const path of paths) {
  test(`${path} is complete after a click, as after a full page load`, async ({ page }) => {
    const main = page.locator("main");
    const parts = main.locator("h2, h3, p, li, img, a");
    await open(page, path);
    const loaded = { parts: await parts.count(), text: await main.locator("h2, h3, p, li").allInnerTexts() };
    expect(loaded.parts).toBeGreaterThan(3);
    await open(page, "/tide-tables");
    await page.getByRole("contentinfo").locator(`li a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(parts).toHaveCount(loaded.parts);
    await expect(main.locator("h2, h3, p, li")).toHaveText(loaded.text, { useInnerText: true });
  });
}
