import { expect, test } from "@playwright/test";

test("on a first visit italics are in the site's own typeface, however late the italic cut is", async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const isShown = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/newsreader-italic*", async (route) => {
    await isShown;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.evaluate(() => document.fonts.load("500 1em Newsreader"));
  // Now the upright cut is in the browser's cache, so that no busy machine decides whether it comes in time.
  await page.reload({ waitUntil: "domcontentloaded" });
  await page.evaluate(() => document.fonts.load("500 1em Newsreader"));
  // One frame later the text is painted.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  await page.evaluate(() => {
    for (const each of document.querySelectorAll("main *"))
      if (getComputedStyle(each).fontStyle === "italic") each.toggleAttribute("data-italic", true);
  });
  const { nodeIds } = await devtools.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "[data-italic]",
  });
  expect(nodeIds.length).toBeGreaterThan(0);
  for (const nodeId of nodeIds) {
    const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
    for (const font of fonts) expect.soft(font, "a font of the system").toMatchObject({ isCustomFont: true });
  }
  release();
});
