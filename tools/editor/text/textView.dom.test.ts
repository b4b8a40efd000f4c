import { TextView } from "./textView";

const onPaste = jest.fn();

const viewOf = (markdown: string, onOpen = jest.fn()) =>
  new TextView(document.body, markdown, {
    context: () => ({ file: "pages/a.md", references: undefined }),
    onOpen,
    onPaste,
    onState: () => undefined,
    onChange: () => undefined,
  });

it("cites at the bracket that was typed, wherever the cursor had been", () => {
  const onOpen = jest.fn();
  const { editor } = viewOf("Some words.", onOpen);
  const end = editor.state.doc.content.size - 1;
  expect(editor.state.selection.from).toBe(1);
  editor.someProp("handleTextInput", (handle) => handle(editor, end, end, "[", () => editor.state.tr));
  expect(onOpen).toHaveBeenCalledWith("cite");
  expect(editor.state.selection.from).toBe(end + 1);
});

it("is not left by a click on a link", () => {
  const { editor } = viewOf("A [link](b.md).");
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  editor.dom.querySelector("a")?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
});

it.each([
  ['<p>Words <img src="a.png"></p>', true],
  ["<p>Words</p>", false],
  ['<p data-pm-slice="1 1 []"><img src="a.png"></p>', false],
])("says of %s whether pictures are left out: %p", (html, isLeftOut) => {
  const { editor } = viewOf("");
  editor.someProp("transformPastedHTML", (change) => change(html, editor));
  expect(onPaste).toHaveBeenLastCalledWith(isLeftOut);
});
