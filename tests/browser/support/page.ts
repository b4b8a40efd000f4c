import type { BrowserContext, Page } from "@playwright/test";

/** Keeps a theme in the browser's storage before any page loads. */
export async function storeTheme(target: Page | BrowserContext, theme: string): Promise<void> {
  await target.addInitScript((value) => {
    localStorage.setItem("theme", value);
  }, theme);
}

/** Somebody moves: what starts the scripts of a page. */
export const move = (page: Page) => page.evaluate(() => dispatchEvent(new Event("pointermove")));

type Reached = "interactive" | "failed";

/** What a selector finds once a page has reached a state (src/browser/pageState.ts). */
export const inState = (state: Reached) => `html[data-page=${state}]`;

/** Waits until a page is `interactive` or `failed`. */
export const reached = (page: Page, state: Reached) => page.locator(inState(state)).waitFor();

/** For what must not happen: there is nothing to wait for. */
export const pause = (page: Page, milliseconds: number) =>
  page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), milliseconds);

/** Opens a page as a visitor who moves, and waits until React listens. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await move(page);
  await reached(page, "interactive");
}

/** The colour behind the page, as painted. */
export const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

export const lightPaper = "rgb(251, 250, 247)";
export const darkPaper = "rgb(23, 20, 18)";
