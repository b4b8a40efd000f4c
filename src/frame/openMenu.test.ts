import { openInline } from "../../tests/support/inlinePage";

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
