import { openInline } from "../../tests/support/inlinePage";

const dropdown = (id: string, ...links: string[]) =>
  `<details id="${id}" data-menu="hover"><summary>${id}<svg></svg></summary><ul>${links
    .map((name) => `<li><a href="/${name}">${name}</a></li>`)
    .join("")}</ul></details>`;
const body = `${dropdown("books", "Auditor", "Ledger in Brief", "Letters", "Tides")}${dropdown("voices", "Ann")}
  <details id="phone" data-menu><summary>Menu</summary><nav><a href="/x"><b>Annex</b></a></nav></details>
  <p id="text">Text</p><a id="other" href="#y">Other</a>`;

async function open() {
  const page = await openInline(body);
  const timers = page.holdTimers();
  const details = () => [...page.document.querySelectorAll("details")];
  return {
    ...page,
    timers,
    opened: () =>
      details()
        .filter((menu) => menu.open)
        .map(({ id }) => id),
    point: (selector: string, pointerType = "mouse") => page.send("pointerover", selector, { pointerType }),
    /**
     * Clicks the summary of a menu. jsdom would dispatch `toggle` and carry out the default action too late, so the function does both
     * itself.
     */
    press: (id: string) => {
      if (page.send("click", `#${id} > summary`)) return;
      page.one(`#${id}`).dispatchEvent(new page.window.Event("toggle"));
    },
    focused: () => page.document.activeElement?.textContent,
  };
}

test("a mouse that rests on a dropdown for 100 ms opens it, and one that has left it for 300 ms closes it", async () => {
  const page = await open();
  page.point("#books svg");
  page.point("#books summary");
  expect(page.timers.delays()).toEqual([100]);
  expect(page.opened()).toEqual([]);
  page.timers.end(100);
  expect(page.opened()).toEqual(["books"]);
  page.point("#text");
  expect(page.timers.delays()).toEqual([300]);
  page.point("#books a");
  expect(page.timers.delays()).toEqual([100]);
  page.timers.end(100);
  expect(page.opened()).toEqual(["books"]);
  page.point("#text");
  page.timers.end(300);
  expect(page.opened()).toEqual([]);
});

test("a mouse that moves from one dropdown to the next opens the next", async () => {
  const page = await open();
  page.point("#books summary");
  page.timers.end(100);
  page.point("#voices summary");
  page.timers.end(100);
  expect(page.opened()).toEqual(["voices"]);
});

test.each([
  ["a finger", "#books summary", "touch"],
  ["a mouse on the menu of small screens", "#phone summary", "mouse"],
])("%s does not open a menu without a click", async (_what, selector, pointerType) => {
  const page = await open();
  page.point(selector, pointerType);
  expect(page.timers.delays()).toEqual([]);
});

test("a click keeps a dropdown open that the mouse has opened, and the next click closes it", async () => {
  const page = await open();
  page.point("#books summary");
  page.timers.end(100);
  page.press("books");
  expect(page.opened()).toEqual(["books"]);
  page.point("#text");
  page.timers.end(300);
  expect(page.opened()).toEqual(["books"]);
  page.press("books");
  expect(page.opened()).toEqual([]);
});

test("opening a menu closes the others", async () => {
  const page = await open();
  page.press("books");
  page.press("voices");
  expect(page.opened()).toEqual(["voices"]);
});

test.each([
  ["a press beside it", "pointerdown", "#text", []],
  ["a focus elsewhere", "focusin", "#other", []],
  ["a press in it", "pointerdown", "#phone b", ["phone"]],
  ["the choice of a link", "click", "#phone b", []],
  ["a link elsewhere", "click", "#other", ["phone"]],
])("after %s the menu of small screens is open: %s %s %j", async (_what, type, selector, expected) => {
  const page = await open();
  page.press("phone");
  page.send(type, selector);
  expect(page.opened()).toEqual(expected);
});

test.each([
  ["in it", "#books a", "books"],
  ["elsewhere", "#other", "Other"],
])("Escape closes a menu; a focus %s then is on %s", async (_where, selector, expected) => {
  const page = await open();
  page.press("books");
  // A real click would also dispatch the event that closes the menu. Therefore the test only moves the focus.
  page.one(selector).focus();
  page.one("#books").setAttribute("open", "");
  page.send("keydown", selector, { key: "Escape" });
  expect([page.opened(), page.focused()]).toEqual([[], expected]);
});

test("letters go to the link that begins with them, until a second passes", async () => {
  const page = await open();
  page.press("books");
  page.one("#books summary").focus();
  const type = (text: string) => {
    for (const key of text) page.send("keydown", "#books summary", { key });
  };
  type("le");
  expect(page.focused()).toBe("Ledger in Brief");
  type("t");
  expect(page.focused()).toBe("Letters");
  expect(page.timers.delays()).toEqual([1000]);
  page.timers.end(1000);
  type("t");
  expect(page.focused()).toBe("Tides");
  page.timers.end(1000);
  type("LEDGER I");
  expect(page.focused()).toBe("Ledger in Brief");
});

test.each([
  [{ key: "a", ctrlKey: true }, false],
  [{ key: " " }, false],
  [{ key: "Tab" }, false],
  [{ key: "a" }, true],
])("the key %j in an open menu is handled as a letter: %s", async (key, isTaken) => {
  const page = await open();
  page.press("books");
  page.one("#books summary").focus();
  expect(page.send("keydown", "#books summary", key)).toBe(isTaken);
});

test("letters that are typed before the browser says that the menu has opened are kept, and letters from before are not", async () => {
  const page = await open();
  page.press("books");
  page.one("#books a").focus();
  page.send("keydown", ":focus", { key: "l" });
  page.send("keydown", ":focus", { key: "Escape" });
  page.send("click", "#books > summary");
  page.one("#books").setAttribute("open", "");
  page.one("#books a").focus();
  page.send("keydown", ":focus", { key: "t" });
  page.one("#books").dispatchEvent(new page.window.Event("toggle"));
  page.send("keydown", ":focus", { key: "i" });
  expect(page.focused()).toBe("Tides");
  page.send("keydown", ":focus", { key: "x" });
  expect(page.focused()).toBe("Tides");
});

test("keys outside an open menu keep their default action", async () => {
  const page = await open();
  expect(page.send("keydown", "#other", { key: "a" })).toBe(false);
  page.press("books");
  page.one("#other").focus();
  page.one("#books").setAttribute("open", "");
  expect(page.send("keydown", "#other", { key: "a" })).toBe(false);
});
