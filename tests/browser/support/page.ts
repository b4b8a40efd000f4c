import type { BrowserContext, Page } from "@playwright/test";

/** Stores a theme in the browser, before the first page loads. */
export async function storeTheme(target: Page | BrowserContext, theme: string): Promise<void> {
  await target.addInitScript((value) => {
    localStorage.setItem("theme", value);
  }, theme);
}

/**
 * Waits until the whole page is laid out. This is so when the style element that defers layout has been removed (see
 * src/browser/deferredLayout.inline.ts). Before that, a test cannot measure the width of deferred content. A review copy may contain the
 * same rule in its styles. The function does not find it there, because the browser has written it with a space after `@supports`.
 */
export const laidOut = (page: Page) =>
  page.waitForFunction(
    () =>
      ![...document.querySelectorAll("style")].some((style) =>
        style.textContent?.startsWith("@supports(overflow-anchor"),
      ),
  );

/** Waits for two frames, after which the page has rendered all changes made so far. */
export const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Makes the browser behave as if the visitor had turned on data saving, from the next page on. */
export const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
  );

/** Makes one more request and waits for its answer. By then, the test has been notified of all earlier requests of the page. */
export const asked = (page: Page) => page.evaluate(() => fetch("/robots.txt").then(() => undefined));

/** Holds the requests that a pattern matches. The returned function `release` lets them continue. */
export async function hold(page: Page, pattern: string): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return { release };
}

/** Opens the search, and waits until its list has loaded. */
export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").waitFor();
}

/** Returns the dropdown of the menu with this name, together with its button and its links. */
export function dropdown(page: Page, name: string) {
  const summary = page.locator("summary", { hasText: name });
  const menu = page.getByRole("navigation", { name: "Main" }).locator("details", { has: summary });
  return { menu, button: menu.locator("summary"), links: menu.getByRole("link") };
}

/** Returns the menu of small screens, together with its button and its links. */
export function phoneMenu(page: Page) {
  const menu = page.getByRole("banner").locator("details", { has: page.locator("summary > .tooltip") });
  return { menu, button: menu.locator("summary"), links: menu.getByRole("link") };
}

/** Returns the section with this heading. Such a section is not a landmark, so it has no role. */
export const section = (page: Page, name: string) =>
  page.locator("section", { has: page.getByRole("heading", { name, exact: true }) });

/** Returns the background colour that the browser has painted behind the page. */
export const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

export const lightPaper = "rgb(251, 250, 247)";
export const darkPaper = "rgb(23, 20, 18)";
