import { TextView } from "./textView";

it("cites at the bracket that was typed, wherever the cursor had been", () => {
  const onOpen = jest.fn();
  const view = new TextView(document.body, "Some words.", {
    context: () => ({ file: "pages/a.md", references: undefined }),
    onOpen,
    onState: () => undefined,
    onChange: () => undefined,
  });
  const { editor } = view;
  const end = editor.state.doc.content.size - 1;
  expect(editor.state.selection.from).toBe(1);
  editor.someProp("handleTextInput", (handle) => handle(editor, end, end, "[", () => editor.state.tr));
  expect(onOpen).toHaveBeenCalledWith("cite");
  expect(editor.state.selection.from).toBe(end + 1);
});
