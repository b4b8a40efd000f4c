import { expect, test } from "@playwright/test";

test("a click on a heading puts its address into the address bar", async ({ page }) => {
  await page.goto("/the-ledger");
  const link = page.getByRole("main").getByRole("link", { name: "The missing sum", exact: true }).first();
  await link.click();
  await expect(page).toHaveURL(/\/the-ledger#contention_the-sum$/);
  await expect(link).toBeInViewport();
});

test("a heading looks like a heading: underlined only under the pointer, and never on paper", async ({
  page,
}) => {
  await page.goto("/in-council");
  const link = page.getByRole("heading", { name: "The Motion" }).getByRole("link");
  const line = () => link.evaluate((one) => getComputedStyle(one).textDecorationLine);
  expect(await line()).toBe("none");
  await link.hover();
  expect(await line()).toBe("underline");
  await page.mouse.move(0, 0);
  await page.emulateMedia({ media: "print" });
  expect(await line()).toBe("none");
});
