import decodeQR from "qr/decode.js";
import { printed, type Sheet } from "../support/printed";
import { expect, test, type Page } from "../support/test";

/** The thresholds of three copiers, from 0 to 255. The copies are too pale, good and too dark. */
const copiers = [70, 128, 200];

/** Returns the colours of the page's text in print. */
const inks = async (page: Page) => {
  await page.emulateMedia({ media: "print" });
  return page
    .locator("main :visible")
    .evaluateAll((all) => [
      ...new Set(
        all
          .filter((each) =>
            [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
          )
          .map((each) => getComputedStyle(each).color),
      ),
    ]);
};

const share = async (sheet: Sheet, threshold: number) => {
  const { data } = await sheet.copied(threshold);
  return data.filter((value) => value === 0).length / data.length;
};

for (const fonts of ["the site's fonts", "fonts of the system, where the site's are late"])
  test.describe(`in ${fonts}`, () => {
    test.beforeEach(async ({ page }) => {
      if (fonts.includes("late")) await page.route("**/*.woff2", (route) => route.abort());
    });

    test("a leaflet is two sides of A5 in black, from 12 points on, which a bad copier leaves readable, its code too", async ({
      page,
      site,
    }) => {
      for (const path of site.paths.filter((each) => site.html(each).includes("@page{size:A5"))) {
        await page.addInitScript(() => localStorage.setItem("theme", "dark"));
        await page.goto(path);
        const address = await page.locator("link[rel=canonical]").getAttribute("href");
        const sheets = await printed(page);
        expect(sheets.map(({ size }) => size)).toEqual(Array(2).fill([148, 210]));
        expect(
          sheets
            .map(({ words }) => words)
            .join(" ")
            .split(/\s+/).length,
        ).toBeLessThan(400);
        for (const sheet of sheets) expect(sheet.smallest).toBeGreaterThanOrEqual(11.99);
        expect(await inks(page)).toEqual(["rgb(0, 0, 0)"]);
        for (const threshold of copiers) {
          const second = await sheets[1]?.copied(threshold);
          expect(second && decodeQR(second)).toBe(new URL(address ?? "").origin);
        }
        // The dark copy may have only a little more ink than the pale copy. A larger difference shows that strokes vanish in the pale copy,
        // or run together in the dark copy.
        for (const sheet of sheets)
          expect(await share(sheet, 200)).toBeLessThan(1.6 * (await share(sheet, 70)));
        // The comparison ignores spaces, because the printed address may be broken into two lines after a hyphen.
        expect(sheets[1]?.words.replace(/\s/g, "")).toContain(new URL(address ?? "").host);
      }
    });

    test("a petition has its whole text on the first sheet of A4, and its request and places to sign on each", async ({
      page,
      site,
    }) => {
      for (const path of site.paths.filter((each) => site.html(each).includes("@page{size:A4"))) {
        await page.goto(path);
        const sheets = await printed(page);
        expect(sheets.length).toBeGreaterThan(1);
        expect(sheets[0]?.words).toMatch(/To the House of Commons\..*The petition of .*,\s+Declares that /s);
        for (const { size, words, smallest } of sheets) {
          expect(size).toEqual([210, 297]);
          expect(smallest).toBeGreaterThanOrEqual(11.99);
          expect(words).toMatch(/The petitioners therefore request that the House of Commons \w/);
          expect(words).toMatch(/And the petitioners remain, etc\..*Name.*Address with postcode.*Signature/s);
        }
      }
    });
  });

test("each sheet begins on a page of its own in Safari, which breaks no page inside a flexible box or a grid, and is white", async ({
  page,
  site,
}) => {
  for (const path of site.paths.filter((each) => site.html(each).includes("@page{size:"))) {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    const around = await page.locator(".sheet").evaluateAll((sheets) =>
      sheets.flatMap((sheet) => {
        const styles: string[][] = [];
        for (let at = sheet.parentElement; at; at = at.parentElement) {
          const { display, backgroundColor } = getComputedStyle(at);
          styles.push([display, backgroundColor]);
        }
        return styles;
      }),
    );
    expect(around.filter(([display]) => display !== "block")).toEqual([]);
    const backgrounds = new Set(around.map(([, backgroundColor]) => backgroundColor));
    expect([...backgrounds].sort()).toEqual(["rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"]);
  }
});

test("a browser without the selector :has prints neither the header nor the footer with a sheet", async ({
  page,
  site,
}) => {
  const paths = site.paths.filter((path) => site.html(path).includes("@page{size:A"));
  for (const path of paths) {
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(":has(", ":not-known(") });
    });
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("header:visible, footer:visible")).toHaveCount(0);
    await expect(page.locator(".sheet").first()).toBeVisible();
    await page.emulateMedia({ media: "screen" });
  }
});
