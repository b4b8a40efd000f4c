import { inParts, siteIn } from "../browser/support/site";
import { expect, test, unvisited, type Visit } from "./visit";

/** Tests of the site in Firefox and WebKit. The site is the built invented campaign. */

const trigger = "nav[aria-label=Main] summary";
const item = "nav[aria-label=Main] details a";
const toggle = "[data-theme-toggle]";
const search = "header [data-opens-search]";
const option = "[data-value=Pages] [role=option]";
const headline = () => document.querySelector("h1")?.textContent;
const focused = () => document.activeElement?.textContent;
const stored = () => localStorage.getItem("theme");
const background = () => getComputedStyle(document.documentElement).backgroundColor;
const focus = (visit: Visit, selector: string) =>
  visit.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);
const exists = (selector: string) => document.querySelector(selector) !== null;
const isShown = (all: string) => [...document.querySelectorAll(all)].some((each) => each.checkVisibility());
const top = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? -1;

for (const part of [0, 1, 2])
  test(`every page is complete, silent and as wide as the screen, part ${part + 1}`, async ({ visit }) => {
    const { paths } = siteIn("fixture-sites/campaign/public");
    for (const path of inParts(paths, 3)[part] ?? []) {
      await visit.open(path);
      for (const width of [1280, 320]) {
        await visit.resize(width);
        const seen = await visit.evaluate(async () => {
          await document.fonts.ready;
          // The test does not read `document.fonts`. In Firefox, a late font with `font-display: optional` has the status "error" there,
          // although the font has loaded.
          const typefaces = performance
            .getEntriesByType("resource")
            .map(({ name }) => name)
            .filter((name) => name.endsWith(".woff2"));
          return {
            faults: window.faults,
            moved: window.moved,
            hasHeadline: document.querySelector("h1")?.checkVisibility(),
            fonts: await Promise.all(
              typefaces.map((name) => new FontFace("again", `url(${name})`).load()),
            ).then(() => "loaded", String),
            sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          };
        });
        const whole = { faults: [], moved: [], hasHeadline: true, fonts: "loaded", sideways: 0 };
        expect.soft(seen, `${path} at ${width} pixels`).toEqual(whole);
      }
    }
  });

test("menus open by click and by keys; letters and Escape work in them, and Tab leaves them", async ({
  visit,
}) => {
  await visit.open("/");
  await visit.sees(false, isShown, item);
  await visit.click(trigger);
  await visit.sees(true, isShown, item);
  await visit.click("h1");
  await visit.sees(false, isShown, item);
  for (const key of ["Enter", " "]) {
    await focus(visit, trigger);
    await visit.press(key);
    await visit.sees(true, isShown, item);
    await visit.press("l");
    await visit.sees("Ledger in Brief", focused);
    await visit.press("Escape");
    await visit.sees(false, isShown, item);
    await visit.sees("The Books", focused);
  }
  await visit.press("Enter");
  await visit.press("Tab");
  await visit.sees("The Auditor", focused);
  await visit.press("Enter");
  await visit.isAt("/the-auditor");
});

test("a mouse that rests on a menu opens it, and one that leaves it closes it", async ({ visit }) => {
  await visit.open("/");
  await visit.hover(trigger);
  await visit.sees(true, isShown, item);
  await visit.hover("h1");
  await visit.sees(false, isShown, item);
});

test("the skip link is the first tab stop, and goes to the main content", async ({ visit }) => {
  await visit.open("/");
  await visit.press("Tab");
  await visit.sees("#main", () => document.activeElement?.getAttribute("href"));
  await visit.press("Enter");
  await visit.sees("#main", () => location.hash);
});

test("on a phone the menu opens, Escape returns the focus, and its links work", async ({ visit }) => {
  const button = "header details:not([data-menu=hover]) > summary";
  const link = "header details:not([data-menu=hover]) a[href='/the-auditor']";
  await visit.resize(390);
  await visit.open("/");
  await visit.sees(false, isShown, link);
  await visit.click(button);
  await visit.sees(true, isShown, link);
  await visit.press("Escape");
  await visit.sees(false, isShown, link);
  await visit.sees(true, (wanted) => document.activeElement?.matches(wanted), button);
  await visit.click(button);
  await visit.click(link);
  await visit.isAt("/the-auditor");
});

test("a search result is chosen by keyboard and by mouse, and Escape returns the focus", async ({
  visit,
}) => {
  await visit.open("/");
  await visit.press("Control+k");
  await visit.sees(true, exists, option);
  await visit.press("ArrowDown");
  await visit.press("Enter");
  await visit.isAt("/the-ledger");
  await visit.open("/");
  await focus(visit, search);
  await visit.press("Enter");
  await visit.sees(true, exists, option);
  await visit.press("Escape");
  await visit.sees("Search", focused);
  await visit.click(search);
  await visit.sees(true, exists, option);
  await visit.click(`${option}:last-of-type`);
  await visit.isAt("/dates");
});

test("words of a document are found, and the result opens its page", async ({ visit }) => {
  const found = "[data-value='In the documents'] [role=option]";
  await visit.open("/");
  await visit.press("Control+k");
  await visit.sees(true, exists, option);
  for (const letter of "cormorant") await visit.press(letter);
  await visit.sees(true, exists, found);
  await visit.click(found);
  await visit.isAt("/documents/pier-inquiry/2");
  await visit.sees("#p12", () => location.hash);
});

test("the theme flips in one press, without a flash after a reload, and the footer's choice is stored", async ({
  visit,
}) => {
  await visit.open("/");
  const light = await visit.evaluate(background);
  await visit.click(toggle);
  await visit.sees("dark", stored);
  const dark = await visit.evaluate(background);
  expect(dark).not.toBe(light);
  await visit.open("/");
  expect(await visit.evaluate(() => window.backgrounds)).toEqual([dark]);
  await visit.click("footer input[type=radio][value=light]");
  await visit.sees(light, background);
  await visit.press("ArrowDown");
  await visit.sees(true, (was) => localStorage.getItem("theme") !== was, "light");
});

test("the counter shows today's days, in the number format of the page's language", async ({ visit }) => {
  await visit.open("/");
  await visit.sees(true, () => {
    const days = Math.floor((Date.now() - Date.parse("1997-03-04")) / 86_400_000);
    const { lang } = document.documentElement;
    return (
      document.querySelector("[data-unit=days]")?.textContent === new Intl.NumberFormat(lang).format(days)
    );
  });
});

test("a link opens the top of its page, and Back and Forward return to the visitor's place", async ({
  visit,
}) => {
  const hasLoaded = () => performance.getEntriesByType("navigation").some(({ duration }) => duration > 0);
  const isAtPlace = (place: number) => Math.abs(scrollY - place) < 3;
  const link = "footer a[href='/dates']";
  await visit.open("/her-life");
  await visit.sees(true, hasLoaded);
  // The scroll position at which the test later clicks the link. `click` first scrolls the link to the middle of the window.
  const place = await visit.evaluate((wanted) => {
    document.querySelector(wanted)?.scrollIntoView({ block: "center", behavior: "instant" });
    return scrollY;
  }, link);
  expect(place).toBeGreaterThan(300);
  // The test clicks the link as a visitor does. Browsers may skip a page on Back if a script has left the page.
  await visit.click(link);
  await visit.isAt("/dates");
  await visit.sees("Dates of the Case", headline);
  await visit.sees(0, () => scrollY);
  // WebKit ignores Back while the page is loading, so the test waits until it has loaded.
  await visit.sees(true, hasLoaded);
  await visit.back();
  await visit.isAt("/her-life");
  await visit.sees(true, isAtPlace, place);
  await visit.sees(true, hasLoaded);
  await visit.forward();
  await visit.isAt("/dates");
});

/** Changes the target of a link of the home page to `address`, and scrolls to the link. */
async function showLink(visit: Visit, address: string): Promise<void> {
  await visit.open("/");
  await visit.evaluate((href) => {
    const link = document.querySelector("main a[href='/dates']");
    link?.setAttribute("href", href);
    link?.scrollIntoView();
  }, address);
}

const isFetched = (path: string) =>
  performance.getEntriesByType("resource").some(({ name }) => new URL(name).pathname === path);

test("the page of a link in view is loaded ahead", async ({ visit }) => {
  const address = `${unvisited}/dates`;
  await showLink(visit, address);
  await visit.sees(true, isFetched, address);
});

test("a page that was loaded ahead is taken from the cache when it is opened", async ({ visit, engine }) => {
  test.skip(engine === "webkit", "An automated WebKit loads the page again");
  const address = `${unvisited}/documents`;
  await showLink(visit, address);
  await visit.sees(true, isFetched, address);
  await visit.click(`main a[href='${address}']`);
  await visit.isAt(address);
  await visit.sees(0, () => {
    const [visited] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return visited?.transferSize;
  });
});

test("a fragment goes to its place below the header", async ({ visit }) => {
  await visit.open("/dates#council-debate");
  await expect.poll(() => visit.evaluate(top, "council-debate")).toBeGreaterThan(40);
  expect(await visit.evaluate(top, "council-debate")).toBeLessThan(200);
});

/**
 * Returns the paragraphs of a page that contain only words and citation numbers. Paragraphs in bold type are left out, because Firefox
 * writes the bold letters of the site's typeface into a PDF as shapes and not as text.
 */
const plainParagraphs = () =>
  [...document.querySelectorAll<HTMLElement>("main p:not(.visually-hidden, :has(:not(sup, sup a)))")]
    .filter((each) => each.checkVisibility() && Number(getComputedStyle(each).fontWeight) < 500)
    .map(({ innerText }) => innerText);

for (const path of ["/dates", "/the-auditor", "/"])
  test(`${path} is printed whole, in ink on white paper, as soon as it is open`, async ({ visit }) => {
    await visit.open("/");
    await visit.evaluate(() => localStorage.setItem("theme", "dark"));
    await visit.open(path);
    const sheets = await visit.print();
    test.skip(!sheets, "The driver of this browser cannot print");
    const withoutSpaces = (text: string) => text.replace(/\s+/g, "");
    const words = withoutSpaces((sheets ?? []).map((sheet) => sheet.words).join(""));
    const wanted = await visit.evaluate(plainParagraphs);
    expect(wanted.length).toBeGreaterThan(3);
    expect(wanted.filter((text) => !words.includes(withoutSpaces(text)))).toEqual([]);
    // “Radio” is a word of the menu only, and the menu must not be printed.
    expect(words).not.toContain("Radio");
    for (const sheet of sheets ?? []) {
      const { data, width, height } = await sheet.copied(128);
      const ink = data.reduce((sum, value) => sum + (value === 0 ? 1 : 0), 0) / data.length;
      // A sheet that is printed in the dark theme is nearly all ink.
      expect(ink, `${width} × ${height}`).toBeLessThan(0.4);
    }
  });

test("the page of an unknown address says so and links to the home page", async ({ visit }) => {
  await visit.open("/no-such-page");
  await visit.click('main a[href="/"]');
  await visit.isAt("/");
});
