import { expect, test, type Page } from "@playwright/test";

const top = (page: Page) => page.evaluate(() => window.scrollY);

test("a link opens the top of its page, and Back and Forward return to the visitor's place", async ({
  page,
}) => {
  await page.goto("/her-life");
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page
    .getByRole("navigation", { name: "All pages" })
    .getByRole("link", { name: "The Auditor" })
    .click();
  await expect(page).toHaveURL("/the-auditor");
  expect(await top(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.goBack();
  await expect(page).toHaveURL("/her-life");
  await expect.poll(() => top(page)).toBeGreaterThan(1000);
  await page.goForward();
  await expect(page).toHaveURL("/the-auditor");
  await expect.poll(() => top(page)).toBe(900);
});

for (const [how, arrive] of [
  ["opened by its address", (page: Page) => page.goto("/the-auditor")],
  [
    "reached by a link",
    async (page: Page) => {
      await page.goto("/");
      await page.getByRole("contentinfo").getByRole("link", { name: "The Auditor" }).click();
      await expect(page).toHaveURL("/the-auditor");
    },
  ],
  ["opened at a fragment", (page: Page) => page.goto("/the-auditor#the-second-column")],
] as const)
  test(`Back from a source returns to the sentence that cites it, on a page ${how}`, async ({ page }) => {
    await arrive(page);
    const mark = page.getByRole("link", { name: "Source 3" }).first();
    await mark.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 60);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
    const before = await top(page);
    await mark.click();
    await page.getByRole("dialog").getByRole("link", { name: "All sources" }).click();
    await expect(page.locator("#source_3")).toBeInViewport();
    await page.goBack();
    await expect.poll(() => top(page)).toBe(before);
    await expect(mark).toBeInViewport();
  });

test("Back and Forward within a page return to the last place at each address", async ({ page }) => {
  const contents = page.getByRole("navigation", { name: "On this page" });
  /** Scrolls to a position as a visitor does. Waits until the browser reports that the scrolling has ended. */
  const scrollAsVisitor = async (place: number) => {
    await page.evaluate(
      (y) =>
        new Promise((resolve) => {
          addEventListener("scrollend", () => resolve(undefined), { once: true });
          window.scrollTo(0, y);
        }),
      place,
    );
  };
  await page.goto("/the-auditor#the-second-column");
  await scrollAsVisitor(300);
  await contents.getByRole("link", { name: "The First Column" }).click();
  await expect(page).toHaveURL("/the-auditor#the-first-column");
  await scrollAsVisitor(500);
  await page.goBack();
  await expect.poll(() => top(page)).toBe(300);
  await scrollAsVisitor(700);
  await page.goForward();
  await expect.poll(() => top(page)).toBe(500);
  await page.goBack();
  await expect.poll(() => top(page)).toBe(700);
});

test("the target of a link from another page is tinted", async ({ page }) => {
  await page.goto("/");
  const plain = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto("/the-auditor#source_3");
  await expect(page.locator("#source_3")).not.toHaveCSS("background-color", plain);
});

/** Returns whether the element with this id is directly below the header. */
const isAtTop = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((entry) => {
    const place = entry.getBoundingClientRect().top;
    return place > 40 && place < 200;
  });

test("a fragment goes to its place below the header: loaded, followed from another page, and on the same page", async ({
  page,
}) => {
  await page.goto("/dates#council-debate");
  await expect.poll(() => isAtTop(page, "council-debate")).toBe(true);
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "the auditor’s report" }).click();
  await expect(page).toHaveURL("/the-auditor#the-second-column");
  await expect.poll(() => isAtTop(page, "the-second-column")).toBe(true);
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByRole("link", { name: "The First Column" }).click();
  await expect(page).toHaveURL("/the-auditor#the-first-column");
  await expect.poll(() => isAtTop(page, "the-first-column")).toBe(true);
});
