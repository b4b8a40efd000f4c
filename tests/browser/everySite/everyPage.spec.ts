import { colours, everyRule, violations } from "../support/axe";
import { background, darkPaper, laidOut, lightPaper, storeTheme } from "../support/page";
import { inParts } from "../support/site";
import { expect, test, type Page } from "../support/test";

const looks = [
  { theme: "light", paper: lightPaper, usual: 390, rules: everyRule },
  // Themes differ only in their colours, so axe tests the dark theme only with its rules about colours.
  { theme: "dark", paper: darkPaper, usual: 1280, rules: colours },
];

/** Problems that each page must not have: messages in the console, requests to other hosts, and failed requests. */
let noise: string[];

test.beforeEach(async ({ page, baseURL }) => {
  noise = [];
  page.on("console", (message) => {
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
  await page.emulateMedia({ reducedMotion: "reduce" });
  await storeTheme(page, "light");
});

test.afterEach(async ({ page }) => {
  expect(noise).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const areIconsDrawn = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll("use")].every((use) => use.getBBox().width > 0));

/** Returns the CSS rules that Emotion has written into a page. */
const styles = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
      .filter((rule) => /^\.c\d/.test(rule)),
  );

const setTextSize = (page: Page, size: string) =>
  page.evaluate((wanted) => {
    document.documentElement.style.setProperty("font-size", wanted, "important");
  }, size);

/** Replaces the text of headings, paragraphs and links by long words. Citation numbers stay, because they never contain words. */
const putLongWords = (page: Page) =>
  page.locator("h1, h2, h3, main p, main a:not(sup a)").evaluateAll((all) => {
    all.forEach((one, index) => {
      one.textContent =
        index % 2
          ? "محمد بن عبد الله الأنصاري"
          : "Donaudampfschifffahrtsgesellschaftskapitänswitwe".repeat(2);
    });
  });

const parts = 6;
for (let part = 0; part < parts; part += 1) {
  // One visit makes all these checks, because opening a page takes longer than most of the checks.
  test(`axe finds nothing on small and large screens, light and dark, each page is silent, its icons are drawn, and nothing scrolls sideways, part ${part + 1}`, async ({
    page,
    site,
  }) => {
    for (const path of inParts(site.paths, parts)[part] ?? []) {
      await page.goto(path);
      const isKind = site.kinds.includes(path);
      // Testimonies differ only in their text. Therefore only one of them is tested at each size and in each theme.
      const isOneOfMany = path.lastIndexOf("/") > 0 && !isKind;
      for (const { theme, paper, usual, rules } of looks) {
        if (theme === "dark") await page.getByRole("button", { name: "Toggle theme" }).dispatchEvent("click");
        expect(await background(page)).toBe(paper);
        for (const width of isOneOfMany ? [usual] : [390, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          const found = await violations(page, ["html"], rules);
          expect.soft(found, `${path} in ${theme} at ${width} pixels`).toEqual([]);
        }
      }
      await page.mouse.wheel(0, 5000);
      await page.setViewportSize({ width: 320, height: 640 });
      await laidOut(page);
      expect.soft(await width(page), path).toBe(320);
      if (!isKind) continue;
      await expect.poll(() => areIconsDrawn(page), path).toBe(true);
      const rules = await styles(page);
      expect.soft(rules.length, path).toBeGreaterThan(20);
      const twice = rules.filter((rule, index) => rules.indexOf(rule) !== index);
      expect.soft(twice, path).toEqual([]);
      await page.setViewportSize({ width: 640, height: 800 });
      await setTextSize(page, "200%");
      expect.soft(await width(page), `${path}, text twice as large`).toBe(640);
      await setTextSize(page, "");
      await page.setViewportSize({ width: 320, height: 640 });
      await putLongWords(page);
      expect.soft(await width(page), `${path}, long words`).toBe(320);
    }
  });
}
