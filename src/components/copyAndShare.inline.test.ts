import { openInline, settle } from "../../tests/support/inlinePage";

const body = `<button data-copy="00-00-00" data-name="Sort code"><svg></svg></button><div id="messages"></div>`;

/**
 * Clicks the copy button in a browser with this clipboard or, by default, without a clipboard. Returns the message that the visitor sees.
 */
async function press(clipboard?: object) {
  const page = await openInline(body);
  Object.assign(page.window.navigator, { clipboard });
  page.send("click", "svg");
  await settle();
  return page.one("#messages").textContent;
}

test("a button copies a detail and confirms it", async () => {
  const written: string[] = [];
  const writeText = (text: string) => Promise.resolve(void written.push(text));
  expect(await press({ writeText })).toBe("Sort code copied");
  expect(written).toEqual(["00-00-00"]);
});

test.each([
  ["refuses", { writeText: () => Promise.reject(new Error("refused")) }],
  ["has no clipboard", undefined],
])("if the browser %s, a message tells the visitor to select the text", async (_what, clipboard) => {
  expect(await press(clipboard)).toBe("Your browser blocks copying. Please select the sort code yourself.");
});
