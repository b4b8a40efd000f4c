import { brokenWords } from "../support/brokenWords";
import { laidOut, phoneMenu } from "../support/page";
import { inParts } from "../support/site";
import { expect, test, type Page } from "../support/test";

const widths = [320, 360, 768, 900, 1280];

/** Returns the problems of the page at its current size. This function runs in the browser. */
function faults(): string[] {
  const header = document.querySelector("header")?.getBoundingClientRect();
  const covered = Math.min(header?.bottom ?? 0, innerHeight);
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...(covered > innerHeight / 4 ? [`the header covers ${covered} of ${innerHeight} pixels`] : []),
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} pixels wide`] : []),
  ];
}

/** Returns whether a click in the middle of an element would reach the element, and not another element that covers it. */
const isWithinReach = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

async function expectMenuWithinReach(page: Page, where: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  const { button, links } = phoneMenu(page);
  if (!(await button.isVisible())) return;
  await button.click();
  for (const link of [links.last(), links.first()]) {
    await link.focus();
    expect.soft(await link.evaluate(isWithinReach), `${where}: a link of the menu`).toBe(true);
  }
  await page.keyboard.press("Escape");
}

for (const part of [0, 1, 2])
  test(`with text of 16 to 32 pixels nothing is broken, covered or too wide, part ${part + 1}`, async ({
    page,
    site,
  }) => {
    const browser = await page.context().newCDPSession(page);
    for (const path of inParts(site.kinds, 3)[part] ?? []) {
      await page.goto(path);
      // The home page is tested with more text sizes than other pages. It stands for all pages in the tests of the header and the menu,
      // which are the same everywhere.
      for (const standard of path === "/" ? [16, 20, 24, 28, 32] : [16, 24, 32]) {
        // This command changes the text size in the settings of the browser. Unlike a size in the styles of a page, this size also affects
        // media queries in `em`.
        await browser.send("Page.setFontSizes", { fontSizes: { standard } });
        for (const width of widths) {
          const where = `${path} at ${width} pixels with text of ${standard}`;
          await page.setViewportSize({ width, height: 740 });
          await laidOut(page);
          await page.evaluate(() => scrollTo(0, 600));
          expect.soft(await page.evaluate(faults), where).toEqual([]);
          const words = page.locator("header a[href='/'], h1, dd[data-unit]");
          expect.soft(await words.evaluateAll(brokenWords, "[^\\s–-]+"), where).toEqual([]);
          if (path === "/") await expectMenuWithinReach(page, where);
        }
      }
    }
  });
