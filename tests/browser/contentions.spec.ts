import { expect, test } from "@playwright/test";

const heading = "What is contended, and what was found";

test("the page that asks for all contentions lists all, another its own, a third none", async ({ page }) => {
  for (const [path, titles] of [
    ["/the-ledger", ["The missing sum", "The second column", "The third ledger"]],
    ["/the-auditor", ["The missing sum", "The second column"]],
    ["/her-life", []],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading })).toHaveCount(titles.length > 0 ? 1 : 0);
    await expect(page.locator("section[aria-labelledby=contentions_list] li > h3")).toHaveText([...titles]);
  }
});

test("each shows both sides at the same size, and says where no court has ruled", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/the-ledger#contention_wrong-year");
  const contention = page.locator("#contention_wrong-year");
  await expect(contention).toBeInViewport();
  await expect(contention.getByRole("heading")).toHaveCount(1);
  await expect(contention.getByRole("term")).toHaveText(["The campaign contends", "What was found"]);
  await expect(contention).toContainText("No court has ruled on it.The auditor was not asked.");
  const looks = await contention.locator(".sides > div").evaluateAll((sides) =>
    sides.map((side) => {
      const { fontSize, color } = getComputedStyle(side.querySelector("dd") ?? side);
      return [Math.round(side.getBoundingClientRect().width), fontSize, color];
    }),
  );
  expect(looks[0]).toEqual(looks[1]);
  await expect(page.locator("#contention_the-sum")).toContainText(
    /The Crown contends\s*The bookkeeper took the takings of nine weeks\.\s*\[\d+\]\s*What was found\s*The jury found her guilty by eleven votes to one\.\s*\[\d+\]/,
  );
  const source = await contention.getByRole("link", { name: /^Source/ }).getAttribute("href");
  await expect(page.locator(source ?? "")).toContainText("Auditor’s report, page 2");
});
