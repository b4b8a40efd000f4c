import { readFileSync } from "node:fs";
import { brokenWords } from "./support/brokenWords";
import { open, section } from "./support/page";
import { expect, test, withAndWithoutScripts } from "./support/test";

const [page2, cited] = ["/documents/pier-inquiry/2", "/in-council"];

withAndWithoutScripts(() => {
  test("a sentence leads to the page of the document and back, by keyboard", async ({ page }) => {
    await page.goto(cited);
    await page.getByRole("link", { name: "Source 1", exact: true }).press("Enter");
    await expect(page).toHaveURL(/#source_1$/);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Pier inquiry, page 12" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${page2}#p12$`));
    const there = section(page, "Page 12");
    await expect(there).toContainText("A. The cormorant column, as we called it, is of another year.");
    await expect(there.getByRole("heading")).toBeInViewport();
    await page.getByRole("link", { name: "Before the Town Council" }).press("Enter");
    await expect(page).toHaveURL(new RegExp(`${cited}$`));
  });
});

test("the register says what is missing, and a contention what would settle it", async ({ page }) => {
  await page.goto("/the-ledger#contention_third-ledger");
  const contention = page.locator("#contention_third-ledger");
  await expect(contention.getByRole("term")).toHaveText([
    "She contends",
    "What was found",
    "Our answer",
    "What would settle it",
  ]);
  await contention.getByRole("link", { name: "The third ledger" }).last().click();
  await expect(page).toHaveURL(/\/documents#third-ledger$/);
  const row = page.getByRole("row", { name: /^The third ledger/ });
  await expect(row).toBeInViewport();
  await expect(row.getByRole("cell")).toHaveText([
    "Not known",
    "Not known",
    "No. Numbers 1 to 9: we have read 2 and 3; 7 are missing.",
    "What was cleared in the ninth week.",
  ]);
});

test("a document's pages say what they are, and give the PDF with its digest", async ({ page, site }) => {
  await page.goto(page2);
  await expect(page.getByText(/made by a program; the PDF counts/)).toContainText(
    /12 pages, 11 KB, SHA-256 [0-9a-f]{64}$/,
  );
  const answer = await page.request.get("/documents/pier-inquiry.pdf");
  expect(await answer.body()).toEqual(readFileSync(`${site.root}/documents/pier-inquiry.pdf`));
  await expect(section(page, "Page 11")).toContainText("A plan of the turnstiles");
  await page.getByRole("link", { name: "pages 1–10" }).first().click();
  await expect(page.getByRole("heading", { name: "Page 10", exact: true })).toBeAttached();
  await expect(page).toHaveURL(/\/documents\/pier-inquiry$/);
});

test("words in documents are found after those in pages", async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("Control+k");
  await page.getByPlaceholder("Search the site...").fill("cormorant column");
  await page.getByRole("group", { name: "In the documents" }).getByRole("option").first().click();
  await expect(page).toHaveURL(new RegExp(`${page2}#p12$`));
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("each cell of the register says what it is", async ({ page }) => {
    await page.goto("/documents#third-ledger");
    const row = page.getByRole("row", { name: /^The third ledger/ });
    await expect(row).toBeInViewport();
    const held = row.getByRole("cell").first();
    expect(await held.evaluate((cell) => getComputedStyle(cell, "::before").content)).toContain(
      "Who holds it",
    );
    await expect(held).toHaveText("Not known");
  });
});

test("no word of the register is broken in a narrow column", async ({ page }) => {
  for (const width of [490, 620, 768, 1000]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/documents");
    await page.evaluate(() => document.fonts.ready);
    // Where rows are stacked, the head is only read aloud.
    const seen = page.locator(width < 768 ? "main tbody" : "main table");
    const broken = await seen.evaluateAll(brokenWords, "\\p{L}{2,12}");
    expect(broken, `${width} pixels`).toEqual([]);
  }
});
