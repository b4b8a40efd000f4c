import { colours, everyRule, violations } from "../support/axe";
import { background, darkPaper, hydrated, laidOut, lightPaper, open, storeTheme } from "../support/page";
import { inParts } from "../support/site";
import { expect, test } from "../support/test";

const looks = [
  { theme: "light", paper: lightPaper, usual: 390, rules: everyRule },
  // A theme changes nothing but colours.
  { theme: "dark", paper: darkPaper, usual: 1280, rules: colours },
];

const parts = 6;
for (let part = 0; part < parts; part += 1) {
  test(`axe finds nothing on small and large screens, light and dark, part ${part + 1}`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await storeTheme(page, "light");
    for (const path of inParts(site.paths, parts)[part] ?? []) {
      await open(page, path);
      // Testimonies differ in their words alone, so one of them is enough for every size in every theme.
      const isOneOfMany = path.lastIndexOf("/") > 0 && !site.kinds.includes(path);
      for (const { theme, paper, usual, rules } of looks) {
        if (theme === "dark") await page.getByRole("button", { name: "Toggle theme" }).dispatchEvent("click");
        expect(await background(page)).toBe(paper);
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
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of site.paths) {
    await page.goto(path);
    await laidOut(page);
    expect.soft(await width(), path).toBe(320);
  }
  await page.setViewportSize({ width: 640, height: 800 });
  for (const path of site.kinds) {
    await page.goto(path);
    await laidOut(page);
    await page.addStyleTag({ content: "html { font-size: 200% !important }" });
    expect.soft(await width(), path).toBe(640);
  }
});

test("very long words and right-to-left names stay within the page", async ({ page, site }) => {
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
