import { fireEvent, render, screen, within } from "@testing-library/react";
import { keymap } from "@tiptap/pm/keymap";
import { KeysButton } from "./KeysButton";
import { spoken } from "./spokenKeys";
import { plugins } from "./text/keys";
import { TextView } from "./text/textView";

jest.mock("@tiptap/pm/keymap", () => {
  const actual = jest.requireActual<{ keymap: typeof keymap }>("@tiptap/pm/keymap");
  return { ...actual, keymap: jest.fn(actual.keymap) };
});

const options = {
  context: () => ({ file: "pages/a.md", references: undefined }),
  onOpen: () => undefined,
  onState: () => undefined,
  onChange: () => undefined,
  onPaste: () => undefined,
  onPictures: () => undefined,
  onRefuse: () => undefined,
};

/** Returns the keys that a text field of the editor binds. The browser's own keys for every text field are not among them. */
function boundKeys(): string[] {
  const bound = jest.mocked(keymap).mockClear();
  new TextView(document.body, "Words.", options);
  const [own = {}] = bound.mock.calls[0] ?? [];
  return Object.keys(own);
}

beforeAll(() => {
  // jsdom does not implement `showModal`, so this function replaces it.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

/** Opens the list of keyboard shortcuts. Returns the rows about text fields, each with the keys and their effect. */
async function listedKeys(): Promise<[keys: string, what: string][]> {
  render(<KeysButton />);
  fireEvent.keyDown(document.body, { key: "?" });
  const list = within(screen.getByRole("region", { name: "In a text" }));
  const rows = await list.findAllByRole("term");
  return rows.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? ""]);
}

test("the list of keyboard shortcuts names each key of a text field, and no key twice for the same effect", async () => {
  const names = (await listedKeys()).map(([keys]) => keys);
  expect(boundKeys().length).toBeGreaterThan(10);
  expect(boundKeys().filter((keys) => !names.includes(spoken(keys)))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ["## ", "h2"],
  ["### ", "h3"],
  ["> ", "blockquote"],
  ["- ", "ul"],
  ["1. ", "ol"],
])("the typed characters “%s” are in the list, and have an effect", async (characters, element) => {
  const listed = (await listedKeys()).map(([keys, what]) => `${keys} ${what}`).join("\n");
  expect(listed).toContain(characters.trim());
  expect(plugins(() => false, {}).length).toBeGreaterThan(0);
  const view = new TextView(document.body, "", options);
  for (const character of characters) {
    const { from, to } = view.editor.state.selection;
    const insert = () => view.editor.state.tr.insertText(character, from, to);
    const isHandled = view.editor.someProp("handleTextInput", (handle) =>
      handle(view.editor, from, to, character, insert),
    );
    if (!isHandled) view.editor.dispatch(insert());
  }
  expect(view.editor.dom.firstElementChild?.localName).toBe(element);
});
