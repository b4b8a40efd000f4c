import { expect, test } from "@playwright/test";

test("a citation is copied as it is shown, and printed without its button", async ({ page }) => {
  await page.goto("/the-ledger");
  const button = page.getByRole("button", { name: "Copy citation" });
  const copied = (await button.getAttribute("data-copy")) ?? "";
  const shown = page.getByText(`Cite this page: ${copied}`);
  await expect(shown).toContainText("The Missing Ledger");
  await page.emulateMedia({ media: "print" });
  await expect(shown).toBeVisible();
  await expect(button).toBeHidden();
});
