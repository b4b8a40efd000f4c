import { countShift, shift } from "./support/layoutShift";
import { PartialPage } from "./support/partialPage";
import { expect, test } from "./support/test";

for (const [button, width, start, endTag] of [
  ["menu button", 390, 'data-menu=""', "</summary>"],
  ["search button", 1280, "data-opens-search=", "</button>"],
] as const)
  test(`the ${button} stays in its place, wherever the first part of the HTML ends`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const html = site.html("/");
    const from = html.indexOf(start);
    const own = html.slice(from, html.indexOf(endTag, from) + endTag.length);
    const ends = [...own.matchAll(/>/g)].map(({ index }) => from + index + 1);
    const partial = new PartialPage(html);
    await countShift(page);
    for (const end of ends) {
      await partial.open(page, end);
      // The browser reports the layout shift of a frame after this frame.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20))),
      );
      expect.soft(await shift(page), html.slice(end - 60, end)).toBe(0);
    }
    partial.close();
  });
