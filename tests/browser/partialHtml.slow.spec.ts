import { countShift, shift } from "./support/layoutShift";
import { PartialPage } from "./support/partialPage";
import { expect, test, type Page } from "./support/test";

/** Waits until the browser has reported the layout shift of the frame that it shows. */
const reported = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20))));

for (const [button, width, start, endTag] of [
  ["menu button", 390, 'data-menu=""', "</summary>"],
  ["search button", 1280, "data-opens-search=", "</button>"],
] as const)
  test(`the ${button} stays in its place, wherever the first part of the HTML ends`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const whole = site.html("/");
    // The page ends with its header, because a busy browser may also paint a part of what follows, and other parts may move then.
    const html = whole.slice(0, whole.indexOf("</header>") + "</header>".length);
    // The first part may end anywhere between the campaign's name, with which the browser begins to paint, and the end of the button.
    const from = html.indexOf("</a>", html.indexOf("<header"));
    const own = html.slice(from, html.indexOf(endTag, html.indexOf(start)) + endTag.length);
    const ends = [...own.matchAll(/>/g)].map(({ index }) => from + index + 1);
    const partial = new PartialPage(html);
    await countShift(page);
    for (const end of ends) {
      await partial.open(page, end);
      await reported(page);
      expect.soft(await shift(page), html.slice(end - 60, end)).toBe(0);
    }
    partial.close();
  });

test("nothing moves, before whichever part of a page the first part of the HTML ends", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await countShift(page);
  for (const path of site.kinds) {
    const html = site.html(path);
    const partial = new PartialPage(html);
    for (const { index } of html.matchAll(/<(section|footer)\b/g)) {
      await partial.open(page, index);
      await reported(page);
      expect.soft(await shift(page), `${path} ${html.slice(index, index + 80)}`).toBe(0);
    }
    partial.close();
  }
});
