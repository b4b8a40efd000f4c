import { expect, test } from "../support/test";

/** Headings with an id, and those of entries that have one themselves. */
const headings = "main :is(h2, h3)[id], main :is(li, article)[id] > :is(h2, h3)";

test("each heading with an address is a link to itself, but not a tab stop", async ({ page, site }) => {
  test.setTimeout(120_000);
  for (const path of site.paths) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const found = await page.locator(headings).evaluateAll((all) =>
      all
        // The heading of the counter is part of a control, not of a text.
        .filter((heading) => heading.id !== "counter")
        .map((heading) => {
          const links = [...heading.querySelectorAll<HTMLAnchorElement>("a")];
          const id = heading.id || heading.parentElement?.id;
          return {
            leadsToItself: links.some(
              (link) => link.hash === `#${id ?? ""}` && link.pathname === location.pathname,
            ),
            tabStops: links.filter((link) => link.hash === `#${id ?? ""}` && link.tabIndex >= 0).length,
            holdsOther: links.some((link) => link.hash !== `#${id ?? ""}`),
            heading: heading.outerHTML,
          };
        }),
    );
    for (const { leadsToItself, tabStops, holdsOther, heading } of found) {
      expect.soft(leadsToItself || holdsOther, `${path} ${heading}`).toBe(true);
      expect.soft(tabStops, `${path} ${heading}`).toBe(0);
    }
  }
});
