import { expect, test } from "@playwright/test";

const entry = "main ol > li:has(.icon)";

test("each entry has an icon, its year for the ear too, and its date for machines where that is certain", async ({
  page,
}) => {
  await page.goto("/dates");
  const entries = page.locator(entry);
  await expect(entries.locator("svg")).toHaveCount(8);
  const dates = await entries.evaluateAll((all) =>
    all.map((each) => each.querySelector("time")?.getAttribute("datetime")),
  );
  const certain = ["1996", "1997-01", "1997-01-09T16:15", "1997-03-04", "1998-05-14"];
  expect(dates).toEqual([...certain, undefined, "2011-06-02", undefined]);
  const years = entries.getByRole("paragraph").filter({ hasText: /^\d{4}$/ });
  await expect(years).toHaveText(["1996", "1997", "1998", "2011", "2019"]);
});

test("entries follow each other by 0.05 s, and at once under reduced motion", async ({ page }) => {
  await page.goto("/dates");
  const delay = (index: number) =>
    page
      .locator(entry)
      .nth(index)
      .evaluate((entry) => getComputedStyle(entry).animationDelay);
  expect([await delay(0), await delay(1), await delay(6)]).toEqual(["0s", "0.05s", "0.3s"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await delay(6)).toBe("0s");
});

test("in a long timeline, the entries after the thirtieth need not wait", async ({ page }) => {
  await page.goto("/dates");
  const animations = await page.locator("ol.timeline").evaluate((list) => {
    while (list.children.length < 31) list.append(list.children[0]?.cloneNode(true) ?? "");
    return [29, 30].map((index) => getComputedStyle(list.children[index] ?? list).animationName);
  });
  expect(animations).toEqual([expect.not.stringMatching("none"), "none"]);
});

test("a printed entry is seen whole although its animation has not ended", async ({ page }) => {
  await page.goto("/dates");
  await page.emulateMedia({ media: "print" });
  const opacity = await page
    .locator(entry)
    .last()
    .evaluate((entry) => {
      // Firefox prints an animated entry in its state at the moment of printing. The paused animation imitates this in Chromium.
      entry.animate([{ opacity: 0 }], { duration: 1000 }).pause();
      return getComputedStyle(entry).opacity;
    });
  expect(opacity).toBe("1");
});

test("an entry appears without moving, because WebKit prints blank sheets while something moves", async ({
  page,
}) => {
  await page.goto("/dates");
  const frames = await page
    .locator(entry)
    .last()
    .evaluate((entry) => {
      const { animationName } = getComputedStyle(entry);
      return [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .filter((rule) => rule instanceof CSSKeyframesRule && rule.name === animationName)
        .map(({ cssText }) => cssText)
        .join("");
    });
  expect(frames).toContain("opacity");
  expect(frames).not.toContain("transform");
});

test("on a wide screen, the titles on the left end where their dates end", async ({ page }) => {
  await page.goto("/dates");
  const distances = await page.locator(`${entry}:nth-of-type(odd) h2`).evaluateAll((headings) =>
    headings.map((heading) => {
      const rightOf = (element: Element | null) => {
        const range = document.createRange();
        range.selectNodeContents(element ?? heading);
        return range.getBoundingClientRect().right;
      };
      return Math.abs(rightOf(heading.querySelector("time, data")) - rightOf(heading.querySelector("a")));
    }),
  );
  expect(distances.length).toBeGreaterThan(1);
  expect(Math.max(...distances)).toBeLessThan(1);
});
