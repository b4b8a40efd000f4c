import { open, section } from "./support/page";
import { expect, test } from "./support/test";

test("an article has its title, standfirst and picture, then its cards, numbered and listed in its margin", async ({
  page,
}) => {
  // Until hydration, Emotion's rules are part of the text.
  await open(page, "/the-ledger");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("The Missing Ledger");
  await expect(main.getByText("The company kept three ledgers. The jury saw two.")).toBeVisible();
  await expect(main.getByRole("img", { name: /empty shelf/ })).toBeVisible();
  await expect(main.locator("figcaption")).toHaveText("A drawing of the office.");
  const end = ["What is contended, and what was found", "Sources", "Updates to this page"];
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    ...["1Three Books", "2Who Saw It Last", "3What It Would Show"],
    ...end,
  ]);
  await expect(page.getByRole("navigation", { name: "On this page" }).getByRole("link")).toHaveText([
    ...["Three Books", "Who Saw It Last", "What It Would Show"],
    ...end,
  ]);
});

test("a page has its content note, its quotation, its numbered list and its table", async ({ page }) => {
  await page.goto("/the-auditor");
  await expect(page.getByRole("note")).toContainText("It does not say that he lied.");
  await page.goto("/in-council");
  const main = page.getByRole("main");
  await expect(main.locator("blockquote")).toContainText("show its ledgers to anybody");
  await expect(main.locator("section:not([aria-labelledby=source_list]) ol > li")).toHaveText([
    /^Which winter/,
    /^How many/,
    /^Who cleared/,
  ]);
  const rows = main.getByRole("row");
  for (const [width, isStacked] of [
    [1280, false],
    [320, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(rows).toHaveText([/Councillors\s*Votes/, /For\s*11/, /Against\s*12/]);
    const cells = await rows
      .last()
      .getByRole("cell")
      .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top));
    expect((cells[1] ?? 0) > (cells[0] ?? 0)).toBe(isStacked);
  }
});

test("pictures in a text have alternative texts and captions, and are loaded lazily", async ({ page }) => {
  await page.goto("/tide-tables");
  const pictures = page.locator("main figure img");
  await expect(pictures).toHaveCount(2);
  await expect(pictures.first()).toHaveAttribute("alt", "A pier above flat water.");
  await expect(page.locator("main figcaption")).toHaveText("High water under the pier");
  await expect(page.locator("main img[loading=lazy]")).toHaveCount(2);
});

test("people are in their sections with role, words and links; the memorial is one of them", async ({
  page,
}) => {
  await page.goto("/volunteers");
  for (const [name, count] of [
    ["Desk", 3],
    ["Friends & Neighbours", 2],
    ["Remembered", 1],
  ] as const) {
    await expect(section(page, name).getByRole("heading", { level: 3 })).toHaveCount(count);
  }
  await expect(section(page, "Desk")).toContainText("Chair");
  await expect(section(page, "Remembered").locator("a[target=_blank]")).toHaveCount(2);
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

test("the press page shows what is featured first, then cards with links and a number to call, then its sections", async ({
  page,
}) => {
  await page.goto("/press");
  await expect(page.locator("main h2")).toHaveText([
    "The Gazette Series",
    "Short Reports",
    "Statements",
    "For Editors",
    "Sources",
  ]);
  const card = (name: string) => section(page, name);
  await expect(card("The Gazette Series").getByRole("img")).toHaveAttribute("alt", /striped cover/);
  await expect(card("Short Reports").locator("a[target=_blank]")).toHaveCount(2);
  await expect(card("Statements").locator("p")).toHaveText([
    "None has been issued this year.",
    /^Editors/,
    /^Source: Quay Gazette/,
  ]);
  await expect(card("Statements").locator("dt")).toHaveText(["Desk", "Desk hours"]);
});

test("each lawyer has a portrait, a role, a biography and a link", async ({ page }) => {
  await page.goto("/lawyers");
  const lawyer = section(page, "Perpetua Ingleside");
  await expect(lawyer.locator("picture img")).toHaveCount(1);
  await expect(lawyer.locator("p")).toHaveText(["Solicitor", /^Perpetua/, /^She answers/, /at her firm/]);
  await expect(section(page, "Leopold Strand")).toContainText("Counsel");
});

test("where nothing is a sample, nothing says so", ({ site }) => {
  expect(site.html("/")).not.toMatch(/aria-label="Notice"|noindex/);
});

test("keywords and a date of publication are in the head of the pages that have them", ({ site }) => {
  const withKeywords = site.paths.filter((path) => site.html(path).includes('name="keywords"'));
  expect(withKeywords.sort()).toEqual(["/", "/in-council", "/voices/emeric-sandys", "/voices/flora-quist"]);
  expect(site.html("/in-council")).toMatch(/"@type":"Article".*"datePublished":"2011-06-02"/);
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
