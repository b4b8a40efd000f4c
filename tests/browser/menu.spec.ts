import { dropdown, phoneMenu } from "./support/page";
import { expect, test, withAndWithoutScripts, type Page } from "./support/test";

const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("the menu has its entries in the order of the file on one line at 768 pixels, then search and theme, and stays in view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto("/the-ledger");
  const entries = mainMenu(page).locator("> ul > li").locator("> a, > details > summary");
  const names = await entries.allTextContents();
  expect(names.map((name) => name.replace(/ \(new tab.*/, ""))).toEqual([
    "Start",
    "Who We Are",
    "The Books",
    "Write to Us",
    "Radio",
    "Voices",
    "Dates",
  ]);
  expect(
    await entries.evaluateAll((all) => new Set(all.map((item) => item.getBoundingClientRect().top)).size),
  ).toBe(1);
  await page.mouse.wheel(0, 2000);
  await expect(entries.first()).toBeInViewport();
  for (const name of ["Search", "Toggle theme"])
    await expect(page.getByRole("banner").getByRole("button", { name })).toBeInViewport();
});

test("the current page and the dropdown that contains it are marked, on the screen and for screen readers", async ({
  page,
}) => {
  const current = mainMenu(page).locator("> ul [aria-current]");
  const marked = () => current.evaluateAll((all) => all.map((one) => [one.textContent, one.ariaCurrent]));
  await page.goto("/volunteers");
  expect(await marked()).toEqual([["Who We Are", "page"]]);
  await page.goto("/tide-tables");
  expect(await marked()).toEqual([
    ["The Books", "true"],
    ["Tide Tables", "page"],
  ]);
  const colour = (name: string) =>
    mainMenu(page)
      .getByText(name, { exact: true })
      .first()
      .evaluate((one) => getComputedStyle(one).color);
  expect(await colour("The Books")).not.toBe(await colour("Voices"));
});

test("a menu is a disclosure of links and no other kind of menu", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("[role=menu], [role=menuitem], [aria-haspopup=menu]")).toHaveCount(0);
  await expect(dropdown(page, "The Books").links).toHaveCount(0);
});

const books = ["The Auditor", "Ledger in Brief", "Tide Tables", "In Council"];

withAndWithoutScripts(() => {
  test("a menu opens on click, and lists links to its pages under their menu names", async ({ page }) => {
    await page.goto("/");
    const { menu, button, links } = dropdown(page, "The Books");
    await button.click();
    await expect(links).toHaveText(books);
    await links.filter({ hasText: "Tide Tables" }).click();
    await expect(page).toHaveURL("/tide-tables");
    await expect(menu).not.toHaveAttribute("open");
  });
});

test("a resting mouse opens a menu, and closes it once it has left; a press keeps it open", async ({
  page,
}) => {
  await page.goto("/");
  const { button, links } = dropdown(page, "The Books");
  await button.hover();
  await expect(links).toHaveText(books);
  // On its way to the last link, the mouse crosses the space between the button and the list.
  await links.last().hover();
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(links).toHaveCount(0);
  await button.hover();
  await expect(links).toHaveText(books);
  await button.click();
  await page.getByRole("heading", { level: 1 }).hover();
  await dropdown(page, "Voices").button.hover();
  await expect(dropdown(page, "Voices").links).toHaveCount(6);
  await expect(links).toHaveCount(0);
});

test("Enter and Space open a menu; Tab goes through its links, letters go to one, Escape closes it", async ({
  page,
}) => {
  // The clock stands still, because a letter that comes a second after the last one would begin a new word.
  await page.clock.install({ time: new Date("2030-01-01T12:00:00Z") });
  await page.goto("/");
  await page.clock.pauseAt(new Date("2030-01-01T13:00:00Z"));
  const { button, links } = dropdown(page, "The Books");
  for (const key of ["Enter", "Space"]) {
    await button.press(key);
    await expect(links).toHaveText(books);
    await page.keyboard.press("Tab");
    await expect(links.first()).toBeFocused();
    await page.keyboard.type("tid");
    await expect(links.filter({ hasText: "Tide Tables" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(links).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

test("Tab leaves a menu at its end, Shift and Tab at its beginning, and either closes it", async ({
  page,
}) => {
  await page.goto("/");
  const { button, links } = dropdown(page, "The Books");
  await button.press("Enter");
  for (let presses = 0; presses < books.length; presses += 1) await page.keyboard.press("Tab");
  await expect(links.last()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(links).toHaveCount(0);
  await expect(mainMenu(page).getByRole("link", { name: "Write to Us" })).toBeFocused();
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+Tab");
  await expect(links).toHaveCount(0);
  await expect(mainMenu(page).getByRole("link", { name: "Who We Are" })).toBeFocused();
});

test("a menu near the edge stays on the page", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto("/");
  const { menu, button, links } = dropdown(page, "Voices");
  // Moves the button to a position that the last entry would have if the menu were longer.
  await menu.evaluate((one) => Object.assign(one.style, { position: "fixed", right: "6rem" }));
  await button.click();
  await expect(links.first()).toBeVisible();
  const right = () => links.first().evaluate((link) => link.getBoundingClientRect().right);
  await expect.poll(right).toBeLessThanOrEqual(768);
});

test("the words of a closed menu are not found on the page, by an address that names them", async ({
  page,
}) => {
  await page.goto("/#:~:text=Tide%20Tables");
  await expect(dropdown(page, "The Books").menu).not.toHaveAttribute("open");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("on a wide touch screen a menu opens on tap, and closes on a tap elsewhere", async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto("/");
    const { button, links } = dropdown(page, "The Books");
    await button.tap();
    await expect(links).toHaveText(books);
    await page.locator("main").getByRole("heading", { level: 2 }).first().tap();
    await expect(links).toHaveCount(0);
    await button.tap();
    await links.first().tap();
    await expect(page).toHaveURL("/the-auditor");
  });

  withAndWithoutScripts(() => {
    test("the button toggles a stacked list with its headings", async ({ page }) => {
      await page.goto("/volunteers");
      const { button } = phoneMenu(page);
      await expect(mainMenu(page)).toBeHidden();
      await button.tap();
      // Chromium would turn the scrollable menu into a tab stop if this attribute were missing.
      await expect(mainMenu(page)).toHaveAttribute("tabindex", "-1");
      await expect(mainMenu(page).locator("[aria-current=page]")).toHaveText("Who We Are");
      await expect(mainMenu(page).getByRole("heading")).toHaveText(["Books", "Voices"]);
      await expect(mainMenu(page).getByRole("link")).toHaveCount(5 + 4 + 6);
      await button.tap();
      await expect(mainMenu(page)).toBeHidden();
    });
  });

  test("the list closes when the focus leaves it, by Tab at either end, and when a touch does", async ({
    page,
  }) => {
    await page.goto("/volunteers");
    const { button, links } = phoneMenu(page);
    await button.press("Enter");
    await links.last().focus();
    await page.keyboard.press("Tab");
    await expect(mainMenu(page)).toBeHidden();
    await button.press("Enter");
    await expect(mainMenu(page)).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await expect(mainMenu(page)).toBeHidden();
    await page.setViewportSize({ width: 390, height: 1600 });
    await button.tap();
    await expect(mainMenu(page)).toBeVisible();
    // The footer cannot take the focus. Therefore the list closes only because of the touch itself.
    await page.locator("footer").tap({ position: { x: 5, y: 5 } });
    await expect(mainMenu(page)).toBeHidden();
  });
});
