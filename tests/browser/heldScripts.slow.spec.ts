import { hold, openSearch } from "./support/page";
import { expect, test, type Page } from "./support/test";

/**
 * Holds script files back while the test acts as a visitor. When the scripts arrive, nothing on the page may change, because the visitor is
 * already using the page.
 */
const holdScripts = (page: Page) => hold(page, "**/*.js");
const top = (page: Page) => page.evaluate(() => scrollY);

/** Waits until the released scripts have run, if there are any. */
const settled = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));

test("every page as it is built runs one script, the same on all, with rules beside it, and loads no file", ({
  site: { html, paths },
}) => {
  const inline = new Set<string>();
  for (const path of paths) {
    const scripts = html(path).match(/<script(?![^>]*type="application)[^>]*>[\s\S]*?<\/script>/g) ?? [];
    expect.soft(scripts, path).toHaveLength(2);
    inline.add(scripts.join());
    expect.soft(html(path), path).not.toMatch(/<script[^>]*\ssrc=|<link[^>]*as="(script|fetch)"|page-data/);
  }
  expect(inline.size).toBe(1);
});

test("a visitor who reads, opens menus, changes the theme and leaves loads no script", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script" || request.url().includes("page-data"))
      loaded.push(request.url());
  });
  await page.goto("/her-life");
  await page.mouse.wheel(0, 500);
  await page.locator("summary", { hasText: "The Books" }).click();
  await page.getByRole("button", { name: "Toggle theme" }).click();
  await page.getByRole("link", { name: "Tide Tables" }).first().click();
  await expect(page).toHaveURL("/tide-tables");
  expect(loaded).toEqual([]);
});

for (const address of ["/the-auditor#source_3", "/dates#council-debate"])
  test(`who scrolls away from ${address} stays where they are`, async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto(address, { waitUntil: "commit" });
    await page.waitForLoadState("domcontentloaded");
    await page.mouse.wheel(0, -700);
    await page.keyboard.press("Control+k");
    await page.keyboard.press("Escape");
    await settled(page);
    const before = await top(page);
    scripts.release();
    await settled(page);
    expect(await top(page)).toBe(before);
  });

test("who reloads in the middle of a page and scrolls stays there", async ({ page }) => {
  await page.goto("/her-life");
  await page.evaluate(() => scrollTo(0, 1500));
  const scripts = await holdScripts(page);
  await page.reload();
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, -600);
  await expect.poll(() => top(page)).toBeLessThan(1000);
  await settled(page);
  const before = await top(page);
  scripts.release();
  await settled(page);
  expect(await top(page)).toBe(before);
});

test("who comes a second time to a page begins at its top, whatever they scroll", async ({ page }) => {
  await page.goto("/her-life");
  await page.evaluate(() => scrollTo(0, 1500));
  await page.goto("/write");
  const scripts = await holdScripts(page);
  await page.goto("/her-life");
  expect(await top(page)).toBe(0);
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 100);
  scripts.release();
  await settled(page);
  expect(await top(page)).toBe(100);
});

test("who goes Back returns to where they were", async ({ page }) => {
  await page.goto("/her-life");
  await page.evaluate(() => scrollTo(0, 1500));
  const before = await top(page);
  expect(before).toBeGreaterThan(1000);
  const scripts = await holdScripts(page);
  await page.goto("/write");
  await page.goBack();
  await expect.poll(() => top(page)).toBe(before);
  scripts.release();
  await settled(page);
  expect(await top(page)).toBe(before);
});

test("who has gone on by Tab keeps the focus", async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto("/write");
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press("Tab");
  const focused = () => page.evaluate(() => document.activeElement?.outerHTML);
  const before = await focused();
  scripts.release();
  await settled(page);
  expect(await focused()).toBe(before);
});

/** Puts each text node of an element into a new element, as browsers do when they translate a page. */
const translate = (page: Page, selector: string) =>
  page.evaluate((where) => {
    const texts: Text[] = [];
    for (const root of document.querySelectorAll(where)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
    }
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("script, style")) continue;
      const place = document.createElement("template");
      place.innerHTML = "<font><font></font></font>";
      const outer = place.content.firstElementChild;
      if (!outer) continue;
      text.replaceWith(outer);
      outer.firstElementChild?.append(text);
    }
  }, selector);

test.describe("on a page that the browser translates", () => {
  let errors: string[];

  test.beforeEach(({ page }) => {
    errors = [];
    page.on("pageerror", ({ message }) => errors.push(message));
  });

  test.afterEach(() => {
    expect(errors).toEqual([]);
  });

  test("the search finds and opens a page, if the page was translated while the scripts were held", async ({
    page,
  }) => {
    const scripts = await holdScripts(page);
    await page.goto("/");
    await page.keyboard.press("Control+k");
    await translate(page, "body");
    scripts.release();
    await page.getByRole("combobox").waitFor();
    await page.keyboard.type("calendar");
    await page.getByRole("option", { name: /Calendar/ }).click();
    await expect(page).toHaveURL("/dates");
  });

  for (const query of ["sherrif", "ledgre", "columns", "tide"])
    test(`the search for ${query} goes on after each letter`, async ({ page }) => {
      await page.goto("/");
      await translate(page, "header, main, footer");
      await openSearch(page);
      for (const letter of query) {
        await page.keyboard.type(letter);
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
        await translate(page, "#search");
      }
      await page.keyboard.press("Backspace");
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
      await translate(page, "#search");
      await page.getByRole("combobox").fill("");
      await expect(page.getByRole("option")).toHaveCount(6);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });

  test("menus, theme, filter and counter work", async ({ page }) => {
    await page.goto("/dates");
    await translate(page, "body");
    await page.getByRole("button", { name: "Toggle theme" }).click();
    await expect(page.locator("html")).toHaveClass(/theme-ui-dark/);
    await page.getByRole("radio", { name: /^Courts/ }).check();
    await expect(page.locator("main ol.timeline > li:visible")).toHaveCount(1);
    await page.locator("summary", { hasText: "The Books" }).click();
    await page.getByRole("link", { name: "Tide Tables" }).first().click();
    await expect(page).toHaveURL("/tide-tables");
  });
});
