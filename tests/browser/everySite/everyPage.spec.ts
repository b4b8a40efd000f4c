import { colours, everyRule, violations } from "../support/axe";
import { background, darkPaper, hydrated, lightPaper, open, storeTheme } from "../support/page";
import { inParts } from "../support/site";
import { expect, test } from "../support/test";

for (const part of [0, 1]) {
  test(`axe finds nothing on small and large screens, light and dark, part ${part + 1}`, async ({
    page,
    site,
  }) => {
    test.setTimeout(400_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await storeTheme(page, "light");
    const { kinds } = site;
    for (const path of inParts(site.paths, 2)[part] ?? []) {
      await open(page, path);
      for (const [theme, paper, usual, rules] of [
        ["light", lightPaper, 390, everyRule],
        // A theme changes nothing but colours.
        ["dark", darkPaper, 1280, colours],
      ] as const) {
        if (theme === "dark") await page.getByRole("button", { name: "Toggle theme" }).dispatchEvent("click");
        expect(await background(page)).toBe(paper);
        // Testimonies differ in their words alone, so one of them is enough for every size in every theme.
        const isOneOfMany = path.lastIndexOf("/") > 0 && !kinds.includes(path);
        for (const width of isOneOfMany ? [usual] : [390, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          const found = await violations(page, ["html"], rules);
          expect.soft(found, `${path} in ${theme} at ${width} pixels`).toEqual([]);
        }
      }
    }
  });
}

test("no page logs anything or requests anything from another host", async ({ page, baseURL, site }) => {
  test.setTimeout(240_000);
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
  for (const path of site.paths) {
    await open(page, path);
    await page.mouse.wheel(0, 5000);
  }
  expect(noise).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test("no page scrolls sideways at 320 pixels, nor with text twice as large", async ({ page, site }) => {
  test.setTimeout(240_000);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of site.paths) {
    await page.goto(path);
    expect.soft(await width(), path).toBe(320);
  }
  await page.setViewportSize({ width: 640, height: 800 });
  for (const path of site.kinds) {
    await page.goto(path);
    await page.addStyleTag({ content: "html { font-size: 200% !important }" });
    expect.soft(await width(), path).toBe(640);
  }
});

test("lines of text have a readable length: no paragraph is too narrow or too wide", async ({
  page,
  site,
}) => {
  test.setTimeout(240_000);
  for (const path of site.paths) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    // Long enough to fill a line, so that its width is that of the column.
    const widths = await page
      .locator("main p")
      .evaluateAll((all) =>
        all
          .filter(({ textContent }) => (textContent ?? "").length > 150)
          .map((paragraph) => paragraph.getBoundingClientRect().width),
      );
    for (const width of widths) {
      expect.soft(width, path).toBeGreaterThan(200);
      expect.soft(width, path).toBeLessThan(800);
    }
  }
});

test("very long words and right-to-left names stay within the page", async ({ page, site }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of site.kinds) {
    await open(page, path);
    // All but the numbers of sources, which are never words.
    await page.locator("h1, h2, h3, main p, main a:not(sup a)").evaluateAll((all) => {
      all.forEach((one, index) => {
        one.textContent =
          index % 2
            ? "محمد بن عبد الله الأنصاري"
            : "Donaudampfschifffahrtsgesellschaftskapitänswitwe".repeat(2);
      });
    });
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

test("missing content leaves nothing behind: no empty heading, list, menu, section or paragraph", async ({
  page,
  site,
}) => {
  test.setTimeout(240_000);
  for (const path of site.paths) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const empty = await page
      .locator(
        "h1, h2, h3, h4, p, li, dt, dd, blockquote, figcaption, ul, ol, dl, nav, section, article, figure",
      )
      .evaluateAll((all) =>
        all
          // A closed menu, and what is in the source only, are empty on purpose.
          .filter((one) => !one.closest("[hidden], template, noscript"))
          .filter((one) => one.textContent?.trim() === "" && one.querySelector("img, svg, input") === null)
          .map((one) => one.outerHTML.slice(0, 200)),
      );
    expect.soft(empty, path).toEqual([]);
    const lonely = await page.locator("h2, h3").evaluateAll((all) =>
      all
        // A heading without content: there is nothing but headings in what it heads.
        .filter((heading) => {
          const around = heading.closest("section, li, article, nav, div") ?? heading;
          const others = [...around.querySelectorAll("*")].filter(
            (one) =>
              !heading.contains(one) && !/^(H[1-6]|STYLE)$/.test(one.tagName) && !one.contains(heading),
          );
          return !others.some(
            (one) => (one.textContent ?? "").trim() !== "" || /^(IMG|SVG|INPUT)$/i.test(one.tagName),
          );
        })
        .map((heading) => heading.outerHTML.slice(0, 200)),
    );
    expect.soft(lonely, path).toEqual([]);
    await expect.soft(page.locator("main h1"), path).toHaveCount(1);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all text is there and nothing that needs a script is shown", async ({ page, site }) => {
    test.setTimeout(240_000);
    for (const path of site.paths) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await expect.soft(page.getByRole("heading", { level: 1 }), path).toBeVisible();
      await expect.soft(page.getByRole("button"), path).toHaveCount(0);
      await expect.soft(page.getByRole("radio"), path).toHaveCount(0);
    }
  });
});

test("hydration adds no style that a page already has", async ({ page, site }) => {
  for (const path of site.kinds) {
    await open(page, path);
    await hydrated(page);
    const rules = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
        .filter((rule) => rule.startsWith(".css-")),
    );
    expect.soft(rules.length, path).toBeGreaterThan(20);
    expect
      .soft(
        rules.filter((rule, index) => rules.indexOf(rule) !== index),
        path,
      )
      .toEqual([]);
  }
});

test("every icon that content names is drawn", async ({ page, site }) => {
  for (const path of site.kinds) {
    await page.goto(path);
    const isDrawn = () =>
      page.evaluate(() => [...document.querySelectorAll("use")].every((use) => use.getBBox().width > 0));
    await expect.poll(isDrawn, path).toBe(true);
  }
});
