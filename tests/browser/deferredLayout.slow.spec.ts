import type { Page } from "@playwright/test";
import { hold } from "./support/page";
import { printed } from "./support/printed";
import { expect, test } from "./support/test";

/**
 * These tests stop a page at the moment when its first screen is painted and the rest is not laid out yet. Late fonts make this possible
 * (see src/browser/deferredLayout.inline.ts).
 */
test.use({ viewport: { width: 390, height: 844 } });

const path = "/her-life";

/**
 * Opens a page. Resolves when the first screen is painted, before the rest of the page is laid out. The returned function `release` lets
 * the fonts arrive.
 */
async function openEarly(page: Page, address = path): Promise<{ release: () => void }> {
  const fonts = await hold(page, "**/*.woff2");
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  expect(await isLaidOut(page)).toBe(false);
  return fonts;
}

const isLaidOut = (page: Page) =>
  page
    .locator("main :is(section p, section li)")
    .last()
    .evaluate((end) => end.checkVisibility({ contentVisibilityAuto: true }));

/** Returns whether the element with this id is just below the header. */
const isAtTop = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((heading) => {
    const { top } = heading.getBoundingClientRect();
    return top > 40 && top < 200;
  });

for (const size of ["16px", "32px"])
  test(`a link in the page ends at its heading, and stays there, with text of ${size}`, async ({ page }) => {
    await page.addInitScript((wanted) => {
      const enlarge = () => (document.documentElement.style.fontSize = wanted);
      new MutationObserver(enlarge).observe(document, { childList: true });
    }, size);
    const fonts = await openEarly(page);
    await page.evaluate(() => (location.hash = "#the-ward"));
    await expect.poll(() => isAtTop(page, "the-ward")).toBe(true);
    fonts.release();
    await expect.poll(() => isLaidOut(page)).toBe(true);
    expect(await isAtTop(page, "the-ward")).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(size);
  });

test("a year of the timeline links to its first entry", async ({ page }) => {
  await openEarly(page, "/dates");
  const last = page.locator("main ol > li[id]").last();
  expect(
    await last.evaluate((entry) => entry.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })),
  ).toBe(false);
  const year = page.getByRole("navigation", { name: "Years" }).getByRole("link").last();
  const id = (await year.getAttribute("href"))?.slice(1) ?? "";
  await year.click();
  await expect.poll(() => isAtTop(page, id)).toBe(true);
});

for (const [address, id] of [
  [`${path}#the-ward`, "the-ward"],
  ["/documents/pier-inquiry#p8", "p8"],
] as const)
  test(`${address} is laid out at once, and ends at its place, by Back too`, async ({ page }) => {
    // The fonts are blocked, so that the page has the same height on both visits. Back returns to the same distance from the top. A font
    // that is late for the first visit would be in the cache for the second, and would change the height.
    await page.route("**/*.woff2", (route) => route.abort());
    await page.goto(address);
    await expect.poll(() => isAtTop(page, id)).toBe(true);
    await page.goto("/write");
    await page.goBack();
    await expect.poll(() => isAtTop(page, id)).toBe(true);
  });

test("Back from another page returns to the visitor's place", async ({ page }) => {
  // The fonts are blocked. A font that arrives after Back changes the height of the texts above, and the browser then moves the scroll
  // position with the text. The visitor stays at the same words, but not at the same distance from the top.
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto(path);
  await expect.poll(() => isLaidOut(page)).toBe(true);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
  await page.goto("/write");
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 1500))).toBeLessThan(5);
});

test("words that an address names are found", async ({ page }) => {
  await page.goto(`${path}#:~:text=The%20Years%20Since`);
  await expect(page.getByRole("heading", { name: "The Years Since" })).toBeInViewport();
});

test("a screen reader has all headings, the browser finds every word, and paper gets all of it", async ({
  page,
}) => {
  await openEarly(page);
  const { length } = await page.locator("main :is(h1, h2)").all();
  await expect(page.getByRole("main").getByRole("heading")).toHaveCount(length);
  expect(
    await page.evaluate(() =>
      (window as unknown as { find: (text: string) => boolean }).find("The Years Since"),
    ),
  ).toBe(true);
  const last = await page.locator("main section p").last().innerText();
  const words = (await printed(page)).map((sheet) => sheet.words).join(" ");
  expect(words.replace(/\s+/g, "")).toContain(last.replace(/\s+/g, ""));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("all of it is laid out at once", async ({ page }) => {
    await page.goto(path);
    const heights = await page
      .locator("main section")
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).contentVisibility));
    expect(new Set(heights)).toEqual(new Set(["visible"]));
  });
});
