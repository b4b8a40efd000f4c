import { section } from "./support/page";
import { expect, test } from "./support/test";

test("the cards of all testimonies stand in two columns, and the heading of one is centred", async ({
  page,
}) => {
  await page.goto("/voices");
  const cards = page.locator("main ul > li > a[href^='/voices/']");
  const left = await cards.evaluateAll(
    (all) => new Set(all.map((card) => card.getBoundingClientRect().left)).size,
  );
  expect(left).toBe(2);
  await cards.first().click();
  await expect(page.getByRole("heading", { name: "Amias Thorold" })).toHaveCSS("text-align", "center");
});

test("the highlighted card has a background of its own", async ({ page }) => {
  await page.goto("/voices/beatrix-onslow");
  const ground = (name: string) =>
    section(page, name).evaluate((card) => getComputedStyle(card).backgroundColor);
  expect(await ground("What the Sum Says")).not.toBe(await ground("The Sum"));
});
