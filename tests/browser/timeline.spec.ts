import { expect, test } from "@playwright/test";

test("thirty dated entries run from 7 August 1985 to October 2025", async ({ page }) => {
  await page.goto("/timeline");
  const entries = page.locator("main ol > li[id]");
  await expect(entries).toHaveCount(30);
  await expect(entries.locator("time[datetime]")).toHaveCount(30);
  await expect(entries.locator("svg")).toHaveCount(30);
  await expect(entries.first().locator("time")).toHaveText("7 August 1985");
  await expect(entries.last().locator("time")).toContainText("October 2025");
});

test("the specification's facts stand in their entries", async ({ page }) => {
  await page.goto("/timeline");
  const conviction = page.locator("#conviction");
  await expect(conviction.locator("time")).toHaveText("28 October 1986");
  await expect(conviction).toContainText(/10-2|10 to 2|ten votes to two|majority of (10|ten)/i);
  await expect(conviction).toContainText(/19-day|19 days/);
  await expect(conviction).toContainText("25 years");
  await expect(page.locator("#whole-life-tariff")).toContainText("1988");
  await expect(page.locator("#tribunal-decision time")).toHaveText("10 March 2025");
});

test("the closing statement ends the line", async ({ page }) => {
  await page.goto("/timeline");
  const closing = page.locator("main section").last();
  await expect(closing.getByRole("heading")).toHaveText("Towards a Third Appeal");
  await expect(closing).toContainText("third appeal");
});

test("entries follow each other by 0.05 s, and stand at once under reduced motion", async ({ page }) => {
  await page.goto("/timeline");
  const delay = (index: number) =>
    page
      .locator("main ol > li[id]")
      .nth(index)
      .evaluate((entry) => getComputedStyle(entry).animationDelay);
  expect([await delay(0), await delay(1), await delay(29)]).toEqual(["0s", "0.05s", "1.45s"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await delay(29)).toBe("0s");
});
