import { expect, test } from "@playwright/test";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("addresses and bank details can be copied, and a message confirms it for four seconds", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2030-01-01T12:00:00Z") });
  await page.goto("/write");
  const buttons = page.locator("dl").getByRole("button", { name: /^Copy/ });
  await expect(buttons).toHaveCount(5);
  await page.clock.pauseAt(new Date("2030-01-01T13:00:00Z"));
  await page.getByRole("button", { name: "Copy sorting code" }).click();
  const messages = page.getByRole("status").locator("p");
  await expect(messages).toHaveText(["Sorting code copied"]);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("00-11-00");
  const box = () =>
    messages.first().evaluate((message) => message.getBoundingClientRect().toJSON() as DOMRect);
  expect((await box()).width).toBe(356);
  await page.clock.runFor(3_900);
  await expect(messages).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(messages).toHaveCount(0);
});

test("three messages are shown at most, 14 pixels apart, none on paper", async ({ page }) => {
  await page.goto("/write");
  for (const press of ["Copy address", "Copy account holder", "Copy account digits", "Copy sorting code"])
    await page.getByRole("button", { name: press }).click();
  const messages = page.getByRole("status").locator("p");
  await expect(messages).toHaveText([
    "Account holder copied",
    "Account digits copied",
    "Sorting code copied",
  ]);
  const boxes = await messages.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(boxes.slice(1).map(({ top }, index) => Math.round(top - (boxes[index]?.bottom ?? 0)))).toEqual([
    14, 14,
  ]);
  await page.emulateMedia({ media: "print" });
  await expect(messages.first()).toBeHidden();
});
