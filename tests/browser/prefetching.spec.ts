import { asked, saveData } from "./support/page";
import { expect, test, type Page } from "./support/test";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const link = (page: Page) => page.getByRole("main").getByRole("link", { name: "the dates", exact: true });

/** Makes the browser behave like a browser without speculation rules, such as Safari or Firefox. */
async function withoutRules(page: Page): Promise<void> {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await page.route(/\/[^.]*$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/<script type="speculationrules">.*?<\/script>/, "");
    await route.fulfill({ response: answer, body });
  });
}

test("where there are no speculation rules, the page of a link in view is fetched once, and is there when it is tapped", async ({
  page,
  context,
}) => {
  await withoutRules(page);
  let requests = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/dates") requests += 1;
  });
  await page.goto("/");
  const fetched = page.waitForEvent("requestfinished", (request) => request.url().endsWith("/dates"));
  await link(page).scrollIntoViewIfNeeded();
  await fetched;
  await context.setOffline(true);
  await link(page).tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dates of the Case");
  expect(requests).toBe(2);
});

test("with rules, a link in view is marked for them and nothing is fetched", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch") requests.push(request.url());
  });
  await page.goto("/");
  await link(page).scrollIntoViewIfNeeded();
  await expect(page.locator(".near[href='/dates']")).toHaveCount(1);
  await asked(page);
  expect(requests.filter((url) => !url.endsWith("/robots.txt"))).toEqual([]);
});

test("where the visitor saves data, nothing is loaded ahead, by rules or without", async ({ page }) => {
  await withoutRules(page);
  await saveData(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto("/", { waitUntil: "load" });
  await link(page).scrollIntoViewIfNeeded();
  await asked(page);
  expect(requests).not.toContain("/dates");
  await expect(page.locator(".near, .prefetches")).toHaveCount(0);
});

test("the rules and the policy allow each other: the browser reports nothing", async ({ page, site }) => {
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  for (const path of site.kinds.slice(0, 3)) await page.goto(path);
  expect(lines).toEqual([]);
  expect(site.html("/")).toContain('<script type="speculationrules">{"prefetch":');
});
