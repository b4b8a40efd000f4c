import { expect, test } from "@playwright/test";

test("a click on a heading puts its address into the address bar", async ({ page }) => {
  await page.goto("/the-ledger");
  const link = page.getByRole("main").getByRole("link", { name: "The missing sum", exact: true }).first();
  await link.click();
  await expect(page).toHaveURL(/\/the-ledger#contention_the-sum$/);
  await expect(link).toBeInViewport();
});

test("a heading looks like a heading: its sign is seen only under the pointer, and never on paper", async ({
  page,
}) => {
  await page.goto("/in-council");
  const link = page.getByRole("heading", { name: "The Motion" }).getByRole("link");
  const sign = () =>
    link.evaluate((one) => {
      const { content, opacity } = getComputedStyle(one, "::after");
      return content === "none" ? "0" : opacity;
    });
  expect(await sign()).toBe("0");
  await link.hover();
  expect(await sign()).toBe("1");
  await page.emulateMedia({ media: "print" });
  // The test repeats the query, because the browser applies the print styles a moment after the media type has changed.
  await expect.poll(sign).toBe("0");
  await expect(link).toHaveCSS("text-decoration-line", "none");
});
