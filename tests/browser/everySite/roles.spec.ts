import { expect, test } from "../support/test";

/**
 * Returns the elements whose role Safari would not announce, because their HTML does not have the attribute `role`. Safari drops the role
 * of lists without bullets outside navigation, and of parts of tables if CSS has changed their `display`. This function runs in the
 * browser.
 */
const withoutRole = () =>
  [...document.querySelectorAll("ul, ol, table, table *")]
    .filter((each) => {
      const { display, listStyleType } = getComputedStyle(each);
      const isList = /^(UL|OL)$/.test(each.tagName);
      const isOfTable = /^(TABLE|THEAD|TBODY|TR|TH|TD)$/.test(each.tagName);
      const hasLostIt = isList
        ? listStyleType === "none" && !each.closest("nav")
        : isOfTable && !display.startsWith("table");
      return hasLostIt && !each.hasAttribute("role");
    })
    .map((each) => each.outerHTML.slice(0, 120));

test("lists and tables keep their roles in Safari", async ({ page, site }) => {
  for (const path of site.kinds)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      expect.soft(await page.evaluate(withoutRole), `${path} at ${width} pixels`).toEqual([]);
    }
});
