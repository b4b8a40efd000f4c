import { expect, test } from "@playwright/test";

test("a contention shows both sides at the same size, under one heading", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/the-ledger#contention_wrong-year");
  const contention = page.locator("#contention_wrong-year");
  await expect(contention).toBeInViewport();
  await expect(contention.getByRole("heading")).toHaveCount(1);
  await expect(contention.getByRole("term")).toHaveText(["The campaign contends", "What was found"]);
  const looks = await contention.locator(".sides > div").evaluateAll((sides) =>
    sides.map((side) => {
      const { fontSize, color } = getComputedStyle(side.querySelector("dd") ?? side);
      return [Math.round(side.getBoundingClientRect().width), fontSize, color];
    }),
  );
  expect(looks).toHaveLength(2);
  expect(looks[0]).toEqual(looks[1]);
});
