import { expect, test } from "@playwright/test";
import { open } from "./support/page";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("address and bank details are copied and confirmed for four seconds", async ({ page }) => {
  await open(page, "/contact");
  const buttons = page.getByRole("button", { name: /^Copy/ });
  await expect(buttons).toHaveCount(4);
  await page.getByRole("button", { name: "Copy sort code" }).click();
  const toast = page.locator("[data-sonner-toast]");
  await expect(toast).toHaveText(/Sort code copied/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("00-00-00");
  expect(await toast.evaluate((element) => element.getBoundingClientRect().width)).toBe(356);
  await expect(toast).toHaveCount(0, { timeout: 6_000 });
});

test("where the browser forbids copying, the visitor is told what to do", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await open(page, "/contact");
  await page.getByRole("button", { name: "Copy account number" }).click();
  await expect(page.locator("[data-sonner-toast]")).toHaveText(/select the account number yourself/);
});

test("an icon's tooltip waits 700 ms, and Escape takes it away", async ({ page }) => {
  await open(page, "/");
  await page.clock.install();
  await page.getByRole("button", { name: "Toggle theme" }).hover();
  await page.clock.fastForward(600);
  const tooltip = page.locator("[data-radix-popper-content-wrapper]");
  await expect(tooltip).toHaveCount(0);
  await page.clock.fastForward(200);
  await expect(tooltip).toHaveText(/Toggle theme/);
  await page.keyboard.press("Escape");
  await expect(tooltip).toHaveCount(0);
});
