import type { BrowserContext, Page } from "@playwright/test";

/** Keeps a theme in the browser's storage before any page loads. */
export async function storeTheme(target: Page | BrowserContext, theme: string): Promise<void> {
  await target.addInitScript((value) => {
    localStorage.setItem("theme", value);
  }, theme);
}

/** Opens a page and waits until its scripts have taken over: the plain links of the menu have become buttons. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("header [role=button]").first().waitFor({ state: "attached" });
}

/** The colour behind the page, as painted. */
export const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

export const lightPaper = "rgb(251, 250, 247)";
export const darkPaper = "rgb(23, 20, 18)";
