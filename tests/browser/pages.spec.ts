import { expect, test } from "@playwright/test";
import { fixedPages } from "./support/fixedPages";
import { open } from "./support/page";
import { paths } from "./support/site";

/** The words of a heading without the number in its margin. */
const words = (heading: string) => heading.replace(/^\d+(?=[A-Z])/, "").trim();

for (const { path, title, headings } of fixedPages) {
  test(`${path} has its title`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("main h1")).toHaveText([title]);
    await expect(page.locator("main h2").first()).toBeVisible();
  });

  if (headings) {
    test(`${path} has its cards in order`, async ({ page }) => {
      // Until scripts have taken over, Emotion's rules stand among the words.
      await open(page, path);
      const found = await page.locator("main h2").allTextContents();
      expect(found.map(words)).toEqual(headings);
    });
  }
}

test("the sitemap holds the fifteen pages and twenty-two testimonies", () => {
  expect(paths.filter((path) => !path.startsWith("/testimonies/")).sort()).toEqual(
    fixedPages.map(({ path }) => path).sort(),
  );
  expect(paths.filter((path) => path.startsWith("/testimonies/"))).toHaveLength(22);
});

test("the life is told in over 800 words, with its photo", async ({ page }) => {
  await page.goto("/his-life");
  const text = await page.locator("main article section").allTextContents();
  expect(text.join(" ").split(/\s+/).length).toBeGreaterThan(800);
  await expect(page.locator("main figure img[alt]").first()).toBeVisible();
});

test("the team page shows 4, 4, 5 and 4 people and one in memory, with two outside links", async ({
  page,
}) => {
  await page.goto("/team");
  const section = (name: string) => page.getByRole("region", { name, exact: true });
  for (const [name, count] of [
    ["Current Team", 4],
    ["Events & Social", 4],
    ["Patrons", 5],
    ["Supporters", 4],
    ["In Memoriam", 1],
  ] as const) {
    await expect(section(name).getByRole("heading", { level: 3 })).toHaveCount(count);
  }
  await expect(section("In Memoriam").locator("a[target=_blank]")).toHaveCount(2);
});

for (const width of [390, 1280]) {
  test(`portraits of a team have one size at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/team");
    const sections = page.locator("main section:has(img)");
    await expect(sections).toHaveCount(5);
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

test("the pages of the evidence carry the pictures that the specification names", async ({ page }) => {
  await page.goto("/beneficiaries");
  await expect(page.locator("main section figure")).toHaveCount(4);
  await page.goto("/his-sister");
  await expect(page.locator("main figure img[loading=lazy]")).toHaveCount(2);
  await page.goto("/moderators");
  await expect(page.getByRole("region", { name: /First Moderator/ }).locator("figure")).toHaveCount(1);
});

test("the page on Parliament names its questions, its quotation, five issues and a transcript", async ({
  page,
  request,
}) => {
  await page.goto("/in-parliament");
  const main = page.locator("main");
  await expect(main.getByRole("link", { name: /HL-SAMPLE-1/ })).toHaveCount(1);
  await expect(main.getByRole("link", { name: /HL-SAMPLE-2/ })).toHaveCount(1);
  await expect(main.locator("blockquote")).not.toHaveCount(0);
  await expect(main.locator("ol:not([aria-label] ol):not(nav ol) > li")).toHaveCount(5);
  const href = await main.getByRole("link", { name: /Transcript/ }).getAttribute("href");
  const pdf = await request.get(href ?? "");
  expect(pdf.headers()["content-type"]).toContain("application/pdf");
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

test("the media page lists three reports, two documentaries and one interview", async ({ page }) => {
  await page.goto("/media");
  for (const [name, count] of [
    ["Recent Coverage", 3],
    ["Press Releases", 0],
    ["Documentaries", 2],
    ["Interviews", 1],
  ] as const) {
    await expect(page.getByRole("region", { name }).locator("a[target=_blank]")).toHaveCount(count);
  }
});

test("the legal page shows two profiles with their links", async ({ page }) => {
  await page.goto("/legal");
  await expect(page.locator("main section h2")).toHaveCount(2);
  await expect(page.locator("main section:has(h2) a[target=_blank]")).toHaveCount(2);
});

test("home, timeline and evidence say that the courts have upheld the conviction", async ({ page }) => {
  for (const path of ["/", "/timeline", "/evidence"]) {
    await page.goto(path);
    await expect(page.locator("main")).toContainText(/courts have upheld the conviction/i);
  }
});

test("every page says that it is a sample while anything is one", async ({ page }) => {
  for (const path of ["/", "/timeline", "/testimonies/sarah-hanover"]) {
    await page.goto(path);
    await expect(page.getByRole("complementary", { name: "Notice" })).toContainText("sample");
  }
});
