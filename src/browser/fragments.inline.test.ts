import { openInline, settle } from "../../tests/support/inlinePage";

test.each([
  ["a heading", '<a href="#x"></a><h2 id="x"></h2>', -1],
  ["a heading with a letter that addresses encode", '<a href="#caf%C3%A9"></a><h2 id="café"></h2>', -1],
  ["an id with a per cent sign", '<a href="#100%"></a><h2 id="100%"></h2>', -1],
  ["a place with words", '<a href="#x:~:text=words"></a><h2 id="x"></h2>', -1],
  ["a link, which can have the focus", '<a href="#x"></a><a id="x" href="/">Link</a>', 0],
])("a link makes %s focusable", async (_what, html, tabIndex) => {
  const page = await openInline(html);
  page.send("click", "a");
  expect(page.one("[id]").tabIndex).toBe(tabIndex);
  expect(page.errors).toEqual([]);
});

test("a link to an id that does not exist does nothing", async () => {
  const page = await openInline('<a href="#nowhere"></a>');
  page.send("click", "a");
  expect(page.errors).toEqual([]);
});

/**
 * Opens a page with a link to a heading. Returns functions that click the link and go back, and the list of positions to which the page has
 * scrolled.
 */
async function openWithLink(fragment: string) {
  const page = await openInline('<a href="#x"></a><h2 id="x"></h2>', { fragment });
  const scrolled: number[] = [];
  Object.assign(page.window, { scrollTo: (_x: number, y: number) => scrolled.push(y) });
  const move = async (start: () => void) => {
    const changed = new Promise((resolve) =>
      page.window.addEventListener("hashchange", resolve, { once: true }),
    );
    start();
    await changed;
    await settle();
  };
  return {
    window: page.window,
    scrolled,
    scroll(scrollY: number) {
      Object.assign(page.window, { scrollY });
      page.window.dispatchEvent(new page.window.Event("scrollend"));
    },
    follow: () => move(() => page.one("a").click()),
    goBack: () => move(() => page.window.history.back()),
    goForward: () => move(() => page.window.history.forward()),
  };
}

test.each(["#y", ""])(
  "Back and Forward return to the last place of the visitor at each address, from %j",
  async (fragment) => {
    const page = await openWithLink(fragment);
    page.scroll(700);
    await page.follow();
    page.scroll(200);
    await page.goBack();
    page.scroll(900);
    await page.goForward();
    await page.goBack();
    expect(page.scrolled).toEqual([700, 200, 900]);
  },
);

test("Back leaves the place to the browser if the visitor has not scrolled, or if the browser does not say when scrolling ends", async () => {
  const page = await openWithLink("");
  await page.follow();
  await page.goBack();
  expect(page.scrolled).toEqual([]);
});

test("Back returns to the last place even if the browser has gone to the fragment before", async () => {
  const page = await openWithLink("#y");
  page.scroll(700);
  await page.follow();
  page.window.addEventListener("popstate", () => page.scroll(50), { once: true });
  await page.goBack();
  expect(page.scrolled).toEqual([700]);
});
