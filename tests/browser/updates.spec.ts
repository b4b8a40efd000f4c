import { expect, test } from "@playwright/test";

test("a page that has changed says when in its head, and names the feed, which is served as one", async ({
  page,
  request,
}) => {
  await page.goto("/the-ledger");
  const [data] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(data ?? "")).toMatchObject({ dateModified: "2025-06-02" });
  const feed = (await page.locator("head link[rel=alternate]").getAttribute("href")) ?? "";
  const { "content-type": type } = (await request.get(feed)).headers();
  expect(type).toBe("application/atom+xml; charset=utf-8");
});
