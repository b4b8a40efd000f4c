import { expect, test } from "@playwright/test";
import { open } from "./support/page";

/** A page that a click leads to is rendered in two steps (DeferredContent.tsx), and has to hold all that it holds when loaded. */
const names = [
  ...[
    "Start",
    "Who We Are",
    "The Ledger",
    "Write to Us",
    "Her Life",
    "In Council",
    "Lawyers",
    "Press",
    "Dates",
  ],
  ...["Voices", "Beatrix Onslow"],
];

for (const name of names) {
  test(`${name} is whole after a click, as it is when loaded`, async ({ page }) => {
    await open(page, "/tide-tables");
    const link = page.getByRole("contentinfo").getByRole("link", { name, exact: true });
    const path = (await link.getAttribute("href")) ?? "";
    const main = page.locator("main");
    const parts = main.locator("h2, h3, p, li, img, a");
    await open(page, path);
    const loaded = { parts: await parts.count(), text: await main.locator("h2, h3, p, li").allInnerTexts() };
    expect(loaded.parts).toBeGreaterThan(3);
    await open(page, "/tide-tables");
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(parts).toHaveCount(loaded.parts);
    await expect(main.locator("h2, h3, p, li")).toHaveText(loaded.text, { useInnerText: true });
  });
}
