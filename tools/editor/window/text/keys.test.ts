import type { EditorView } from "@tiptap/pm/view";
import { EditorState, TextSelection, type Transaction } from "@tiptap/pm/state";
import { isInTable } from "@tiptap/pm/tables";
import { valuesAsWritten } from "../../../../src/content-model/values";
import { fromMarkdown } from "./fromMarkdown";
import { actions, plugins, putBlock, withEnd } from "./keys";
import { toMarkdown } from "./toMarkdown";

/**
 * Returns the state of an editor with this text, in which the given words are selected. If `words` is empty, the whole text is selected.
 */
function stateOf(markdown: string, words = "") {
  const doc = fromMarkdown(markdown);
  let [from, to] = [1, doc.content.size - 1];
  doc.descendants((node, at) => {
    const index = words === "" ? -1 : (node.text?.indexOf(words) ?? -1);
    if (index >= 0) [from, to] = [at + index, at + index + words.length];
  });
  const state = EditorState.create({ doc, plugins: plugins(() => false, {}) });
  const selected = state.apply(state.tr.setSelection(TextSelection.create(doc, from, to)));
  return selected;
}

function after(name: string, markdown: string, words: string): string {
  const selected = stateOf(markdown, words);
  let { doc } = selected;
  const action = actions.find((one) => one.name === name);
  action?.run(selected, (tr) => ({ doc } = selected.apply(tr)));
  return toMarkdown(doc);
}

const table = "| A | B |\n| - | - |\n| C | D |\n| E | F |";

/**
 * For each action: its name, the text before and after the action, and the selected words. If no words are given, the whole text is
 * selected.
 */
const rows: [name: string, before: string, expected: string, words?: string][] = [
  ["Heading", "Words.", "## Words."],
  ["Heading", "## Words", "Words"],
  ["Subheading", "Words.", "### Words."],
  ["Highlight the card", "## Words", "## Words {highlight}"],
  ["Bold", "Words.", "**Words.**"],
  ["Italic", "Words.", "*Words.*"],
  ["Quotation", "Words.", "> Words."],
  ["Quotation", "> Words.", "Words."],
  ["List", "Words.", "- Words."],
  ["List", "- Words.", "Words."],
  ["List", "- One\n\nWords.\n\n- Two", "- One\n- Words.\n- Two", "Words"],
  ["Numbered list", "Words.", "1. Words."],
  ["Numbered list", "1. Words.", "Words."],
  ["Numbered list", "- One\n- Two", "1. One\n2. Two"],
  ["Numbered list", "- One\n- Two", "1. One\n2. Two", "One"],
  ["Numbered list", "- One\n- Two", "1. One\n2. Two", "Two"],
  ["List", "3. One\n4. Two", "- One\n- Two", "Two"],
  ["List", "1. One\n   - Words\n2. Two", "- One\n  - Words\n- Two", "Two"],
  ["List", "1. One\n   1. Words", "1. One\n   - Words", "Words"],
  ["Numbered list", "1. One\n   - Words", "1. One\n   1. Words", "Words"],
  ["Numbered list", "- > Words", "- > 1. Words", "Words"],
  ["Numbered list", "One\n\n- Two\n  - Three\n- Four", "1. One\n2. Two\n   - Three\n3. Four"],
  ["List", "1. One\n\nTwo\n\n1. Three", "- One\n- Two\n- Three"],
  ["List", "- > Words", "- > - Words", "Words"],
  ["Indent", "- One\n- Words.", "- One\n  - Words.", "Words"],
  ["Outdent", "- One\n  - Words.", "- One\n- Words.", "Words"],
  ["Outdent", "- Words.", "- Words.", "Words"],
  ["Table", "Words.", "Words.\n\n| | |\n| - | - |\n| | |\n| | |"],
  ["Table", "Some words.", "Some words.\n\n| | |\n| - | - |\n| | |\n| | |", "words"],
  ["Add row", table, "| A | B |\n| - | - |\n| C | D |\n| | |\n| E | F |", "C"],
  ["Add column", table, "| A | | B |\n| - | - | - |\n| C | | D |\n| E | | F |", "C"],
  ["Delete row", table, "| A | B |\n| - | - |\n| E | F |", "C"],
  ["Delete row", table, table, "A"],
  ["Delete column", table, "| B |\n| - |\n| D |\n| F |", "C"],
  ["Delete table", `Words.\n\n${table}`, "Words.", "C"],
  ...[...valuesAsWritten].map(([written, { title }]): (typeof rows)[number] => [
    title,
    "Words.",
    `Words.${written}`,
  ]),
];

it.each([
  ["Delete row", "E"],
  ["Delete row", "F"],
  ["Delete column", "B"],
  ["Delete column", "F"],
])("the cursor stays in the table after %s at the cell %s", (name, words) => {
  let state = stateOf(`${table}\n\nWords.`, words);
  actions.find((one) => one.name === name)?.run(state, (tr) => (state = state.apply(tr)));
  expect(isInTable(state)).toBe(true);
});

/** The names of the actions that a separate test covers. */
const ofHistory = ["Undo", "Redo"];

it.each(rows)("%s turns %j into %j", (name, before, expected, words = "") => {
  expect(after(name, before, words)).toBe(expected);
});

it("each action has a test", () => {
  const tested = new Set([...ofHistory, ...rows.map(([name]) => name)]);
  expect([...tested].sort()).toEqual(actions.map(({ name }) => name).sort());
});

it.each([
  ["**Words**", ["Bold"]],
  ["- One\n  1. Words", ["Numbered list"]],
  ["1. One\n   - Words", ["List"]],
  ["- > Words", ["Quotation"]],
])("the buttons of the selection's formats are on in %j", (markdown, expected) => {
  const selected = stateOf(markdown, "Words");
  expect(actions.filter(({ isOn }) => isOn?.(selected)).map(({ name }) => name)).toEqual(expected);
});

const picture = "![A gate](a.jpg)";

it.each([
  ["a last picture", picture],
  ["a last table", table],
  ["a last line across", "***"],
  ["a last quotation", "> Words."],
])("one can write after %s", (_name, markdown) => {
  const state = EditorState.create({
    doc: withEnd(fromMarkdown(markdown)),
    plugins: plugins(() => false, {}),
  });
  const end = state.apply(state.tr.setSelection(TextSelection.atEnd(state.doc)));
  expect(toMarkdown(end.doc)).toBe(toMarkdown(fromMarkdown(markdown)));
  expect(toMarkdown(end.apply(end.tr.insertText("More.")).doc)).toBe(`${toMarkdown(end.doc)}\n\nMore.`);
});

it.each([
  ["words", "Some words here.", "words", `Some words here.\n\n${picture}`],
  ["words of an item", "- One\n- Two", "One", `- One\n- Two\n\n${picture}`],
  ["words of a quotation", "> Some words.\n\nMore.", "words", `> Some words.\n\n${picture}\n\nMore.`],
  ["words of a table", table, "C", `${table}\n\n${picture}`],
])("a picture that is put where %s are selected stands behind them", (_name, markdown, words, expected) => {
  const selected = stateOf(markdown, words);
  const made = fromMarkdown(picture).firstChild;
  if (!made) throw new Error("unreachable: the text has a picture");
  const { doc, selection } = selected.apply(putBlock(selected.tr, made));
  expect(toMarkdown(doc)).toBe(expected);
  expect(selection.$from.parent.isTextblock).toBe(true);
});

it.each([
  ["- One\n- Two", `- One\n\n${picture}`],
  ["- Two", picture],
  ["- One\n  - Two", `- One\n\n${picture}`],
])("a picture that is put into an empty entry of %j replaces it", (markdown, expected) => {
  const selected = stateOf(markdown, "Two");
  const emptied = selected.apply(selected.tr.deleteSelection());
  const made = fromMarkdown(picture).firstChild;
  if (!made) throw new Error("unreachable: the text has a picture");
  expect(toMarkdown(emptied.apply(putBlock(emptied.tr, made)).doc)).toBe(expected);
});

/** Presses a key while the given words are selected, and then types `typed`. Returns the Markdown of the text afterwards. */
function afterKey(key: string, markdown: string, words: string, typed = ""): string {
  const view = {
    state: stateOf(markdown, words),
    dispatch: (tr: Transaction) => (view.state = view.state.apply(tr)),
  };
  const event = { key: key.replace("Shift-", ""), shiftKey: key.startsWith("Shift-") } as KeyboardEvent;
  view.state.plugins.find((plugin) =>
    plugin.props.handleKeyDown?.call(plugin, view as unknown as EditorView, event),
  );
  return toMarkdown(typed === "" ? view.state.doc : view.state.tr.insertText(typed).doc);
}

it.each([
  ["z", true, "with Caps Lock"],
  ["Z", true, ""],
  ["y", false, ""],
  ["z", false, ""],
])(
  "Ctrl and %s (Shift: %s) %s are handled and change nothing if there is nothing to undo or redo",
  (key, shiftKey) => {
    let state = stateOf("Words.", "Words");
    const isUndo = key === "z" && !shiftKey;
    if (!isUndo) state = state.apply(state.tr.insertText("More", 1));
    const dispatch = jest.fn();
    const keyCode = key.toUpperCase().charCodeAt(0);
    const event = { key, keyCode, shiftKey, ctrlKey: true } as unknown as KeyboardEvent;
    const isHandled = state.plugins.some(
      (plugin) =>
        plugin.props.handleKeyDown?.call(plugin, { state, dispatch } as unknown as EditorView, event) ===
        true,
    );
    expect([isHandled, dispatch.mock.calls]).toEqual([true, []]);
  },
);

it("Tab in the last cell of a table begins a new row, as in a word processor", () => {
  const table = "| A | B |\n| - | - |\n| c | Words. |";
  expect(afterKey("Tab", table, "Words", "d")).toBe(`${table}\n| d | |`);
});

it.each([
  ["Enter", "| c | DMore. |"],
  ["Tab", "| c | More. |"],
])("%s goes to the next cell of a table, and what is typed then is in %j", (key, row) => {
  const head = "| A | B |\n| - | - |\n";
  expect(afterKey(key, `${head}| c | D |`, "c", "More.")).toBe(head + row);
});

it.each([
  ["Tab", "- One\n- Words.", "- One\n  - Words."],
  ["Shift-Tab", "- One\n  - Words.", "- One\n- Words."],
  ["Tab", "1. One\n2. Words.", "1. One\n   1. Words."],
  ["Tab", "Words.", "Words."],
])("%s turns %j into %j", (key, before, expected) => {
  expect(afterKey(key, before, "Words")).toBe(expected);
});
