import { formatText } from "./mergeText";

const page = (yaml: string, body: string) => `---\n${yaml}---\n${body}`;

it.each([
  [
    "lists and fields on lines of their own",
    "people.yaml",
    'team: [{ name: "Ann", works: [a, b] }]\n',
    'team:\n  - name: "Ann"\n    works:\n      - a\n      - b\n',
  ],
  [
    "fields and text of a page",
    "pages/a.md",
    page("keywords: [a]\n", "* one\n* two"),
    page("keywords:\n  - a\n", "\n- one\n- two\n"),
  ],
  [
    "comments",
    "pages/a.md",
    page("# A note.\ntitle: A\n", "\nWord\n"),
    page("# A note.\ntitle: A\n", "\nWord\n"),
  ],
  [
    "a text that Windows wrote",
    "pages/a.md",
    "---\r\ntitle: A\r\n---\r\n\r\nOne\r\ntwo\r\n",
    page("title: A\n", "\nOne\ntwo\n"),
  ],
])("writes %s in the one format", (_what, name, text, formatted) => {
  expect(formatText(name, text)).toBe(formatted);
  expect(formatText(name, formatted)).toBe(formatted);
});

it("keeps a text whose fields cannot be read", () => {
  const text = page("title: [A\n", "* one");
  expect(formatText("pages/a.md", text)).toBe(text);
});
