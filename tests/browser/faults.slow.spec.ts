import { readFileSync } from "node:fs";
import {
  asked,
  background,
  darkPaper,
  hydrated,
  lightPaper,
  open,
  reached,
  storeTheme,
} from "./support/page";
import type { Site } from "./support/site";
import { expect, test, type Page } from "./support/test";

/** For faults that are noticed when they happen: after 20 seconds, scripts that do nothing count as failed in any case. */
const atOnce = { timeout: 15_000 };

/** What goes wrong on the way to a visitor, and what they still have; docs/reliability.md lists it. */
const scripts = "**/*.js";
const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** Checks what still works on a page that has failed, and that nothing is shown that does not. */
async function expectToWork(page: Page): Promise<void> {
  await reached(page, "failed", atOnce);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Search" })).toBeHidden();
  await page.getByRole("button", { name: "Toggle theme" }).click();
  expect(await background(page)).toBe(darkPaper);
  await page.getByRole("radio", { name: "Light" }).check();
  expect(await background(page)).toBe(lightPaper);
  // No key is swallowed, not even the one that opened the search.
  await page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", '<input id="elsewhere">');
    document.getElementById("elsewhere")?.focus();
  });
  await page.keyboard.press("Control+k");
  await page.keyboard.type("typed");
  await expect(page.locator("#elsewhere")).toHaveValue("typed");
  await page.getByRole("contentinfo").getByRole("link", { name: "Dates", exact: true }).click();
  await expect(page).toHaveURL("/dates");
}

test("without any script file, what needs none works, and what needs one is hidden", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  let fail = () => {};
  const failed = new Promise<void>((resolve) => (fail = resolve));
  await page.route(scripts, async (route) => {
    await failed;
    await route.abort();
  });
  await page.goto("/write");
  await expect(page.getByRole("button", { name: "Search" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("abc");
  fail();
  await expect(page.getByRole("alert")).toHaveText(
    /search could not be loaded\. All pages are listed/,
    atOnce,
  );
  await page.getByRole("button", { name: "Copy sorting code" }).click();
  await expect(page.getByRole("alert")).toHaveText("Sorting code copied");
  await expectToWork(page);
});

/** Answers the request for a script with a part of it, or with something else. */
const spoil = (page: Page, { root }: Site, files: string, broken: (text: string) => string) =>
  page.route(files, async (route) => {
    const text = readFileSync(`${root}${new URL(route.request().url()).pathname}`, "utf8");
    await route.fulfill({ contentType: "text/javascript", body: broken(text) });
  });

for (const [what, files, broken] of [
  ["half of the site's script", "**/app-*.js", (text: string) => text.slice(0, text.length / 2)],
  ["half of React", "**/framework-*.js", (text: string) => text.slice(0, text.length / 2)],
  ["a script that throws", "**/app-*.js", () => "throw new Error('broken')"],
  ["a script without content", "**/app-*.js", () => ""],
] as const) {
  test(`with ${what}, no button is dead and no press or letter is swallowed`, async ({ page, site }) => {
    if (what === "a script without content") await page.clock.install();
    await spoil(page, site, files, broken);
    await page.goto("/the-auditor");
    await page.getByRole("button", { name: "Search" }).click();
    await page.keyboard.type("abc");
    // An empty script reports no error: only the timeout notices.
    if (what === "a script without content") await page.clock.runFor(25_000);
    await expectToWork(page);
  });
}

test("after a new version is published, the next click still works", async ({ page }) => {
  await open(page, "/");
  // The old version's files are gone; only what a full page load requests is there.
  await page.route(/\/(component---.*\.js|page-data\/dates\/page-data\.json)$/, (route) =>
    route.request().frame().url().endsWith("/dates")
      ? route.continue()
      : route.fulfill({ status: 404, body: "" }),
  );
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dates" }).click();
  await expect(page).toHaveURL("/dates");
  await expect(title(page)).toHaveText("Dates of the Case");
});

test("when menu, search and tooltips do not load, the page stays interactive and its links work", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await open(page, "/the-auditor");
  const scriptsAreGone = () => page.route(scripts, (route) => route.fulfill({ status: 404, body: "" }));
  await hydrated(page);
  await scriptsAreGone();
  const tooltip = page.waitForResponse(scripts);
  await page.getByRole("button", { name: "Toggle theme" }).hover();
  await tooltip;
  await asked(page);
  await page.getByRole("button", { name: "Toggle theme" }).click();
  await expect(page.locator("html")).toHaveClass(/theme-ui-dark/);

  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("alert")).toHaveText(/search could not be loaded\. All pages are listed/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alert")).toBeHidden();
  await page.unroute(scripts);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");

  await scriptsAreGone();
  await page.getByRole("button", { name: "The Books" }).click();
  await expect(page).toHaveURL("/the-ledger");
  await expect(title(page)).toBeVisible();
  expect(errors).toEqual([]);
});

test("when the toast does not load, a copied detail is confirmed all the same", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/write");
  await page.route(scripts, (route) => route.fulfill({ status: 404, body: "" }));
  await page.getByRole("button", { name: "Copy sorting code" }).click();
  await expect(page.getByRole("alert")).toHaveText("Sorting code copied");
});

test("every kind of page prints as dark text on light paper, without menus", async ({ page, site }) => {
  await storeTheme(page, "dark");
  for (const path of site.kinds) {
    await open(page, path);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner"), path).toBeHidden();
    await expect(page.getByRole("main"), path).toBeVisible();
    expect(await background(page), path).toBe(lightPaper);
    expect((await page.pdf()).length, path).toBeGreaterThan(10_000);
    await page.emulateMedia({ media: "screen" });
  }
});
