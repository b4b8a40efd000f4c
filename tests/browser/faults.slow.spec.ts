import { readFileSync } from "node:fs";
import { background, darkPaper, lightPaper, openSearch, storeTheme } from "./support/page";
import type { Site } from "./support/site";
import { expect, test, type Page } from "./support/test";

/**
 * Tests of failures that happen while a page loads. The tests check which parts of the page still work. docs/reliability.md lists these
 * failures.
 */
const list = "**/static/search-*.js";
const message = (page: Page) => page.getByRole("status").filter({ hasText: "search could not be loaded" });

/** Checks that all parts of the page except the search work, and that no typed key is lost. */
async function expectToWork(page: Page): Promise<void> {
  await expect(message(page)).toHaveText(/All pages are listed/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Toggle theme" }).click();
  expect(await background(page)).toBe(darkPaper);
  await page.getByRole("radio", { name: "Light" }).check();
  expect(await background(page)).toBe(lightPaper);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", '<input id="elsewhere">');
    document.getElementById("elsewhere")?.focus();
  });
  await page.keyboard.type("typed");
  await expect(page.locator("#elsewhere")).toHaveValue("typed");
  await page.getByRole("contentinfo").getByRole("link", { name: "Dates", exact: true }).click();
  await expect(page).toHaveURL("/dates");
}

/**
 * Answers the request for the script that lists the search results with a changed version of this script.
 * @param broken takes the text of the script. Returns the changed text
 */
const spoil = (page: Page, { root }: Site, broken: (text: string) => string) =>
  page.route(list, async (route) => {
    const text = readFileSync(`${root}${new URL(route.request().url()).pathname}`, "utf8");
    await route.fulfill({ contentType: "text/javascript", body: broken(text) });
  });

for (const [what, broken] of [
  ["half of the list's script", (text: string) => text.slice(0, text.length / 2)],
  ["a script that throws", () => "throw new Error('broken')"],
  ["a script without content", () => ""],
] as const) {
  test(`with ${what}, the search says so, nothing else changes, and the next opening asks again`, async ({
    page,
    site,
  }) => {
    await spoil(page, site, broken);
    await page.goto("/the-auditor");
    await page.keyboard.press("Control+k");
    await expectToWork(page);
    await page.getByRole("button", { name: "Search" }).click();
    await page.keyboard.type("abc");
    await expect(message(page)).toBeVisible();
    // The unchanged script is tested last. Once the browser has loaded this script completely, it may take the script from its cache.
    await page.unroute(list);
    await openSearch(page);
    await expect(page.getByRole("option").first()).toBeVisible();
  });
}

test("without the list's script, and with one that never comes, the search says so", async ({ page }) => {
  await page.clock.install();
  await page.route(list, (route) => route.abort());
  await page.goto("/write");
  await page.keyboard.press("Control+k");
  await expect(message(page)).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(message(page)).toHaveCount(0);
  await page.unroute(list);
  await page.route(list, () => undefined);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("abc");
  await page.clock.runFor(20_000);
  await expectToWork(page);
});

test("a browser without young methods of lists finds everything", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message: text }) => errors.push(text));
  await page.addInitScript(() => {
    for (const method of ["toSorted", "toReversed", "toSpliced", "with", "findLast", "findLastIndex", "at"])
      Reflect.deleteProperty(Array.prototype, method);
    for (const method of ["at", "isWellFormed"]) Reflect.deleteProperty(String.prototype, method);
    for (const [owner, method] of [
      [window, "structuredClone"],
      [Object, "hasOwn"],
      [Object, "groupBy"],
      [Promise, "withResolvers"],
      [AbortSignal, "timeout"],
      [AbortSignal, "any"],
    ] as const)
      Reflect.deleteProperty(owner, method);
  });
  await page.goto("/the-auditor");
  await openSearch(page);
  await page.keyboard.type("columns");
  await expect(page.getByRole("group", { name: "In the text" }).getByRole("option").first()).toBeVisible();
  await page.getByRole("combobox").fill("sherrif");
  await expect(page.getByText("No results found")).toBeVisible();
  await page.getByRole("combobox").fill("difference");
  await page.getByRole("option").first().click();
  await expect(page).toHaveURL(/#the-third-column/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});

test("in a browser without dialogs the search says so, and a picture is a link", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message: text }) => errors.push(text));
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, "showModal");
  });
  await page.goto("/tide-tables");
  // With this rule, the browser treats `<dialog>` like any other element, as a browser does that does not know `<dialog>`.
  await page.addStyleTag({ content: "dialog { display: block }" });
  await expect(page.locator("dialog")).toBeHidden();
  await page.getByRole("button", { name: "Search" }).click();
  await expect(message(page)).toBeVisible();
  const picture = page.locator("main figure a").first();
  const file = await picture.getAttribute("href");
  await picture.click();
  await expect(page).toHaveURL(file ?? "");
  expect(errors).toEqual([]);
});

test("a list that fails while it renders leaves the page as it is, and closes with a message", async ({
  page,
}) => {
  await page.goto("/the-auditor");
  await openSearch(page);
  await page.evaluate(() => {
    String.prototype.normalize = () => {
      throw new TypeError("not in this browser");
    };
    Array.prototype.filter = () => {
      throw new TypeError("not in this browser");
    };
  });
  await page.keyboard.type("columns");
  await expect(message(page)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

/**
 * Returns the words of the page's content that are not dark on a light background. The function takes backgrounds into account, because
 * some visitors print them.
 */
const unreadable = (page: Page) =>
  page.locator("main :visible").evaluateAll((all) => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const isFilled = (element: Element) => channels(getComputedStyle(element).backgroundColor)[3] !== 0;
    const behind = (element: Element): string => {
      let at: Element | null = element;
      while (at && !isFilled(at)) at = at.parentElement;
      return at ? getComputedStyle(at).backgroundColor : "rgb(255, 255, 255)";
    };
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return all
      .filter(hasText)
      .filter(
        (element) =>
          Math.min(...channels(behind(element)).slice(0, 3)) < 200 ||
          Math.min(...channels(getComputedStyle(element).color).slice(0, 3)) > 130,
      )
      .map(({ textContent }) => textContent);
  });

test("every kind of page prints as dark text on light paper, without menus", async ({ page, site }) => {
  await storeTheme(page, "dark");
  for (const path of site.kinds) {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner"), path).toBeHidden();
    await expect(page.getByRole("main"), path).toBeVisible();
    expect(await unreadable(page), path).toEqual([]);
    expect((await page.pdf()).length, path).toBeGreaterThan(10_000);
    await page.emulateMedia({ media: "screen" });
  }
});
