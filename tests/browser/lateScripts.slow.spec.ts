import { asked, background, darkPaper, hold, hydrated, lightPaper, reached, saveData } from "./support/page";
import { expect, test, type Page } from "./support/test";

/** What works before the scripts have loaded, and that nothing done meanwhile is lost. */
const holdScripts = (page: Page) => hold(page, "**/*.js");
const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("every page as Gatsby builds it runs one script, the same on all, and names the others as data", ({
  site: { html, paths },
}) => {
  const running = /<script(?![^>]*type="application)[^>]*>[\s\S]*?<\/script>/g;
  const inline = new Set<string>();
  for (const path of paths) {
    const page = html(path);
    const scripts = page.match(running) ?? [];
    expect.soft(scripts, path).toHaveLength(1);
    inline.add(scripts.join());
    expect.soft(page, path).not.toMatch(/<script[^>]*\ssrc=|<link[^>]*as="script"/);
    expect.soft(page, path).toMatch(/id="late-scripts">{"hash":"\w+","files":\["[^"]+","[^"]+","[^"]+"/);
  }
  expect(inline.size).toBe(1);
  expect([...inline][0]?.length).toBeGreaterThan(1000);
});

test("a visitor who only reads loads no script and no data, however long, until the pointer moves", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.goto("/", { waitUntil: "load" });
  await page.clock.runFor(600_000);
  await asked(page);
  expect(loaded.filter((path) => /\.js$|^\/page-data\//.test(path))).toEqual([]);
  await page.clock.resume();
  await page.mouse.move(200, 300, { steps: 2 });
  await reached(page, "interactive");
});

test("where the visitor saves data, the scripts wait until they are asked for", async ({ page }) => {
  await saveData(page);
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto("/", { waitUntil: "load" });
  await page.mouse.move(200, 300, { steps: 2 });
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await asked(page);
  expect(loaded.filter((path) => /\.js$|^\/page-data\//.test(path))).toEqual([]);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("option").first()).toBeVisible();
});

for (const press of ["Enter", "Space", "click"]) {
  test(`a menu opens after ${press}, whether the scripts have loaded or not`, async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    const trigger = mainMenu(page).getByRole("button", { name: "The Books" });
    if (press === "click") await trigger.click();
    else await trigger.press(press);
    await expect(page.locator("html")).toHaveAttribute("data-page", "loading");
    scripts.release();
    const first = page.getByRole("menuitem", { name: "The Auditor" });
    await expect(first).toBeVisible();
    if (press !== "click") await expect(first).toBeFocused();
    await expect(page).toHaveURL("/");
  });
}

test("while the scripts are loading, links work, and so do menus where the scripts then fail", async ({
  page,
}) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/", { waitUntil: "commit" });
  await mainMenu(page).getByRole("button", { name: "The Books" }).click();
  await expect(page).toHaveURL("/the-ledger");
  await mainMenu(page).getByRole("link", { name: "Dates" }).click();
  await expect(page).toHaveURL("/dates");
});

test("the theme changes at each press before any script file loads, and stays through hydration", async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  const toggle = page.getByRole("button", { name: "Toggle theme" });
  for (const paper of [darkPaper, lightPaper]) {
    await toggle.click();
    expect(await background(page)).toBe(paper);
  }
  await page.getByRole("radio", { name: "Dark" }).check();
  expect(await background(page)).toBe(darkPaper);
  await expect(page.locator("html")).toHaveAttribute("data-page", "loading");
  scripts.release();
  await reached(page, "interactive");
  await hydrated(page);
  expect(await background(page)).toBe(darkPaper);
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
});

test("the menu of small screens opens before any script file loads, and stays open through hydration", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const scripts = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(mainMenu(page).getByRole("link", { name: "The Auditor" })).toBeVisible();
  scripts.release();
  await reached(page, "interactive");
  await hydrated(page);
  await expect(page.getByRole("button", { name: "Close menu" })).toBeVisible();
  await mainMenu(page).getByRole("link", { name: "The Auditor" }).click();
  await expect(page).toHaveURL("/the-auditor");
  await expect(mainMenu(page)).toBeHidden();
});

test("what is typed and pressed in the search before its list loads is kept, and replayed in order", async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Search" }).click();
  const field = page.getByPlaceholder("Search the site...");
  await expect(field).toBeFocused();
  // Lists Tide Tables, then Her Life.
  await page.keyboard.type("hix");
  for (const key of ["Backspace", "ArrowDown", "Enter"]) await page.keyboard.press(key);
  await expect(field).toHaveValue("hi");
  scripts.release();
  await expect(page).toHaveURL("/her-life");
});
