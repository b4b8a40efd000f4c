import { brokenWords } from "../support/brokenWords";
import { laidOut } from "../support/page";
import { expect, test, type Page } from "../support/test";

const widths = [320, 360, 768, 900, 1280];

/** What is wrong with a page as it is shown now; run in the browser. */
function faults(): string[] {
  const header = document.querySelector("header")?.getBoundingClientRect();
  const covered = Math.min(header?.bottom ?? 0, innerHeight);
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...(covered > innerHeight / 4 ? [`the header covers ${covered} of ${innerHeight} pixels`] : []),
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} pixels wide`] : []),
  ];
}

/** Whether a press in the middle of an element would reach it. */
const isWithinReach = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

async function expectMenuWithinReach(page: Page, where: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  const button = page.getByRole("button", { name: "Open menu" });
  if (!(await button.isVisible())) return;
  await button.click();
  const links = page.locator("[data-menu] a");
  for (const link of [links.last(), links.first()]) {
    await link.focus();
    expect.soft(await link.evaluate(isWithinReach), `${where}: a link of the menu`).toBe(true);
  }
  await page.getByRole("button", { name: "Close menu" }).click();
}

// The size that visitors choose in their browser: in contrast to one set by a page, media queries in `em` follow it.
for (const size of [16, 20, 24, 28, 32])
  test(`with text of ${size} pixels nothing is broken, covered or too wide`, async ({
    playwright,
    launchOptions: { args = [], ...launchOptions },
    baseURL,
    site,
  }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...args, `--blink-settings=defaultFontSize=${size}`],
    });
    const page = await browser.newPage({ baseURL: baseURL ?? "" });
    for (const path of site.kinds) {
      await page.goto(path);
      for (const width of widths) {
        const where = `${path} at ${width} pixels`;
        await page.setViewportSize({ width, height: 740 });
        await laidOut(page);
        await page.evaluate(() => scrollTo(0, 600));
        expect.soft(await page.evaluate(faults), where).toEqual([]);
        const words = page.locator("header a[href='/'], h1, dd[data-unit]");
        expect.soft(await words.evaluateAll(brokenWords, "[^\\s–-]+"), where).toEqual([]);
        if (path === "/") await expectMenuWithinReach(page, where);
      }
    }
    await browser.close();
  });
