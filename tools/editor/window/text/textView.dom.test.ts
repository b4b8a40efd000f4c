import { closeHistory, redo, undo } from "@tiptap/pm/history";
import { NodeSelection, TextSelection } from "@tiptap/pm/state";
import { CellSelection } from "@tiptap/pm/tables";
import type { References } from "../../server/references";
import { fromMarkdown } from "./fromMarkdown";
import type { LeftOut } from "./paste";
import { TextView } from "./textView";

jest.mock("./fromMarkdown", () => {
  const actual = jest.requireActual<{ fromMarkdown: typeof fromMarkdown }>("./fromMarkdown");
  return { fromMarkdown: jest.fn(actual.fromMarkdown) };
});

const onPaste = jest.fn();
const onChange = jest.fn();
const onRefuse = jest.fn();
const source = [{ value: "log", title: "Log", detail: "A log, 1999", kind: "book" as const }];

const viewOf = (markdown: string, onOpen = jest.fn()) =>
  new TextView(document.body, markdown, {
    context: () => ({ file: "pages/a.md", references: { choices: { source } } as References }),
    onOpen,
    onPaste,
    onPictures: () => undefined,
    onRefuse,
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

it.each<[string, boolean]>([
  ["Some words.", true],
  ["## Some words", false],
  ["```\nSome words\n```", false],
])(
  "opens the dialogs for links and citations by keys only where they are possible: %s",
  (markdown, isOpened) => {
    const onOpen = jest.fn();
    const { editor } = viewOf(markdown, onOpen);
    const end = editor.state.doc.firstChild?.content.size ?? 0;
    const isTyped = editor.someProp("handleTextInput", (handle) =>
      handle(editor, end + 1, end + 1, "[", () => editor.state.tr),
    );
    expect(Boolean(isTyped)).toBe(isOpened);
    const key = new KeyboardEvent("keydown", { key: "k", ctrlKey: true });
    editor.someProp("handleKeyDown", (handle) => handle(editor, key));
    expect(onOpen.mock.calls).toEqual(isOpened ? [["cite"], ["link"]] : []);
  },
);

it("opens the dialog of a link in a heading by its key, so that the link can be removed", () => {
  const onOpen = jest.fn();
  const { editor } = viewOf("## [Words](alibi.md)", onOpen);
  editor.dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, 3)));
  const key = new KeyboardEvent("keydown", { key: "k", ctrlKey: true });
  editor.someProp("handleKeyDown", (handle) => handle(editor, key));
  expect(onOpen).toHaveBeenCalledWith("link");
});

it("is not left by a click on a link", () => {
  const { editor } = viewOf("A [link](b.md).");
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  editor.dom.querySelector("a")?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
});

/** Pastes HTML at the selection. jsdom has no clipboard, so the event does not have any data. */
const paste = ({ editor }: TextView, html: string) =>
  editor.pasteHTML(html, new Event("paste") as ClipboardEvent);

it.each([
  ['<p>Words <img src="a.png"></p>', 1],
  ['<p>Words <img src="a.png"><img src="b.png"></p>', 2],
  ['<img src="a.png">', 1],
  ["<p>Words</p>", 0],
  ['<p data-own-text="" data-pm-slice="1 1 []"><img src="a.png"></p>', 0],
])("says of %s how many pictures a paste leaves out: %p", (html, pictures) => {
  paste(viewOf(""), html);
  expect(onPaste).toHaveBeenLastCalledWith([{ pictures, comments: 0, hasLetteredLists: false, notes: [] }]);
});

it("says how many comments in the margin a paste leaves out", () => {
  const comment = "<div style='mso-element:comment'><p>Words</p></div>";
  paste(viewOf(""), `<p>Words</p><div style='mso-element:comment-list'>${comment}${comment}</div>`);
  expect(onPaste).toHaveBeenLastCalledWith([expect.objectContaining({ comments: 2 })]);
});

describe("a selected citation", () => {
  /** Returns a view in which the citation is selected, as it is after its dialog was closed without a change. */
  function selectedIn(markdown: string) {
    const view = viewOf(markdown);
    const { doc, tr } = view.editor.state;
    doc.descendants((node, at) => {
      if (node.type.name === "citation") view.editor.dispatch(tr.setSelection(NodeSelection.create(doc, at)));
    });
    return view;
  }
  const type = ({ editor }: TextView, text: string) => {
    const { from, to } = editor.state.selection;
    const insert = () => editor.state.tr.insertText(text, from, to);
    if (!editor.someProp("handleTextInput", (handle) => handle(editor, from, to, text, insert)))
      editor.dispatch(insert());
  };

  it.each(["a", " ", "["])("is not replaced when somebody types %j", (text) => {
    const view = selectedIn("Words.[^log] More.");
    type(view, text);
    type(view, "b");
    expect(view.markdown.replaceAll("\\", "")).toBe(`Words.[^log]${text}b More.`);
  });

  it("is not replaced by a paste", () => {
    const view = selectedIn("Words.[^log] More.");
    paste(view, "<p>New</p>");
    expect(view.markdown).toBe("Words.[^log]New More.");
  });
});

describe("a paste at the end of a cell of a table", () => {
  const table = "| A | B |\n| - | - |\n| C | D |\n| E | F |";
  /** Returns the Markdown after a paste behind the words of the cell C, and the words around the cursor. */
  function pastedInto(pasteAt: (view: TextView) => void) {
    const view = viewOf(table);
    const { doc } = view.editor.state;
    doc.descendants((node, at) => {
      if (node.text !== "C") return;
      const selection = TextSelection.create(doc, at + 1);
      view.editor.dispatch(view.editor.state.tr.setSelection(selection));
    });
    pasteAt(view);
    const { $from } = view.editor.state.selection;
    return [view.markdown, $from.parent.textBetween(0, $from.parentOffset)];
  }
  const row = (cell: string) => table.replace("| C |", `| ${cell} |`);

  it.each([
    ["a paragraph", "<p>one</p>", "Cone", ""],
    ["two paragraphs", "<p>one</p><p>two</p>", "C one two", ""],
    ["lines of an e-mail", "<div>one</div><div>two</div>", "C one two", ""],
    ["more paragraphs than the row has cells", "<p>one</p><p>two</p><p>x</p><p>y</p>", "C one two x y", ""],
    ["a list", "<ul><li>one</li><li>two</li></ul>", "C one two", ""],
    ["a list inside a list", "<ul><li>one<ul><li>two</li></ul></li></ul>", "C one two", ""],
    ["a heading with a paragraph", "<h2>one</h2><p><b>two</b></p>", "C one **two**", ""],
    ["a quotation", "<blockquote><p>one</p><p>two</p></blockquote>", "C one two", ""],
    ["one cell of another table", "<table><tr><td>one</td></tr></table>", "C one", ""],
    [
      "a paragraph and a table",
      "<p>one</p><table><tr><td>x</td><td>y</td></tr></table>",
      "C one",
      "\n\n| x | y |\n| - | - |",
    ],
  ])("adds the words of %s to the cell", (_what, html, cell, below) => {
    const [markdown, before] = pastedInto((view) => paste(view, html));
    expect(markdown).toBe(row(cell) + below);
    expect(before).toBe(cell.replaceAll("*", ""));
  });

  it.each([
    ["two rows", "D", "C", "| A | B |\n| - | - |\n| D | D |\n| F | F |"],
    ["two cells of a row", "E", "F", "| A | B |\n| - | - |\n| E | F |\n| E | F |"],
  ])("puts %s that were copied in the editor into the cells from there on", (what, first, last, expected) => {
    const { editor } = viewOf(table);
    const at = (word: string) => {
      let found = 0;
      editor.state.doc.descendants((node, place) => {
        if (node.text === word) found = place - 2;
      });
      return found;
    };
    const [anchor, head] = what === "two rows" ? [at("D"), at("F")] : [at(first), at(last)];
    const copied = CellSelection.create(editor.state.doc, anchor, head).content();
    const { dom } = editor.serializeForClipboard(copied);
    const [markdown] = pastedInto((view) => paste(view, dom.innerHTML));
    expect(markdown).toBe(expected);
  });

  it.each([
    ["nothing", "", ""],
    [
      "only a picture",
      '<img data-own-text="" data-src="../images/a.jpg" alt="A">',
      "\n\n![A](../images/a.jpg)",
    ],
  ])("does not add a space for %s", (_what, html, below) => {
    const [markdown] = pastedInto((view) => paste(view, html));
    expect(markdown).toBe(table + below);
  });

  it("adds a text with empty lines to the cell", () => {
    const [markdown] = pastedInto(({ editor }) =>
      editor.pasteText("one\n\ntwo", new Event("paste") as ClipboardEvent),
    );
    expect(markdown).toBe(row("C one two"));
  });

  it("puts a picture that was copied in the editor below the table", () => {
    const [markdown] = pastedInto((view) =>
      paste(view, '<p data-own-text="">one</p><p>two</p><img data-src="../images/a.jpg" alt="A">'),
    );
    expect(markdown).toBe(`${row("C one two")}\n\n![A](../images/a.jpg)`);
  });

  it("puts several cells into the cells from there on, as every table does", () => {
    const [markdown] = pastedInto((view) =>
      paste(view, "<table><tr><td>one</td><td>two</td></tr><tr><td>x</td><td>y</td></tr></table>"),
    );
    expect(markdown).toBe("| A | B |\n| - | - |\n| one | two |\n| x | y |");
  });

  it("does not divide the table when a list is dragged into the cell", () => {
    const view = viewOf(`${table}\n\n- one\n- two`);
    const { editor } = view;
    const { doc } = editor.state;
    let cell = 0;
    doc.descendants((node, at) => {
      if (node.text === "C") cell = at + 1;
    });
    const list = doc.content.size - (doc.lastChild?.nodeSize ?? 0);
    editor.dispatch(editor.state.tr.setSelection(NodeSelection.create(doc, list)));
    jest.spyOn(editor, "posAtCoords").mockReturnValue({ pos: cell, inside: -1 });
    const slice = editor.state.selection.content();
    editor.someProp("handleDrop", (handle) =>
      handle(editor, new MouseEvent("drop") as DragEvent, slice, true),
    );
    expect(view.markdown).toBe(row("C one two"));
  });

  it("is undone as a whole", () => {
    const [markdown] = pastedInto((view) => {
      paste(view, "<ul><li>one</li><li>two</li></ul>");
      view.run(undo);
    });
    expect(markdown).toBe(table);
  });
});

describe("the list of pastes that have left out pictures", () => {
  const picture = (count: number) => `<p>Words</p>${'<img src="a.png">'.repeat(count)}`;
  const told = () =>
    (onPaste.mock.lastCall as [LeftOut[]] | undefined)?.[0].map(({ pictures }) => pictures) ?? [];

  it("does not contain a paste that is undone, until it is redone", () => {
    const view = viewOf("A text.");
    paste(view, picture(1));
    view.editor.dispatch(closeHistory(view.editor.state.tr));
    paste(view, picture(2));
    expect(told()).toEqual([1, 2]);
    view.run(undo);
    expect(told()).toEqual([1]);
    view.run(undo);
    expect(told()).toEqual([]);
    view.run(redo);
    expect(told()).toEqual([1]);
    view.run(redo);
    expect(told()).toEqual([1, 2]);
  });

  it("does not contain an undone paste after another change, and still contains the pastes before it", () => {
    const view = viewOf("A text.");
    paste(view, picture(1));
    view.editor.dispatch(closeHistory(view.editor.state.tr));
    paste(view, picture(2));
    view.run(undo);
    view.editor.dispatch(view.editor.state.tr.insertText("More "));
    view.editor.dispatch(closeHistory(view.editor.state.tr));
    view.editor.dispatch(view.editor.state.tr.insertText("words. "));
    view.run(undo);
    expect(told()).toEqual([1]);
  });

  it("contains a paste of pictures only, which undo does not remove", () => {
    const view = viewOf("A text.");
    paste(view, picture(1));
    paste(view, '<img src="a.png">');
    view.run(undo);
    expect(told()).toEqual([1]);
    view.forgetPastes();
    view.run(redo);
    expect(told()).toEqual([]);
  });
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
    // 100 ms are shorter than the delay after which typed Markdown is parsed.
    jest.advanceTimersByTime(100);
  }
  expect(parse).not.toHaveBeenCalled();
  jest.runAllTimers();
  jest.useRealTimers();
  expect(parse).toHaveBeenCalledTimes(1);
  expect(view.editor.dom.lastChild?.textContent).toMatch(/text\. typed here$/);
});

it("reports the written text, and the former text when the change is undone", () => {
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

it.each([
  ["an item, although an earlier text contains its words", "- Ann", "I saw Ann came.Ann"],
  [
    "the beginning of an item, although an earlier text contains it",
    "- Ann came",
    "I saw Ann came.AnnAnn came",
  ],
  ["words within a text", "came late", "I saw Ann came.AnnAnn came late"],
])("goes to %s", (_what, snippet, before) => {
  const view = viewOf("I saw Ann came.\n\n- Ann\n- Ann came late");
  view.goTo(snippet);
  const { doc, selection } = view.editor.state;
  expect(doc.textBetween(0, selection.from)).toBe(before);
});

it.each([
  ["The first line\\", "Ann.The first line"],
  ["The second line", "Ann.The first line\nThe second line"],
  ["A path C:\\\\", "Ann.The first line\nThe second lineA path C:\\"],
])("goes to a line of a paragraph with line breaks: %j", (snippet, before) => {
  const view = viewOf("Ann.\n\nThe first line\\\nThe second line\n\nA path C:\\\\");
  view.goTo(snippet);
  const { doc, selection } = view.editor.state;
  expect(doc.textBetween(0, selection.from)).toBe(before);
});

it.each([
  ["a row of a table, with its last cell", "| b | see [c](d)", "OneabTwoebsee c"],
  ["a row of a table with all its cells", "| b | see c |", "OneabTwoebsee c"],
  ["the second of two rows with the same last cell", "| f | *e* |", "OneabTwoebsee cfe"],
  ["a row that has been changed since, with its last cell", "| g | see c |", "OneabTwoebsee c"],
  ["words that the text does not contain", "Nothing", "One"],
])("goes to %s", (_what, snippet, before) => {
  const scroll = (HTMLElement.prototype.scrollIntoView = jest.fn());
  const view = viewOf("One\n\n| a | b |\n|---|---|\n| Two | e |\n| b | see c |\n| f | e |");
  const start = view.editor.state.doc.resolve(4);
  view.editor.dispatch(view.editor.state.tr.setSelection(TextSelection.near(start)));
  view.goTo(snippet);
  const { doc, selection } = view.editor.state;
  expect(doc.textBetween(0, selection.from)).toBe(before);
  expect(scroll).toHaveBeenCalledTimes(1);
});

it("scrolls to the line of a selection", () => {
  const scrolled: (string | null)[] = [];
  HTMLElement.prototype.scrollIntoView = function () {
    scrolled.push(this.textContent);
  };
  const view = viewOf("One\n\nTwo\n\nThree");
  view.select([7, 9]);
  const { doc, selection } = view.editor.state;
  expect(doc.textBetween(selection.from, selection.to)).toBe("wo");
  expect(scrolled).toEqual(["Two"]);
});

it("goes to a picture", () => {
  const scroll = (HTMLElement.prototype.scrollIntoView = jest.fn());
  const view = viewOf("One\n\n![A gate](a.jpg)\n\n![B gate](b.jpg)\n\nTwo");
  view.goTo("![B gate](b.jpg)");
  const { selection } = view.editor.state;
  expect(selection instanceof NodeSelection && selection.node.attrs.src).toBe("b.jpg");
  expect(scroll).toHaveBeenCalledTimes(1);
});

it.each([
  ["a dropped PDF", "drop", ""],
  ["a pasted PDF", "paste", ""],
])("refuses %s, and does not change the text", (_what, type, html) => {
  onRefuse.mockClear();
  const view = viewOf("One");
  jest.spyOn(view.editor, "posAtCoords").mockReturnValue({ pos: 1, inside: 0 });
  const data = { files: [new File(["%PDF"], "minutes.pdf")], getData: () => html, types: ["Files"] };
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: data, clipboardData: data });
  view.editor.dom.dispatchEvent(event);
  expect(onRefuse.mock.calls).toEqual([[["minutes.pdf"]]]);
  expect(event.defaultPrevented).toBe(true);
  expect(view.editor.state.doc.textContent).toBe("One");
});
