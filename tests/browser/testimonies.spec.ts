import { section } from "./support/page";
import { expect, test } from "./support/test";

const published = ["amias-thorold", "beatrix-onslow", "delphine-achterberg", "emeric-sandys", "flora-quist"];

test("the index shows a card for each testimony that is not withdrawn, in order and in two columns", async ({
  page,
}) => {
  await page.goto("/voices");
  const cards = page.locator("main ul > li > a[href^='/voices/']");
  expect(await cards.evaluateAll((all) => all.map((card) => card.getAttribute("href")))).toEqual(
    published.map((slug) => `/voices/${slug}`),
  );
  await expect(cards.nth(1).getByRole("heading")).toHaveText("Beatrix Onslow");
  await expect(cards.nth(1)).toContainText("Retired teacher");
  await expect(cards.nth(1)).toContainText("nobody got the auditor");
  const left = await cards.evaluateAll(
    (all) => new Set(all.map((card) => card.getBoundingClientRect().left)).size,
  );
  expect(left).toBe(2);
});

test("each testimony has a centred heading, its writer's role, cards, and its neighbours that are not withdrawn", async ({
  page,
  site,
}) => {
  const order: string[] = [];
  let path: string | null = "/voices/amias-thorold";
  while (path !== null) {
    order.push(path);
    await page.goto(path);
    const heading = page.locator("main h1");
    await expect(heading).toHaveCSS("text-align", "center");
    await expect(page.locator("main header p")).not.toBeEmpty();
    expect(await page.locator("main section").count()).toBeGreaterThan(0);
    const next = page.getByRole("navigation", { name: "Previous and next" }).locator("a[rel=next]");
    path = (await next.all()).length > 0 ? await next.getAttribute("href") : null;
  }
  expect(order).toEqual(published.map((slug) => `/voices/${slug}`));
  expect(order.slice().sort()).toEqual(site.paths.filter((each) => each.startsWith("/voices/")).sort());
});

test("the highlighted card has a background of its own, and its heading does not show the mark", async ({
  page,
}) => {
  await page.goto("/voices/beatrix-onslow");
  const ground = (name: string) =>
    section(page, name).evaluate((card) => getComputedStyle(card).backgroundColor);
  await expect(page.getByRole("heading", { level: 2 }).and(page.locator("main h2"))).toHaveText([
    "The Sum",
    "What the Sum Says",
  ]);
  expect(await ground("What the Sum Says")).not.toBe(await ground("The Sum"));
});
