import type { BrowserContext, Page } from "@playwright/test";

/** Stores a theme in the browser before any page loads. */
export async function storeTheme(target: Page | BrowserContext, theme: string): Promise<void> {
  await target.addInitScript((value) => {
    localStorage.setItem("theme", value);
  }, theme);
}

/** Moves the pointer, which starts the scripts of a page. */
export const move = (page: Page) => page.evaluate(() => dispatchEvent(new Event("pointermove")));

type Reached = "interactive" | "failed";

/** What a selector finds once a page has reached a state (src/browser/pageState.ts). */
export const inState = (state: Reached) => `html[data-page=${state}]`;

/** Waits until a page is `interactive` or `failed`. */
export const reached = (page: Page, state: Reached, options: { timeout?: number } = {}) =>
  page.locator(inState(state)).waitFor(options);

/** Waits until React has hydrated all parts of a page; it marks each element, the header's and the footer's last. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    ["header", "main", "footer"].every((part) =>
      Object.keys(document.querySelector(part) ?? {}).some((key) => key.startsWith("__reactProps")),
    ),
  );

/** Waits until all of a page is laid out (src/browser/inline/layOut.ts): what is left out has no width of its own. */
export const laidOut = (page: Page) =>
  page.waitForFunction(
    () =>
      ![...document.querySelectorAll("style")].some((style) =>
        style.textContent?.includes("overflow-anchor"),
      ),
  );

/** Waits until what has happened has been rendered. */
export const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** The words that are marked on the page, as the browser has them. */
export const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get("found-words") ?? [])].map(String));

/** Makes a visitor's browser ask for little data, from now on. */
export const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
  );

/** Waits until the test knows of every request that the page has made by now. */
export const asked = (page: Page) => page.evaluate(() => fetch("/robots.txt").then(() => undefined));

/** Holds the requests that a pattern matches until they are released. */
export async function hold(page: Page, pattern: string): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return { release };
}

/** Opens a page as a visitor who moves, and waits until it is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await move(page);
  await reached(page, "interactive");
}

/** The section under a heading; it is no landmark. */
export const section = (page: Page, name: string) =>
  page.locator("section", { has: page.getByRole("heading", { name, exact: true }) });

/** The colour behind the page, as painted. */
export const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

export const lightPaper = "rgb(251, 250, 247)";
export const darkPaper = "rgb(23, 20, 18)";
