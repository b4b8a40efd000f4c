import { expect, test, type Page } from "@playwright/test";

const entries = "main ol.timeline > li";
const shown = (page: Page) =>
  page.locator(entries).evaluateAll((all) => all.filter((one) => one.checkVisibility()).map(({ id }) => id));
const courts = ["verdict"];
const all = 8;

test("choosing a kind with the mouse changes the address and is announced, and Back undoes it", async ({
  page,
}) => {
  await page.goto("/dates");
  const filter = page.getByRole("group", { name: "Show" });
  await expect(filter.getByRole("radio", { name: `All (${all})` })).toBeChecked();
  const top = () => page.locator("main ol.timeline").evaluate((list) => list.getBoundingClientRect().top);
  const before = await top();
  await filter.getByRole("radio", { name: "Courts (1)" }).check();
  expect(await shown(page)).toEqual(courts);
  await expect(page).toHaveURL(/\/dates\?kind=courts$/);
  await expect(filter.getByRole("status")).toHaveText(`1 of ${all} entries`);
  expect(await top()).toBe(before);
  await filter.getByRole("radio", { name: /^All/ }).check();
  await expect(page).toHaveURL(/\/dates$/);
  await expect(filter.getByRole("status")).toHaveText(`${all} of ${all} entries`);
  await page.goBack();
  await expect(filter.getByRole("radio", { name: /^Courts/ })).toBeChecked();
  expect(await shown(page)).toEqual(courts);
  await page.goForward();
  expect(await shown(page)).toHaveLength(all);
});

test("a choice hides the other entries in a browser without the selector :has", async ({ page }) => {
  await page.route("**/dates*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(":has(", ":not-known(") });
  });
  await page.goto("/dates?kind=media");
  expect(await shown(page)).toEqual(["gazette-asks"]);
  await page.getByRole("radio", { name: /^Courts/ }).check();
  expect(await shown(page)).toEqual(courts);
});

test("arrow keys choose", async ({ page }) => {
  await page.goto("/dates");
  await page.getByRole("radio", { name: /^All/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: /^The case/ })).toBeChecked();
  await page.keyboard.press("ArrowRight");
  expect(await shown(page)).toEqual(courts);
});

test("a choice is kept when the visitor leaves and comes back", async ({ page }) => {
  await page.goto("/dates");
  await page.getByRole("radio", { name: /^Courts/ }).check();
  await page.goto("/her-life");
  await page.goBack();
  await expect.poll(() => shown(page)).toEqual(courts);
  await expect(page.getByRole("radio", { name: /^Courts/ })).toBeChecked();
});

test("a link to an entry that is hidden shows all of them, and Back hides them again", async ({ page }) => {
  await page.goto("/dates?kind=media");
  await page.getByRole("navigation", { name: "Years" }).getByRole("link", { name: "2019" }).click();
  await expect(page.locator("#ledger-found")).toBeInViewport();
  expect(await shown(page)).toHaveLength(all);
  await page.goBack();
  // `goBack` within a page resolves before the page is told, so the test waits until the entries change.
  await expect.poll(() => shown(page)).toEqual(["gazette-asks"]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("all entries are shown, the filter is absent, years and downloads work", async ({ page }) => {
    await page.goto("/dates?kind=courts");
    await expect(page.locator(entries)).toHaveCount(all);
    await expect(page.locator("#pier-closes")).toBeVisible();
    await expect(page.getByRole("radio", { name: /^Courts/ })).toBeHidden();
    const years = page.getByRole("navigation", { name: "Years" }).getByRole("link");
    await expect(years).toHaveText(["1996", "1997", "1998", "2011", "2019"]);
    await years.last().click();
    await expect(page.locator("#ledger-found")).toBeInViewport();
  });
});

test("each download is linked with its type and served with it", async ({ page, request }) => {
  await page.goto("/dates");
  await expect(page.locator("main")).toContainText("As of 29 February 2020.");
  for (const [name, type, holds] of [
    ["CSV", "text/csv", "Between 1998 and 2001"],
    ["JSON", "application/json", '"asOf": "2020-02-29"'],
  ] as const) {
    const link = page.getByRole("main").getByRole("link", { name, exact: true });
    await expect(link).toHaveAttribute("type", type);
    const answer = await request.get((await link.getAttribute("href")) ?? "");
    expect(answer.headers()["content-type"]).toBe(`${type}; charset=utf-8`);
    expect(await answer.text()).toContain(holds);
  }
});

test("the entries are printed, but neither filter, years nor downloads", async ({ page }) => {
  await page.goto("/dates");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#pier-closes")).toBeVisible();
  await expect(page.getByText(/As of 29 February 2020\./)).toBeVisible();
  await expect(page.getByRole("radio", { name: /^All/ })).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Years" })).toBeHidden();
  await expect(page.getByRole("link", { name: "JSON" })).toBeHidden();
});
