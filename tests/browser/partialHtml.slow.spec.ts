import { countShift, shift } from "./support/layoutShift";
import { PartialPage } from "./support/partialPage";
import { inParts } from "./support/site";
import { expect, test, type Page } from "./support/test";

/**
 * Matches one of the pieces in which the tests send HTML. A piece is a paragraph, a button, an icon, a style sheet, a script, another start
 * tag, or the text between two tags. A paragraph is one piece, because its lines may break elsewhere when the rest of its words arrives.
 * End tags belong to the piece after them.
 */
const piece = /(<\/[^>]*>)*(<(p|button|svg|style|script)\b.*?<\/\3>|<[^>]*>|[^<]+)/gs;

/** Waits until the browser has reported the layout shift of the next frame. Returns whether the page is higher than one and a half screens. */
const isFull = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return document.documentElement.scrollHeight > 1.5 * innerHeight;
  });

const parts = 3;

for (const width of [390, 1280])
  for (let part = 0; part < parts; part++)
    test(`nothing moves while the HTML arrives piece by piece, ${width} pixels wide, part ${part + 1}`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await countShift(page);
      for (const path of inParts(site.kinds, parts)[part] ?? []) {
        const html = site.html(path);
        const header = html.indexOf("<header");
        // The footer is left out. On a page that is shorter than the screen, the footer is at the bottom of the screen and grows upwards.
        const pieces = html.slice(header, html.indexOf("<footer")).matchAll(piece);
        const partial = new PartialPage(html);
        await partial.open(page, header);
        let before = 0;
        for (const { index, 0: text } of pieces) {
          const end = header + index + text.length;
          partial.send(end);
          const isLast = await isFull(page);
          const now = await shift(page);
          // The expectation is soft, so that one run reports all pieces of HTML that move something.
          expect.soft(now - before, `${path} ${html.slice(end - 200, end)}`).toBe(0);
          before = now;
          if (isLast) break;
        }
        partial.close();
      }
    });
