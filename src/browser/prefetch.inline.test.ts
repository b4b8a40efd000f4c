import { openInline } from "../../tests/support/inlinePage";

/**
 * A script that defines IntersectionObserver, which jsdom lacks. The script records the links that the page watches, and the addresses that
 * it fetches.
 */
const observer = `<script>
  window.watched = [];
  window.fetched = [];
  window.fetch = (address) => (fetched.push(address), Promise.reject(new Error("offline")));
  window.IntersectionObserver = class {
    constructor(callback) { window.show = (...links) => callback(links.map((target) => ({ isIntersecting: true, target }))); }
    observe(link) { watched.push(link); }
    unobserve() {}
  };
</script>`;

const links = `<header><details data-menu><a id="menu" href="/menu">Menu</a></details></header>
  <main><a id="page" href="/annex#there">Annex</a><a id="again" href="/annex">Again</a><a id="shown" href="/page#here">Here</a>
  <a href="#place">Place</a><a href="/report.pdf">PDF</a><a href="/timeline.csv">CSV</a><a href="https://host.test/">Out</a>
  <a href="/new" target="_blank">New tab</a></main><footer><a href="/foot">Foot</a></footer>`;

async function open(hasRules: boolean, saveData = false) {
  const support = `<script>HTMLScriptElement.supports = () => ${hasRules}</script>`;
  const page = await openInline(observer + support + links, { saveData });
  const show = (...ids: string[]) =>
    (page.window.show as (...all: Element[]) => void)(...ids.map((id) => page.one(`#${id}`)));
  return {
    ...page,
    show,
    watched: (page.window.watched as Element[]).map(({ id }) => id),
    near: () => [...page.document.querySelectorAll(".near")].map(({ id }) => id),
    fetched: () => page.window.fetched as string[],
    allows: page.document.documentElement.classList.contains("prefetches"),
  };
}

test("links to pages in the text and in menus are loaded ahead, but not files, other sites, new tabs or the footer", async () => {
  const page = await open(true);
  expect([page.watched, page.allows]).toEqual([["menu", "page", "again", "shown"], true]);
});

test.each([
  [true, []],
  [false, ["/annex", "/menu"]],
])(
  "links in view are marked, each page once; with rules (%s) the browser loads them, else %j are fetched",
  async (hasRules, fetched) => {
    const page = await open(hasRules);
    page.show("page", "again", "shown", "menu");
    expect(page.near()).toEqual(["menu", "page"]);
    expect(page.fetched()).toEqual(fetched);
  },
);

test("a page loads at most twelve pages ahead", async () => {
  const page = await open(false);
  const many = Array.from({ length: 20 }, (_, index) =>
    Object.assign(page.document.createElement("a"), { href: `/p${index}`, id: `p${index}` }),
  );
  page.document.body.append(...many);
  page.show(...many.map(({ id }) => id));
  expect(page.fetched()).toHaveLength(12);
});

test("pages are not loaded ahead if the visitor saves data", async () => {
  const page = await open(true, true);
  expect([page.watched, page.allows]).toEqual([[], false]);
});
