import { expect, test } from "./support/test";

test("a content note is a note, and a table is stacked on a phone", async ({ page }) => {
  await page.goto("/the-auditor");
  await expect(page.getByRole("note")).toContainText("It does not say that he lied.");
  await page.goto("/in-council");
  const cells = page
    .getByRole("main")
    .getByRole("row", { name: /Against/ })
    .getByRole("cell");
  for (const [width, isStacked] of [
    [1280, false],
    [320, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top));
    expect((tops[1] ?? 0) > (tops[0] ?? 0)).toBe(isStacked);
  }
});

test("pictures in a text have alternative texts and captions, and are loaded lazily", async ({ page }) => {
  await page.goto("/tide-tables");
  const pictures = page.locator("main figure img");
  await expect(pictures).toHaveCount(2);
  await expect(pictures.first()).toHaveAttribute("alt", "A pier above flat water.");
  await expect(page.locator("main figcaption")).toHaveText("High water under the pier");
  await expect(page.locator("main img[loading=lazy]")).toHaveCount(2);
  await page.goto("/");
  await expect(page.getByRole("list", { name: "Pictures" }).getByRole("img")).toHaveCount(3);
});

for (const width of [390, 1280]) {
  test(`portraits of a section have the same size at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/volunteers");
    const sections = page.locator("main section:has(img)");
    await expect(sections).toHaveCount(3);
    for (const section of await sections.all()) {
      const sizes = await section.locator("img").evaluateAll((pictures) =>
        pictures.map((picture) => {
          const { width, height } = picture.getBoundingClientRect();
          return `${Math.round(width)} × ${Math.round(height)}`;
        }),
      );
      expect(new Set(sizes).size, sizes.join(", ")).toBe(1);
    }
  });
}

test("where nothing is a sample, nothing says so", ({ site }) => {
  expect(site.html("/")).not.toMatch(/aria-label="Notice"|noindex/);
});

test("keywords, days and the feed are in the head of the pages that have them", ({ site }) => {
  const withKeywords = site.paths.filter((path) => site.html(path).includes('name="keywords"'));
  expect(withKeywords.sort()).toEqual(["/", "/in-council", "/voices/emeric-sandys", "/voices/flora-quist"]);
  expect(site.html("/in-council")).toMatch(/"@type":"Article".*"datePublished":"2011-06-02"/);
  expect(site.html("/the-ledger")).toMatch(/"dateModified":"2025-06-02"/);
  expect(site.html("/the-ledger")).toMatch(/<link [^>]*rel="alternate"[^>]*href="\/updates\.xml"/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the dropdowns are plain links, the counter says which day its figures are from, entries and pictures are visible", async ({
    page,
  }) => {
    await page.goto("/");
    const menu = page.getByRole("navigation", { name: "Main" });
    await expect(menu.getByRole("link", { name: "The Books" })).toHaveAttribute("href", "/the-ledger");
    await expect(menu.getByRole("link", { name: "Voices" })).toHaveAttribute("href", "/voices");
    await expect(page.getByText(/Figures of \d+ \w+ \d{4}/)).toBeVisible();
    await page.goto("/dates");
    await expect(page.locator("main ol > li:has(time)").last()).toBeVisible();
    await page.goto("/tide-tables");
    await expect(page.locator("main figure img").first()).toBeVisible();
  });
});
