import { undo } from "@tiptap/pm/history";
import type { References } from "../../server/references";
import { fromMarkdown } from "./fromMarkdown";
import { TextView } from "./textView";

jest.mock("./fromMarkdown", () => {
  const actual = jest.requireActual<{ fromMarkdown: typeof fromMarkdown }>("./fromMarkdown");
  return { fromMarkdown: jest.fn(actual.fromMarkdown) };
});

const onPaste = jest.fn();
const onChange = jest.fn();
const source = [{ value: "log", title: "Log", detail: "A log, 1999", kind: "book" as const }];

const viewOf = (markdown: string, onOpen = jest.fn()) =>
  new TextView(document.body, markdown, {
    context: () => ({ file: "pages/a.md", references: { choices: { source } } as References }),
    onOpen,
    onPaste,
    onPictures: () => undefined,
    onState: () => undefined,
    onChange,
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
  ['<p data-own-text="" data-pm-slice="1 1 []"><img src="a.png"></p>', false],
])("says of %s whether pictures are left out: %p", (html, isLeftOut) => {
  const { editor } = viewOf("");
  editor.someProp("transformPastedHTML", (change) => change(html, editor));
  expect(onPaste).toHaveBeenLastCalledWith({ hasPictures: isLeftOut, hasLetteredLists: false, notes: [] });
});

it("shows each form of text, with its citations, pictures and their captions", () => {
  const { dom } = viewOf(
    '## The call\n\nOne\n`two`.[^log:12]\n\n![A gate](../images/a.jpg "The gate")\n\n```\nthree\n```',
  ).editor;
  expect(dom.textContent).toBe("The callOne two.[1, p. 12]The gatethree");
  expect(dom.querySelector(".citation")?.getAttribute("aria-label")).toMatch(
    /Source 1: A log, 1999, page 12$/,
  );
});

it("parses typed Markdown once, after the last key, and says each key at once", () => {
  jest.useFakeTimers();
  const view = viewOf("Some words.");
  const changes = jest.spyOn(view.editor, "updateState");
  for (const typed of ["*O", "*Other", "*Other* words."]) {
    view.write(typed);
    expect([onChange.mock.lastCall, view.markdown]).toEqual([[typed], typed]);
  }
  expect(changes).not.toHaveBeenCalled();
  jest.runAllTimers();
  jest.useRealTimers();
  expect(changes).toHaveBeenCalledTimes(1);
  expect(view.editor.dom.textContent).toBe("Other words.");
  // The Markdown stays exactly as it was typed, without formatting.
  expect(view.markdown).toBe("*Other* words.");
});

it("parses a text of 20,000 words once while somebody types in its Markdown, and not for each key", () => {
  jest.useFakeTimers();
  const long = Array.from(
    { length: 2000 },
    (_each, index) => `Ten words ${index} make a line of *this* long text.`,
  ).join("\n\n");
  const view = viewOf(long);
  const parse = jest.mocked(fromMarkdown).mockClear();
  const keys = Array.from(" typed here");
  for (const [index] of keys.entries()) {
    view.write(long + keys.slice(0, index + 1).join(""));
    // This time is shorter than the delay after which typed Markdown is parsed.
    jest.advanceTimersByTime(100);
  }
  expect(parse).not.toHaveBeenCalled();
  jest.runAllTimers();
  jest.useRealTimers();
  expect(parse).toHaveBeenCalledTimes(1);
  expect(view.editor.dom.lastChild?.textContent).toMatch(/text\. typed here$/);
});

it("says what is written, until that is undone", () => {
  const view = viewOf("Some words.");
  view.write("Other words.");
  expect(onChange).toHaveBeenLastCalledWith("Other words.");
  view.run(undo);
  expect(onChange).toHaveBeenLastCalledWith("Some words.");
});

it("goes to words that are written as Markdown", () => {
  const view = viewOf("One.\n\n- Two *three* four\n- five");
  view.goTo("Two *three*");
  const { doc, selection } = view.editor.state;
  expect(doc.textBetween(0, selection.from)).toBe("One.Two three");
});
