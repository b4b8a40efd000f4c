import { expect, test, type Page } from "@playwright/test";

const figures = (page: Page) => page.locator("dd[data-unit]");

for (const [visitor, locale, now, shown, nextDay] of [
  ["in Britain", "en-GB", "2025-10-28T12:00:00Z", ["28", "343", "1,495", "10,465"], "10,466"],
  ["in Germany", "de-DE", "2025-10-28T12:00:00Z", ["28", "343", "1,495", "10,465"], "10,466"],
  ["whose clock is wrong by years", "en-GB", "1970-01-02T00:00:00Z", ["0", "0", "0", "0"], "0"],
] as const)
  test.describe(`for a visitor ${visitor}`, () => {
    test.use({ locale });

    test("it shows the figures of the day, and a day later those of the next", async ({ page }) => {
      await page.clock.install({ time: new Date(now) });
      await page.goto("/");
      await expect(figures(page)).toHaveText([...shown]);
      // The counter contains the same figures again, as one sentence for screen readers.
      await expect(page.locator("[data-since] > p")).toHaveText(
        ["years", "months", "weeks", "tides"].map((unit, index) => `${shown[index]} ${unit}`).join(", "),
      );
      await expect(page.locator("[data-since]").getByRole("definition")).toHaveCount(0);
      await page.clock.fastForward(86_400_000);
      await expect(figures(page).last()).toHaveText(nextDay);
    });
  });

test("a figure keeps its place and size when its value changes", async ({ page }) => {
  await page.goto("/");
  const places = () =>
    figures(page).evaluateAll((all) =>
      all.map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [left, top, width, height];
      }),
    );
  const before = await places();
  await figures(page).evaluateAll((all) => {
    for (const one of all) one.textContent = "1,095";
  });
  expect(await places()).toEqual(before);
});
