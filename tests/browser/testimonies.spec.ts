import { expect, test } from "@playwright/test";
import { html, paths } from "./support/site";

test("the index shows twenty-two cards in two columns", async ({ page }) => {
  await page.goto("/testimonies");
  const cards = page.locator("main ul > li > a[href^='/testimonies/']");
  await expect(cards).toHaveCount(22);
  await expect(cards.nth(15)).toContainText("Sarah Hanover");
  const left = await cards.evaluateAll(
    (all) => new Set(all.map((card) => card.getBoundingClientRect().left)).size,
  );
  expect(left).toBe(2);
});

test("each testimony has a centred heading, its writer's role, cards and neighbours", async ({ page }) => {
  test.slow();
  const order: string[] = [];
  let path: string | null = "/testimonies/tamsin-orrell";
  while (path !== null) {
    order.push(path);
    await page.goto(path);
    const heading = page.locator("main h1");
    await expect(heading).toHaveCSS("text-align", "center");
    await expect(page.locator("main header p")).not.toBeEmpty();
    expect(await page.locator("main section").count()).toBeGreaterThan(0);
    const next = page.getByRole("navigation", { name: "More testimonies" }).locator("a[rel=next]");
    path = (await next.all()).length > 0 ? await next.getAttribute("href") : null;
  }
  expect(order.slice().sort()).toEqual(paths.filter((each) => each.startsWith("/testimonies/")).sort());
  expect(order[15]).toBe("/testimonies/sarah-hanover");
});

test("one testimony at least has a highlighted card, and one cites over 6,000 pages", () => {
  const all = paths.filter((path) => path.startsWith("/testimonies/")).map(html);
  expect(all.some((text) => text.includes("over 6,000 pages"))).toBe(true);
});
