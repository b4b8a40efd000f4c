import { openInline } from "../../../tests/support/inlinePage";

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe("the menu of small screens", () => {
  const menu = `<button data-opens-menu aria-expanded="false" aria-label="Open menu"><svg></svg></button>
    <nav data-menu hidden><a href="#x"><b>Annex</b></a></nav><a id="other" href="#y">Other</a>`;
  const isOpen = (page: Awaited<ReturnType<typeof openInline>>) => {
    const button = page.one("button");
    const open = !page.one("nav").hidden;
    expect(button.getAttribute("aria-expanded")).toBe(String(open));
    expect(button.getAttribute("aria-label")).toBe(open ? "Close menu" : "Open menu");
    return open;
  };

  test("a press opens it, and another closes it", async () => {
    const page = await openInline(menu);
    expect(isOpen(page)).toBe(false);
    page.send("click", "svg");
    expect(isOpen(page)).toBe(true);
    page.send("click", "button");
    expect(isOpen(page)).toBe(false);
  });

  test("choosing a link closes it, another link does not open it", async () => {
    const page = await openInline(menu);
    page.send("click", "#other");
    expect(isOpen(page)).toBe(false);
    page.send("click", "button");
    page.send("click", "nav b");
    expect(isOpen(page)).toBe(false);
  });

  test("Escape closes it and gives the focus back to its button", async () => {
    const page = await openInline(menu);
    page.send("click", "button");
    page.one("a").focus();
    page.send("keydown", "a", { key: "Escape" });
    expect(isOpen(page)).toBe(false);
    expect(page.document.activeElement).toBe(page.one("button"));
  });
});

describe("buttons that copy", () => {
  const body = `<button data-copy="00-00-00" data-name="Sort code"><svg></svg></button>`;
  /** What the visitor is told once the page is in a state. */
  async function messagesIn(state: string, clipboard?: object) {
    const page = await openInline(body);
    Object.assign(page.window.navigator, { clipboard });
    const toasts: string[] = [];
    page.window.addEventListener("visitormessage", ({ detail }) => toasts.push(detail));
    page.send("click", "svg");
    await settle();
    expect(toasts).toEqual([]);
    page.document.documentElement.dataset.page = state;
    page.window.dispatchEvent(new page.window.Event("pagestate"));
    return { page, toasts };
  }

  test("copy at once, and confirm when React listens", async () => {
    const written: string[] = [];
    const { toasts } = await messagesIn("interactive", {
      writeText: (text: string) => Promise.resolve(void written.push(text)),
    });
    expect(written).toEqual(["00-00-00"]);
    expect(toasts).toEqual(["Sort code copied"]);
  });

  test("tell what to do where copying is refused or there is no clipboard", async () => {
    const { toasts } = await messagesIn("interactive");
    expect(toasts).toEqual(["Your browser does not allow copying. Please select the sort code yourself."]);
  });

  test("confirm in plain text where React does not load, until the next press", async () => {
    const { page, toasts } = await messagesIn("failed", { writeText: () => Promise.resolve() });
    expect(toasts).toEqual([]);
    expect(page.one("[role=alert]").textContent).toBe("Sort code copied");
    page.send("pointerdown");
    expect(page.document.querySelector("[role=alert]")).toBeNull();
  });
});

test("the counter and the year are today's before any script file", async () => {
  const page = await openInline(
    `<section data-since="1985-09-29"><dd data-unit="days">1</dd></section><span data-year>1999</span>`,
  );
  const days = Math.floor((Date.now() - Date.parse("1985-09-29")) / 86_400_000);
  expect(page.one("dd").textContent?.replace(/\D/g, "")).toBe(String(days));
  expect(page.one("span").textContent).toBe(String(new Date().getFullYear()));
});

describe("the documents of the first links", () => {
  const links = `<a href="/page">shown</a><a href="/a">a</a><a href="/a#x">a</a><a href="/b.pdf">file</a>
    <a href="https://other.example/">other</a>${["c", "d", "e"].map((name) => `<a href="/${name}">${name}</a>`).join("")}`;
  const prefetched = ({ document }: { document: Document }) =>
    [...document.querySelectorAll("link[rel=prefetch]")].map((link) => link.getAttribute("href"));
  const able = `<script>HTMLScriptElement.supports = (type) => type === "speculationrules"</script>`;
  const inView = `<script>Element.prototype.getBoundingClientRect = () => ({ top: 0, bottom: 10, width: 10 })</script>`;

  test("are fetched once the page is loaded: three inside pages, none twice", async () => {
    const page = await openInline(able + inView + links);
    await settle();
    expect(prefetched(page)).toEqual(["/a", "/c", "/d"]);
  });

  test("are not where they are out of view, the visitor saves data, or the browser would refuse them", async () => {
    const far = await openInline(able + links);
    const sparing = await openInline(able + inView + links, { saveData: true });
    const unable = await openInline(inView + links);
    await settle();
    expect([far, sparing, unable].map(prefetched)).toEqual([[], [], []]);
  });
});
