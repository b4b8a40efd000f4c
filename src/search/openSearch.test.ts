import { openInline } from "../../tests/support/inlinePage";

const body = `<button data-opens-search>Search</button><dialog id="search"><input></dialog><input id="other">`;
const dialog = ({ one }: { one: (selector: string) => HTMLElement }) => one("#search") as HTMLDialogElement;

test.each([
  [{ key: "k", ctrlKey: true }, true],
  [{ key: "K", metaKey: true }, true],
  [{ key: "k" }, false],
  [{ key: "k", ctrlKey: true, shiftKey: true }, false],
  [{ key: "j", ctrlKey: true }, false],
])("%j opens and closes: %s", async (key, toggles) => {
  const page = await openInline(body);
  expect(page.send("keydown", "body", key)).toBe(toggles);
  expect(dialog(page).open).toBe(toggles);
  page.send("keydown", "#search input", key);
  expect(dialog(page).open).toBe(false);
});

test("the button opens it, and a press beside it closes it", async () => {
  const page = await openInline(body);
  page.send("click", "button");
  expect(dialog(page).open).toBe(true);
  page.send("click", "#search input");
  expect(dialog(page).open).toBe(true);
  // Selecting its text with the mouse may end beside it.
  page.send("pointerdown", "#search input");
  page.send("click", "#search");
  expect(dialog(page).open).toBe(true);
  page.send("pointerdown", "#search");
  page.send("click", "#search");
  expect(dialog(page).open).toBe(false);
});

test("keys for the list are queued in their order, letters are not held back", async () => {
  const page = await openInline(body);
  page.send("click", "button");
  expect(page.send("keydown", "#search input", { key: "a" })).toBe(false);
  expect(page.send("keydown", "#search input", { key: "Backspace" })).toBe(false);
  for (const key of ["ArrowDown", "ArrowUp", "Enter"])
    expect(page.send("keydown", "#search input", { key })).toBe(true);
  expect(dialog(page).dataset.keys).toBe("ArrowDown ArrowUp Enter ");
});

test("typing takes queued arrows back, as it moves the selection to the first entry", async () => {
  const page = await openInline(body);
  page.send("click", "button");
  page.send("keydown", "#search input", { key: "ArrowDown" });
  page.send("input", "#search input");
  expect(dialog(page).dataset.keys).toBeUndefined();
});

test("no key is held back while it is closed, nor once the list is there", async () => {
  const page = await openInline(body);
  expect(page.send("keydown", "#other", { key: "Enter" })).toBe(false);
  page.send("click", "button");
  dialog(page).insertAdjacentHTML("beforeend", "<div cmdk-list></div>");
  expect(page.send("keydown", "#search input", { key: "ArrowDown" })).toBe(false);
});

test("every opening starts blank", async () => {
  const page = await openInline(body);
  const field = page.one("#search input") as HTMLInputElement;
  page.send("click", "button");
  field.value = "abc";
  page.send("keydown", "#search input", { key: "Enter" });
  expect(field.readOnly).toBe(true);
  dialog(page).close();
  page.send("click", "button");
  expect([field.value, field.readOnly, dialog(page).dataset.keys]).toEqual(["", false, undefined]);
});
