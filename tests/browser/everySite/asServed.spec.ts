import { expect, test } from "../support/test";

/** Each page is tested as the server sends it, without scripts. */
test.use({ javaScriptEnabled: false });

/** Returns the problems of the current page. This function runs in the browser. */
function faults() {
  const all = (selector: string, from: ParentNode = document) => [
    ...from.querySelectorAll<HTMLElement>(selector),
  ];
  const shown = (elements: readonly Element[]) => elements.map(({ outerHTML }) => outerHTML.slice(0, 200));
  const isBlank = ({ textContent }: Element) => (textContent ?? "").trim() === "";
  const ids = all("[id]").map(({ id }) => id);
  return {
    /**
     * The headings, lists, menus, sections and paragraphs that have no content. Hidden elements are left out, because they may be empty on
     * purpose.
     */
    empty: shown(
      all(
        "h1, h2, h3, h4, p, li, dt, dd, blockquote, figcaption, ul, ol, dl, nav, section, article, figure",
      ).filter(
        (one) =>
          !one.closest("[hidden], template, noscript") &&
          isBlank(one) &&
          !one.querySelector("img, svg, input"),
      ),
    ),
    /** Headings of sections that contain only headings. */
    lonely: shown(
      all("h2, h3").filter((heading) => {
        const around = heading.closest("section, li, article, nav, div") ?? heading;
        return !all("*", around)
          .filter((one) => !heading.contains(one) && !one.contains(heading))
          .some(
            (one) =>
              /^(IMG|SVG|INPUT)$/i.test(one.tagName) ||
              !(/^(H[1-6]|STYLE)$/.test(one.tagName) || isBlank(one)),
          );
      }),
    ),
    /**
     * Headings that have an id but do not link to themselves. The counter's heading is left out, because it is part of a control and not of
     * a text.
     */
    permalinks: shown(
      all("main :is(h2, h3)[id]:not(#counter), main :is(li, article)[id] > :is(h2, h3)").filter((heading) => {
        const links = [...heading.querySelectorAll<HTMLAnchorElement>("a")];
        const hash = `#${heading.id || (heading.parentElement?.id ?? "")}`;
        const own = links.filter((link) => link.hash === hash);
        const leadsToItself = own.some((link) => link.pathname === location.pathname);
        return !(leadsToItself || links.length > own.length);
      }),
    ),
    repeatedIds: ids.filter((id, index) => ids.indexOf(id) < index),
    /**
     * Markup that browsers repair, or that reader views cannot handle. Examples are styles in the body, text in the head of a table,
     * and articles inside articles or sections.
     */
    markup: shown(all("body style, thead :is(p, td), article article, section article")),
    /** True if more than four sections are landmarks. Only special sections, and sections at the end of a page, should be landmarks. */
    manyLandmarks: all("main :is(section[aria-label], section[aria-labelledby])").length > 4,
    /** The widths, in pixels, of long paragraphs that are too narrow or too wide for comfortable reading. */
    widths: all("main p")
      .filter(({ textContent }) => (textContent ?? "").length > 150)
      .map((paragraph) => paragraph.getBoundingClientRect().width)
      .filter((width) => width <= 200 || width >= 800),
  };
}

test("every page is complete and readable: no dead control, no empty part, no heading without content or permalink, no id twice", async ({
  page,
  site,
}) => {
  const headline = page.getByRole("heading", { level: 1 });
  for (const path of site.paths) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const seen = {
      headlines: [await headline.count(), await page.locator("main").locator(headline).count()],
      isVisible: await headline.isVisible(),
      controls: await page.getByRole("button").or(page.getByRole("radio")).count(),
      ...(await page.evaluate(faults)),
    };
    expect.soft(seen, path).toEqual({
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

/**
 * Returns the links and menus of the current page in which a visitor sees neither text nor a picture. An icon is not enough. This function
 * runs in the browser.
 */
function unlabelled() {
  const isClipped = (element: Element | null, within: Element): boolean =>
    element !== null &&
    within.contains(element) &&
    (getComputedStyle(element).clipPath !== "none" || isClipped(element.parentElement, within));
  const hasText = (control: Element) => {
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      if (data.trim() !== "" && !isClipped(parentElement, control)) return true;
    }
    return false;
  };
  return [...document.querySelectorAll("a[href], summary, button, label")]
    .filter((control) => control.checkVisibility() && !control.matches("a[href='#main']"))
    .filter((control) => !control.querySelector("img") && !hasText(control))
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

// Tor Browser at its safest level runs no scripts and draws no SVG, so no icon appears.
test("without scripts, every link and every menu shows a text or a picture besides its icon", async ({
  page,
  site,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of site.kinds) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      expect.soft(await page.evaluate(unlabelled), `${path} at ${width} pixels`).toEqual([]);
    }
  }
});
