import { open } from "./support/page";
import { expect, test } from "./support/test";

/** A page that a click leads to is rendered in two steps (DeferredContent.tsx). */
test("each kind of page is complete after a click, as after a full page load", async ({ page, site }) => {
  const main = page.locator("main");
  const parts = main.locator("h2, h3, p, li, img, a");
  const texts = main.locator("h2, h3, p, li");
  // The footer leads to all but the texts of documents.
  for (const path of site.kinds.filter((each) => !each.startsWith("/documents/"))) {
    await open(page, path);
    const loaded = { parts: await parts.count(), texts: await texts.allInnerTexts() };
    expect(loaded.parts).toBeGreaterThan(3);
    await open(page, path === "/" ? "/write" : "/");
    await page.getByRole("contentinfo").locator(`li a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(parts, path).toHaveCount(loaded.parts);
    await expect(texts, path).toHaveText(loaded.texts, { useInnerText: true });
  }
});
