import { expect, test, type Page, type Route } from "@playwright/test";
import { move, open } from "./support/page";

const title = (page: Page) => page.getByRole("heading", { level: 1 });
/** Set on `window`, so a full page load removes it. */
const remember = (page: Page) => page.evaluate(() => void Object.assign(window, { remembered: true }));
const remembers = (page: Page) => page.evaluate(() => "remembered" in window);

test("links in the frame, in a text and on a card are followed without a page load", async ({ page }) => {
  await open(page, "/");
  await remember(page);
  await page.getByRole("button", { name: "Toggle theme" }).click();
  const main = page.getByRole("main");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dates" }).click();
  await expect(title(page)).toHaveText("Dates of the Case");
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  await main.getByRole("link", { name: "the dates", exact: true }).click();
  await expect(page).toHaveURL("/dates");
  await page.getByRole("contentinfo").getByRole("link", { name: "Voices", exact: true }).click();
  await main.getByRole("link", { name: /Flora Quist/ }).click();
  await expect(title(page)).toHaveText(/Flora Quist/);
  expect(await remembers(page)).toBe(true);
  await expect(page.locator("html")).toHaveClass(/theme-ui-dark/);
});

test("a link to the current page adds no history entry", async ({ page }) => {
  await open(page, "/");
  const timeline = page.getByRole("contentinfo").getByRole("link", { name: "Dates" });
  await timeline.click();
  await expect(title(page)).toHaveText("Dates of the Case");
  await timeline.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("a press with Ctrl opens a new tab, as on any link", async ({ page, context }) => {
  await open(page, "/");
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Write to Us", exact: true })
      .click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await expect(tab).toHaveURL("/write");
  await expect(page).toHaveURL("/");
});

const ownData = "**/page-data/index/page-data.json";
const failures: Record<string, (route: Route) => Promise<void>> = {
  "has not arrived yet": () => new Promise(() => undefined),
  "does not arrive": (route) => route.fulfill({ status: 404, body: "" }),
};
for (const [what, fail] of Object.entries(failures)) {
  test(`where the page's own data ${what}, a click still opens the next page`, async ({ page }) => {
    await page.route(ownData, fail);
    const asked = page.waitForRequest(ownData);
    await page.goto("/");
    await move(page);
    await asked;
    await page.getByRole("contentinfo").getByRole("link", { name: "Write to Us", exact: true }).click();
    await expect(page).toHaveURL("/write");
    await expect(title(page)).toHaveText("How to Write");
  });
}
