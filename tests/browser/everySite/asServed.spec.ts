import { expect, test, type Page } from "../support/test";

/** Every page as it arrives, before and without its scripts. */
test.use({ javaScriptEnabled: false });

/** The beginnings of faulty elements. */
const shown = (html: readonly string[]) => html.map((each) => each.slice(0, 200));

/** Headings, lists, menus, sections and paragraphs that contain nothing. */
const emptyParts = (page: Page) =>
  page
    .locator(
      "h1, h2, h3, h4, p, li, dt, dd, blockquote, figcaption, ul, ol, dl, nav, section, article, figure",
    )
    .evaluateAll((all) =>
      all
        // A closed menu, and what is in the source only, are empty on purpose.
        .filter((one) => !one.closest("[hidden], template, noscript"))
        .filter((one) => one.textContent?.trim() === "" && one.querySelector("img, svg, input") === null)
        .map((one) => one.outerHTML),
    );

/** Headings without content: there is nothing but headings in what they head. */
const lonelyHeadings = (page: Page) =>
  page.locator("h2, h3").evaluateAll((all) =>
    all
      .filter((heading) => {
        const around = heading.closest("section, li, article, nav, div") ?? heading;
        const others = [...around.querySelectorAll("*")].filter(
          (one) => !heading.contains(one) && !/^(H[1-6]|STYLE)$/.test(one.tagName) && !one.contains(heading),
        );
        return !others.some(
          (one) => (one.textContent ?? "").trim() !== "" || /^(IMG|SVG|INPUT)$/i.test(one.tagName),
        );
      })
      .map((heading) => heading.outerHTML),
  );

/** Headings with an address that do not link to themselves, or whose link is a tab stop. */
const headingsWithoutPermalink = (page: Page) =>
  page.locator("main :is(h2, h3)[id], main :is(li, article)[id] > :is(h2, h3)").evaluateAll((all) =>
    all
      // The heading of the counter is part of a control, not of a text.
      .filter((heading) => heading.id !== "counter")
      .filter((heading) => {
        const links = [...heading.querySelectorAll<HTMLAnchorElement>("a")];
        const hash = `#${heading.id || (heading.parentElement?.id ?? "")}`;
        const own = links.filter((link) => link.hash === hash);
        const leadsToItself = own.some((link) => link.pathname === location.pathname);
        const holdsOther = links.length > own.length;
        return !(leadsToItself || holdsOther) || own.some((link) => link.tabIndex >= 0);
      })
      .map((heading) => heading.outerHTML),
  );

/** Markup that browsers repair or readers stumble over: styles in the body, text in the head of a table, articles in another, which have no name. */
const faultyMarkup = (page: Page) =>
  page
    .locator("body style, thead :is(p, td), article article, section article")
    .evaluateAll((all) => all.map((one) => one.outerHTML));

/** Sections that are a landmark: those at a page's end or of a kind of their own; the others are many, and have a heading. */
const landmarks = (page: Page) =>
  page.locator("main :is(section[aria-label], section[aria-labelledby])").count();

/** Ids that stand more than once on a page. */
const repeatedIds = (page: Page) =>
  page.locator("[id]").evaluateAll((all) => {
    const ids = all.map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) < index);
  });

/** The widths of the paragraphs that are too narrow or too wide to be read with ease. */
const unreadableWidths = (page: Page) =>
  page.locator("main p").evaluateAll((all) =>
    all
      // Long enough to fill a line, so that its width is that of the column.
      .filter(({ textContent }) => (textContent ?? "").length > 150)
      .map((paragraph) => paragraph.getBoundingClientRect().width)
      .filter((width) => width <= 200 || width >= 800),
  );

test("every page is complete and readable: no dead control, no empty part, no heading without content or permalink, no id twice", async ({
  page,
  site,
}) => {
  for (const path of site.paths) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const headline = page.getByRole("heading", { level: 1 });
    const faults = {
      headlines: [await headline.count(), await page.locator("main").locator(headline).count()],
      isVisible: await headline.isVisible(),
      controls: await page.getByRole("button").or(page.getByRole("radio")).count(),
      empty: shown(await emptyParts(page)),
      lonely: shown(await lonelyHeadings(page)),
      permalinks: shown(await headingsWithoutPermalink(page)),
      repeatedIds: await repeatedIds(page),
      markup: shown(await faultyMarkup(page)),
      manyLandmarks: (await landmarks(page)) > 4,
      widths: await unreadableWidths(page),
    };
    expect.soft(faults, path).toEqual({
      headlines: [1, 1],
      isVisible: true,
      controls: 0,
      empty: [],
      lonely: [],
      permalinks: [],
      repeatedIds: [],
      markup: [],
      manyLandmarks: false,
      widths: [],
    });
  }
});
