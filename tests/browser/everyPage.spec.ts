import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { open, storeTheme } from "./support/page";
import { inParts, paths } from "./support/site";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

for (const theme of ["light", "dark"]) {
  for (const width of [390, 1280]) {
    for (const [index, part] of inParts(paths, 2).entries()) {
      test(`axe finds nothing in ${theme} at ${width} pixels, part ${index + 1}`, async ({ page }) => {
        test.setTimeout(180_000);
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ reducedMotion: "reduce" });
        await storeTheme(page, theme);
        for (const path of part) {
          await open(page, path);
          const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
          const found = violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
          );
          expect.soft(found, path).toEqual([]);
        }
      });
    }
  }
}

test("no page logs anything or asks another host for anything", async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  const noise: string[] = [];
  page.on("console", (message) => {
    // Tests keep the service worker out, and Playwright says so on each page.
    if (message.text().startsWith("Service Worker registration blocked")) return;
    if (["error", "warning"].includes(message.type())) noise.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => noise.push(`${page.url()}: ${error.message}`));
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "-") && !request.url().startsWith("data:"))
      noise.push(request.url());
  });
  page.on("response", (response) => {
    if (response.status() >= 400) noise.push(`${response.status()} ${response.url()}`);
  });
  for (const path of paths) {
    await open(page, path);
    await page.mouse.wheel(0, 5000);
  }
  expect(noise).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test("no page scrolls sideways at 320 pixels, nor with text twice as large", async ({ page }) => {
  test.setTimeout(180_000);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of paths) {
    await page.goto(path);
    expect.soft(await width(), path).toBe(320);
  }
  await page.setViewportSize({ width: 640, height: 800 });
  for (const path of ["/", "/timeline", "/contact", "/team", "/testimonies"]) {
    await page.goto(path);
    await page.addStyleTag({ content: "html { font-size: 200% !important }" });
    expect.soft(await width(), path).toBe(640);
  }
});

test("running text keeps its measure beside pictures and lists", async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of paths) {
    await page.goto(path);
    const widths = await page
      .locator("main section p")
      .evaluateAll((all) => all.map((paragraph) => paragraph.getBoundingClientRect().width));
    expect.soft(Math.min(...widths, 1000), path).toBeGreaterThan(200);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all text is there and nothing that needs a script is shown", async ({ page }) => {
    test.setTimeout(120_000);
    for (const path of paths) {
      await page.goto(path);
      await expect.soft(page.getByRole("heading", { level: 1 }), path).toBeVisible();
      await expect.soft(page.getByRole("button"), path).toHaveCount(0);
    }
  });

  test("the dropdowns are plain links, the counter says of which day it is, entries and pictures are seen", async ({
    page,
  }) => {
    await page.goto("/");
    const menu = page.getByRole("navigation", { name: "Main" });
    await expect(menu.getByRole("link", { name: "Evidence" })).toHaveAttribute("href", "/evidence");
    await expect(menu.getByRole("link", { name: "Testimonies" })).toHaveAttribute("href", "/testimonies");
    await expect(page.getByText(/Figures of \d+ \w+ \d{4}/)).toBeVisible();
    await page.goto("/timeline");
    await expect(page.locator("main ol > li[id]").last()).toBeVisible();
    await page.goto("/his-sister");
    await expect(page.locator("main figure img").first()).toBeVisible();
  });
});
