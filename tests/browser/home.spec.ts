import { expect, test } from "@playwright/test";

test.beforeEach(({ page }) => page.goto("/").then(() => undefined));

test("the banner shows name and tagline; the pictures and the quotation follow", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Saltmarsh Pier Campaign");
  await expect(page.locator("main").getByText("Count It Again")).toBeVisible();
  await expect(page.getByRole("list", { name: "Pictures" }).getByRole("img")).toHaveCount(3);
  await expect(page.locator("main figure")).toContainText("and I will be quick.”Odette Marram, supporter");
});

test("each card leads to its page", async ({ page }) => {
  for (const [name, path] of [
    ["People", "/volunteers"],
    ["Days", "/dates"],
  ] as const) {
    const card = page.locator("main a", { has: page.getByRole("heading", { name, exact: true }) });
    await expect(card).toHaveAttribute("href", path);
  }
});

test("the A-Z lists each page that belongs in it, under its letter", async ({ page }) => {
  const index = page.getByRole("region", { name: "A-Z of Content" });
  await expect(index.locator("dl > div")).toHaveText([
    ...["DDates", "HHer Life", "IIn Council", "LLawyers", "PPress", "TThe AuditorThe LedgerTide Tables"],
    ...["VVoices", "WWho We AreWrite to Us"],
  ]);
});

test("its sections are in order", async ({ page }) => {
  const headings = page.locator("main section > h2");
  await expect(headings).toContainText([
    "What Happened on the Pier",
    "A-Z of Content",
    "Take Part",
    "Older Pages",
  ]);
});
