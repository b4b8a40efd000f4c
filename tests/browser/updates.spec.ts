import { expect, test } from "@playwright/test";
import { open, section } from "./support/page";

test("a page lists its changes and those of what it shows at its foot, the newest first; corrections say so; head and sitemap date it by them", async ({
  page,
  request,
}) => {
  await page.goto("/the-ledger");
  const updates = page.getByRole("region", { name: "Updates to this page" });
  await expect(updates.getByRole("listitem")).toHaveText([
    "2 June 2025. The statement of the porter has been added.",
    "2 June 2025. The missing sum: The votes of the jury have been added.",
    "3 February 2024. Correction. This page said that the company kept two ledgers; it kept three.",
  ]);
  await expect(page.locator("head link[rel=alternate]")).toHaveAttribute("href", "/updates.xml");
  const [data] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(data ?? "")).toMatchObject({ dateModified: "2025-06-02" });
  await updates.getByRole("link", { name: "The missing sum" }).click();
  await expect(page).toHaveURL(/\/the-ledger#contention_the-sum$/);
  const sitemap = await (await request.get("/sitemap-0.xml")).text();
  expect(sitemap).toContain("/the-ledger</loc><lastmod>2025-06-02");
  expect(sitemap).toContain("/dates</loc><lastmod>2025-11-30");
});

test("a page without changes mentions none", async ({ page }) => {
  for (const path of ["/her-life", "/voices/amias-thorold", "/"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: /Updates|Corrections/ })).toHaveCount(0);
  }
});

test("the contact page lists every correction and leads to the feed", async ({ page, request }) => {
  await open(page, "/write");
  const corrections = section(page, "Corrections");
  await expect(corrections.getByRole("listitem")).toHaveText([
    /^30 November 2025\. .*: The jury convicts by eleven to one: The day of the verdict was given as 13 May/,
    /^3 February 2024\. The Missing Ledger: This page said/,
  ]);
  await expect(corrections.getByRole("listitem").getByRole("link").first()).toHaveAttribute(
    "href",
    "/dates#verdict",
  );
  const feed = corrections.getByRole("link", { name: "feed of updates" });
  await expect(feed).toHaveAttribute("href", "/updates.xml");
  const answer = await request.get("/updates.xml");
  expect(answer.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
  const titles = [...(await answer.text()).matchAll(/<entry>\s*<title[^>]*><!\[CDATA\[(.*?)\]\]>/g)];
  expect(titles.map(([, title]) => title)).toHaveLength(5);
  expect(titles[0]?.[1]).toMatch(/^Correction: .*: The jury convicts by eleven to one$/);
});
