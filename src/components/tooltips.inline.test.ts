import { openInline } from "../../tests/support/inlinePage";

const body = `<button id="one"><svg></svg><span class="tooltip">One</span></button><button id="two"><span class="tooltip">Two</span></button>`;

/** Opens the page and pretends that the first button has the pointer or the keyboard focus, because jsdom does not support these states. */
async function open() {
  const page = await openInline(body);
  page.window.Element.prototype.matches = function (this: Element, selector: string) {
    return selector === ":hover,:focus-visible" && this.id === "one";
  };
  const closed = () => [...page.document.querySelectorAll("[data-closed]")].map((each) => each.textContent);
  return { ...page, closed };
}

test("Escape closes only the tooltip that is shown, and its button keeps its name", async () => {
  const page = await open();
  page.send("keydown", "body", { key: "a" });
  expect(page.closed()).toEqual([]);
  page.send("keydown", "body", { key: "Escape" });
  expect(page.closed()).toEqual(["One"]);
  expect(page.one("#one .tooltip").hidden).toBe(false);
});

test.each(["pointerover", "focusin"])("a closed tooltip stays closed until a %s elsewhere", async (type) => {
  const page = await open();
  page.send("keydown", "body", { key: "Escape" });
  page.send(type, "#one svg");
  expect(page.closed()).toEqual(["One"]);
  page.send(type, "#two");
  expect(page.closed()).toEqual([]);
});
