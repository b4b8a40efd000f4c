import { expect, test } from "@playwright/test";
import { open } from "./support/page";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("addresses and bank details are copied and confirmed for four seconds", async ({ page }) => {
  await page.clock.install({ time: new Date("2030-01-01T12:00:00Z") });
  await open(page, "/write");
  const buttons = page.locator("dl").getByRole("button", { name: /^Copy/ });
  await expect(buttons).toHaveCount(5);
  await page.clock.pauseAt(new Date("2030-01-01T13:00:00Z"));
  await page.getByRole("button", { name: "Copy sorting code" }).click();
  const toast = page.locator("[data-sonner-toast]");
  // Its script has to be loaded, which may take any time.
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(toast).toHaveText(/Sorting code copied/, { timeout: 500 });
  }).toPass();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("00-11-00");
  expect(await toast.evaluate((element) => element.getBoundingClientRect().width)).toBe(356);
  await page.clock.runFor(3_800);
  await expect(toast).toHaveAttribute("data-removed", "false");
  // It fades out within a quarter of a second.
  await page.clock.runFor(450);
  await expect(toast).toHaveCount(0);
});
