import { expect, test, type Page } from "@playwright/test";
import { hold, twoFrames } from "./support/page";

/** Returns, for each element that a selector matches, whether one of the site's own typefaces is used for it. */
async function hasOwnFont(page: Page, selector: string): Promise<boolean[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeIds } = await devtools.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  const used = [];
  for (const nodeId of nodeIds) used.push(await devtools.send("CSS.getPlatformFontsForNode", { nodeId }));
  return used.flatMap(({ fonts }) => fonts.map(({ isCustomFont }) => isCustomFont));
}

for (const late of ["newsreader-italic", "newsreader"])
  test(`on a first visit italics are in the typeface of the headings, however late ${late} is`, async ({
    page,
  }) => {
    const fonts = await hold(page, `**/${late}*`);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    // The text has been painted after two frames.
    await twoFrames(page);
    await page.evaluate(() => {
      for (const each of document.querySelectorAll("main *"))
        if (getComputedStyle(each).fontStyle === "italic") each.toggleAttribute("data-italic", true);
    });
    const [heading] = await hasOwnFont(page, "main h1");
    const italics = await hasOwnFont(page, "[data-italic]");
    expect(italics.length).toBeGreaterThan(0);
    expect(italics.filter((isOwn) => isOwn !== heading)).toEqual([]);
    fonts.release();
  });
