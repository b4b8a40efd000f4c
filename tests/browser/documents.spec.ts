import { brokenWords } from "./support/brokenWords";
import { section } from "./support/page";
import { expect, test, withAndWithoutScripts } from "./support/test";

const [page2, cited] = ["/documents/pier-inquiry/2", "/in-council"];

withAndWithoutScripts(() => {
  test("the citation of a sentence links to the page of the document, which links back, by keyboard", async ({
    page,
  }) => {
    await page.goto(cited);
    await page.getByRole("link", { name: "Source 1", exact: true }).press("Enter");
    // With scripts, the link opens a popover that shows the source next to the sentence. Without scripts, the link goes to the list of
    // sources.
    await expect(page.locator("#source_1:target, .source:focus")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveText("Pier inquiry, page 12");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${page2}#p12$`));
    const there = section(page, "Page 12");
    await expect(there).toContainText("A. The cormorant column, as we called it, is of another year.");
    await expect(there.getByRole("heading")).toBeInViewport();
    await page.getByRole("link", { name: "Before the Town Council" }).press("Enter");
    await expect(page).toHaveURL(new RegExp(`${cited}$`));
  });
});

test("a document's page links back to its row in the register, above the text", async ({ page }) => {
  await page.goto(page2);
  const back = page.getByRole("navigation", { name: "Back" }).getByRole("link");
  await expect(back).toHaveText("The Papers of the Case");
  await expect(back).toBeInViewport();
  await back.click();
  await expect(page).toHaveURL("/documents#pier-inquiry");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("each cell of the register shows the heading of its column", async ({ page }) => {
    await page.goto("/documents#third-ledger");
    const row = page.getByRole("row", { name: /^The third ledger/ });
    await expect(row).toBeInViewport();
    const settles = row.getByRole("cell").first();
    expect(await settles.evaluate((cell) => getComputedStyle(cell, "::before").content)).toContain(
      "What it would settle",
    );
    await expect(settles).toHaveText("What was cleared in the ninth week.");
  });
});

test("the register lists the documents that can be read before the missing ones, and shows only known facts", async ({
  page,
}) => {
  await page.goto("/documents");
  const read = section(page, "What can be read");
  await expect(read.getByRole("rowheader").locator("strong")).toHaveText([
    "The pier inquiry, day 3",
    /^The debate of the town council/,
  ]);
  await expect(read).toContainText("We have read 1 in full and 1 in part.");
  const debate = read.getByRole("link", { name: /^The debate of the town council/ });
  await expect(debate).toHaveAttribute("href", "https://council.saltmarsh-quay.test/2011/06/02");
  const missing = section(page, "What is missing");
  await expect(missing.getByRole("rowheader")).toHaveCount(1);
  await expect(missing.getByRole("rowheader")).not.toContainText("Who holds it");
  await expect(missing).toContainText("We have seen none of these. 1 was never made public.");
});

test("no word of the register is broken in a narrow column", async ({ page }) => {
  for (const width of [490, 620, 768, 1000]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/documents");
    await page.evaluate(() => document.fonts.ready);
    // In narrow windows the rows are stacked. The head of the table is then visually hidden, and only screen readers read it.
    const seen = page.locator(width < 768 ? "main tbody" : "main table");
    const broken = await seen.evaluateAll(brokenWords, "\\p{L}{2,12}");
    expect(broken, `${width} pixels`).toEqual([]);
  }
});
