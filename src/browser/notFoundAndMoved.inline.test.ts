import { openInline } from "../../tests/support/inlinePage";

test.each([
  ["<div data-not-found></div>", ["404 Error: User attempted to access non-existent route: /page"]],
  ["<div></div>", []],
])("a page with %s reports the requested address in the console: %j", async (html, expected) => {
  const page = await openInline(html);
  const lines: string[] = [];
  Object.assign(page.window.console, { error: (line: string) => lines.push(line) });
  page.window.dispatchEvent(new page.window.Event("rendered"));
  expect(lines).toEqual(expected);
});
