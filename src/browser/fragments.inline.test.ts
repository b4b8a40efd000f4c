import { openInline } from "../../tests/support/inlinePage";

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

test("Back returns to where the visitor was, also to an address with a fragment", async () => {
  const page = await openInline('<a href="#x"></a><h2 id="x"></h2>', { fragment: "#y" });
  const scrolled: number[] = [];
  Object.assign(page.window, { scrollTo: (_x: number, y: number) => scrolled.push(y), scrollY: 700 });
  const changed = () =>
    new Promise((resolve) => page.window.addEventListener("hashchange", resolve, { once: true }));
  let change = changed();
  page.one("a").click();
  await change;
  change = changed();
  page.window.history.back();
  await change;
  expect(scrolled).toEqual([700]);
});
