import { openInline } from "../../tests/support/inlinePage";

const body = `<button data-opens-search>Search</button><div id="messages"></div><input id="other">
  <dialog id="search" data-list="/static/list.js"><input><a href="/annex"><b>Annex</b></a></dialog>`;

async function open() {
  const page = await openInline(body);
  const dialog = page.one("#search") as HTMLDialogElement;
  return { ...page, timers: page.holdTimers(), dialog, message: () => page.one("#messages").textContent };
}

test.each([
  [{ key: "k", ctrlKey: true }, true],
  [{ key: "K", metaKey: true }, true],
  [{ key: "k" }, false],
  [{ key: "k", ctrlKey: true, shiftKey: true }, false],
  [{ key: "j", ctrlKey: true }, false],
])("%j opens and closes the search: %s", async (key, toggles) => {
  const page = await open();
  expect(page.send("keydown", "body", key)).toBe(toggles);
  expect(page.dialog.open).toBe(toggles);
  page.send("keydown", "#search input", key);
  expect(page.dialog.open).toBe(false);
});

test("the button opens the search, and a click next to the dialog closes it", async () => {
  const page = await open();
  page.send("click", "button");
  expect(page.dialog.open).toBe(true);
  page.send("click", "#search input");
  expect(page.dialog.open).toBe(true);
  // The visitor may begin to select text in the field and release the mouse outside the dialog.
  page.send("pointerdown", "#search input");
  page.send("click", "#search");
  expect(page.dialog.open).toBe(true);
  page.send("pointerdown", "#search");
  page.send("click", "#search");
  expect(page.dialog.open).toBe(false);
});

test.each([
  ["closes it", {}, false],
  ["in another tab leaves it open", { ctrlKey: true }, true],
])("a link that is followed %s", async (_what, init, isOpen) => {
  const page = await open();
  page.send("click", "button");
  page.send("click", "#search b", init);
  expect(page.dialog.open).toBe(isOpen);
});

test("only the shortcut's default action is prevented", async () => {
  const page = await open();
  page.send("click", "button");
  for (const key of ["a", "Backspace", "ArrowDown", "Enter"])
    expect(page.send("keydown", "#search input", { key })).toBe(false);
});

test("the field is blank each time that the search opens", async () => {
  const page = await open();
  const field = page.one("#search input") as HTMLInputElement;
  page.send("click", "button");
  field.value = "abc";
  page.dialog.close();
  page.send("click", "button");
  expect(field.value).toBe("");
});

describe("the list of the search", () => {
  test("is loaded once, when the dialog first opens, and receives an event for each opening", async () => {
    const page = await open();
    let told = 0;
    page.dialog.addEventListener("searchopened", () => (told += 1));
    expect(page.scripts()).toEqual([]);
    for (let presses = 0; presses < 3; presses += 1) page.send("click", "button");
    expect(page.scripts().map((script) => script.getAttribute("src"))).toEqual(["/static/list.js"]);
    expect(told).toBe(2);
  });

  test("is not loaded again once it has run, and shows no message", async () => {
    const page = await open();
    page.send("click", "button");
    delete page.dialog.dataset.list;
    page.scripts()[0]?.dispatchEvent(new page.window.Event("load"));
    page.timers.end(20_000);
    expect([page.dialog.open, page.message()]).toEqual([true, ""]);
    page.dialog.close();
    page.send("click", "button");
    expect(page.scripts()).toHaveLength(1);
  });

  test.each([
    ["whose file does not load", "error"],
    ["whose file is truncated or throws", "load"],
    ["that is late by 20 seconds", undefined],
  ])("%s: the dialog closes with a message, and the next opening asks again", async (_what, event) => {
    const page = await open();
    page.send("click", "button");
    if (event) page.scripts()[0]?.dispatchEvent(new page.window.Event(event));
    else page.timers.end(20_000);
    expect(page.dialog.open).toBe(false);
    expect(page.message()).toBe(
      "The search could not be loaded. All pages are listed at the bottom of each page.",
    );
    expect(page.scripts()).toEqual([]);
    page.send("click", "button");
    expect(page.scripts()).toHaveLength(1);
  });

  test("has another 20 seconds when it is requested again", async () => {
    const page = await open();
    page.send("click", "button");
    page.scripts()[0]?.dispatchEvent(new page.window.Event("error"));
    const [first] = page.timers.takeOut(20_000);
    page.send("click", "button");
    first?.();
    expect([page.dialog.open, page.scripts().length]).toEqual([true, 1]);
  });

  test("shows no message if it fails after the dialog has been closed", async () => {
    const page = await open();
    page.send("click", "button");
    page.dialog.close();
    page.scripts()[0]?.dispatchEvent(new page.window.Event("error"));
    expect(page.message()).toBe("");
  });
});
