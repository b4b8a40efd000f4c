/** The keyboard shortcuts of a text field, and the commands of the buttons above it. */
import {
  baseKeymap,
  chainCommands,
  exitCode,
  lift,
  setBlockType,
  toggleMark,
  wrapIn,
} from "@tiptap/pm/commands";
import { history, redo, undo } from "@tiptap/pm/history";
import { inputRules, textblockTypeInputRule, wrappingInputRule, type InputRule } from "@tiptap/pm/inputrules";
import { keymap } from "@tiptap/pm/keymap";
import { gapCursor } from "@tiptap/pm/gapcursor";
import { dropCursor } from "@tiptap/pm/dropcursor";
import type { MarkType, Node, NodeType } from "@tiptap/pm/model";
import { liftListItem, sinkListItem, splitListItem, wrapInList } from "@tiptap/pm/schema-list";
import {
  NodeSelection,
  Plugin,
  Selection,
  TextSelection,
  type Command,
  type EditorState,
  type Transaction,
} from "@tiptap/pm/state";
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  findTable,
  goToNextCell,
  isInTable,
  tableEditing,
} from "@tiptap/pm/tables";
import { valuesAsWritten } from "../../../../src/content-model/values";
import { isComposing } from "../isComposing";
import { schema } from "./schema";

const { nodes, marks } = schema;

const isInside = ({ selection: { $from } }: EditorState, type: NodeType): boolean =>
  Array.from({ length: $from.depth + 1 }, (_each, depth) => $from.node(depth).type).includes(type);

/** Returns whether a block is a heading or code. Such a block cannot contain links, citations or values. */
export const isPlain = ({ type }: Node): boolean => type === nodes.heading || type.spec.code === true;

/** Returns whether the selection contains a part of a heading or of code. */
function isInPlain({ doc, selection: { from, to } }: EditorState): boolean {
  let isFound = false;
  doc.nodesBetween(from, to, (node) => (isFound ||= isPlain(node)));
  return isFound;
}

/** Returns whether the cursor is in a link. */
export const isInLink = ({ selection: { $from } }: EditorState): boolean =>
  Boolean(marks.link.isInSet($from.marks()));

/** Returns whether the command Link is possible. A link that is in a heading already can be removed. */
export const canLink = (state: EditorState): boolean => isInLink(state) || !isInPlain(state);

/** Returns whether the command Cite is possible. */
export const canCite = (state: EditorState): boolean => !isInPlain(state);

/** Highlights the card that begins with the heading at the cursor, or removes its highlighting. */
const highlight: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if ($from.parent.type !== nodes.heading) return false;
  dispatch?.(state.tr.setNodeAttribute($from.before(), "isHighlighted", !$from.parent.attrs.isHighlighted));
  return true;
};

const lineBreak: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.inlineContent || isInTable(state)) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** Blocks such as pictures and tables. People cannot put the cursor directly before or after such a block. */
const closed = new Set<NodeType>([
  nodes.table,
  nodes.picture,
  nodes.horizontal_rule,
  nodes.code_block,
  nodes.source_block,
  nodes.blockquote,
]);

/**
 * Returns a document in which people can write at the end. If the document ends with a picture or table, an empty paragraph is added, which
 * is not saved.
 */
export const withEnd = (doc: Node): Node =>
  needsEnd(doc) ? doc.copy(doc.content.addToEnd(nodes.paragraph.create())) : doc;

const needsEnd = ({ lastChild }: Node) => lastChild !== null && closed.has(lastChild.type);

/**
 * Inserts a block after the paragraph, list, quotation or table that contains the selection. If the cursor is at the beginning of the
 * paragraph, the block is inserted before it. An empty paragraph is replaced. Afterwards, the cursor is in the block, or in the text after
 * it.
 */
export function putBlock(tr: Transaction, block: Node): Transaction {
  const { $from, $to, empty } = tr.selection;
  const earlier = tr.steps.length;
  // Pictures and tables cannot be inside a list, a quotation or a table.
  const depth = Math.min($to.depth, 1);
  // If an item of a list would become empty, the whole item is replaced, because the content check does not accept empty items.
  const entry = $to.depth - 1;
  const isEmptyEntry =
    $to.parent.content.size === 0 &&
    entry > 1 &&
    $to.node(entry).type === nodes.list_item &&
    $to.node(entry).childCount === 1;
  const isFree = depth === $to.depth && $to.parent.isTextblock && $to.parent.content.size === 0;
  const isFirst =
    !isFree && empty && depth === $from.depth && $from.parentOffset === 0 && $to.parent.isTextblock;
  if (isEmptyEntry) {
    const gone = $to.node(entry - 1).childCount === 1 ? entry - 1 : entry;
    tr.delete($to.before(gone), $to.after(gone));
  }
  const place = depth === 0 ? $to.pos : isFirst || isFree ? $to.before(depth) : $to.after(depth);
  const at = tr.mapping.slice(earlier).map(place);
  if (isFree) tr.replaceWith(at, $to.after(depth), block);
  else tr.insert(at, block);
  const end = at + block.nodeSize;
  if (block.isAtom && !tr.doc.resolve(end).nodeAfter?.isTextblock) tr.insert(end, nodes.paragraph.create());
  return tr.setSelection(TextSelection.near(tr.doc.resolve(block.isAtom ? end : at + 1)));
}

/** Inserts a table with two columns, a header row and two more rows. */
const table: Command = (state, dispatch) => {
  if (isInTable(state) || state.selection.$from.depth > 1) return false;
  const row = (type: NodeType) =>
    nodes.table_row.create(
      null,
      [0, 1].map(() => type.create(null, nodes.paragraph.create())),
    );
  const made = nodes.table.create(null, [
    row(nodes.table_header),
    row(nodes.table_cell),
    row(nodes.table_cell),
  ]);
  dispatch?.(putBlock(state.tr, made).scrollIntoView());
  return true;
};

/** Inserts an inline node after the selection. The selected text is not replaced. */
export const putInLine = (tr: Transaction, node: Node): Transaction =>
  tr.setSelection(TextSelection.near(tr.selection.$to, -1)).replaceSelectionWith(node, false);

const insert =
  (type: NodeType, attrs: object): Command =>
  (state, dispatch) => {
    if (!state.selection.$to.parent.inlineContent || isInPlain(state)) return false;
    dispatch?.(putInLine(state.tr, type.create(attrs)).scrollIntoView());
    return true;
  };

/** Moves an item of a nested list to the list around it. Does nothing in a list that is not nested. */
const outdent: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const items = Array.from({ length: $from.depth + 1 }, (_each, depth) => $from.node(depth).type).filter(
    (type) => type === nodes.list_item,
  );
  return items.length > 1 && liftListItem(nodes.list_item)(state, dispatch);
};

/** Returns a command that deletes a part of a table. Afterwards, the cursor is still in the table. */
const inTable =
  (command: Command): Command =>
  (state, dispatch) => {
    const table = findTable(state.selection.$from);
    if (!table || !dispatch) return command(state, dispatch);
    return command(state, (tr) => {
      const end = table.pos + (tr.doc.nodeAt(table.pos)?.nodeSize ?? 0);
      if (tr.selection.from > end) tr.setSelection(Selection.near(tr.doc.resolve(end - 1), -1));
      dispatch(tr);
    });
  };

/** Deletes a row of a table, but not the header row. */
const deleteBodyRow: Command = (state, dispatch) =>
  !isInside(state, nodes.table_header) && inTable(deleteRow)(state, dispatch);

export interface Action {
  name: string;
  /** The description of the command, for the list of all commands. */
  help: string;
  keys?: string;
  /** The sentence that says what the command needs. It is shown while the command is not possible at the cursor. */
  needs: string;
  run: Command;
  /** Returns whether the selected text has the format of this action already. */
  isOn?: (state: EditorState) => boolean;
}

const needsParagraph = "Put the cursor into a paragraph that is not in a table first.";
const needsTable = "Put the cursor into a table first.";
const needsText = "Put the cursor into a text first.";

const heading = (name: string, level: number, help: string): Action => {
  const isOn = ({ selection: { $from } }: EditorState) =>
    $from.parent.type === nodes.heading && $from.parent.attrs.level === level;
  const run: Command = (state, dispatch) =>
    (isOn(state) ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level }))(state, dispatch);
  return { name, help, keys: `Mod-Alt-${level}`, needs: needsParagraph, run, isOn };
};

const mark = (name: string, keys: string, type: MarkType, help: string): Action => ({
  name,
  help,
  keys,
  needs: needsText,
  run: toggleMark(type),
  isOn: ({ selection: { from, to, empty, $from }, storedMarks, doc }) =>
    empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type),
});

/** Returns the innermost list around the selection, with its position. Returns undefined if the selection is in a quotation in a list. */
function listAround({ selection: { $from, $to } }: EditorState): { node: Node; at: number } | undefined {
  const containers: NodeType[] = [nodes.bullet_list, nodes.ordered_list, nodes.blockquote];
  const range = $from.blockRange($to, ({ type }) => containers.includes(type));
  if (!range || range.parent.type === nodes.blockquote) return undefined;
  return { node: range.parent, at: $from.before(range.depth) };
}

const isList = ({ type }: Node) => type === nodes.bullet_list || type === nodes.ordered_list;

/**
 * Returns a command that makes one list from the selected paragraphs and lists. Does nothing unless the selection contains a list.
 * `wrapInList` would put the whole list into one item of the new list.
 */
const joinInList =
  (type: NodeType): Command =>
  ({ selection: { $from, $to }, tr }, dispatch) => {
    const range = $from.blockRange($to);
    const selected = range?.parent.children.slice(range.startIndex, range.endIndex) ?? [];
    if (!range || !selected.some(isList)) return false;
    if (!selected.every((node) => isList(node) || node.type === nodes.paragraph)) return false;
    const items = selected.flatMap((node) =>
      isList(node) ? node.children : nodes.list_item.create(null, node),
    );
    const made = type.create(null, items);
    tr.replaceWith(range.start, range.end, made);
    const end = tr.doc.resolve(range.start + made.nodeSize - 1);
    tr.setSelection(TextSelection.between(tr.doc.resolve(range.start + 1), end));
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/**
 * Returns the action that makes a list from the selected paragraphs. If they are in a list of this kind, the action takes them out. If they
 * are in a list of the other kind, the whole list changes its kind.
 */
const list = (words: Pick<Action, "name" | "keys" | "help">, type: NodeType): Action => ({
  ...words,
  needs: needsParagraph,
  run(state, dispatch) {
    const around = listAround(state);
    if (!around) return joinInList(type)(state, dispatch) || wrapInList(type)(state, dispatch);
    const { node, at } = around;
    if (node.type === type) return liftListItem(nodes.list_item)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(at, type, { isTight: node.attrs.isTight as boolean }).scrollIntoView());
    return true;
  },
  isOn: (state) => listAround(state)?.node.type === type,
});

/**
 * Makes a keyboard shortcut do nothing if there is nothing to undo or redo. Otherwise the browser, or the shortcut without Shift, would
 * undo something.
 */
const orNothing = (run: Command) => chainCommands(run, () => true);

/** The commands of the buttons above a text field, in the order of these buttons, with their keyboard shortcuts. */
export const actions: readonly Action[] = [
  {
    name: "Undo",
    keys: "Mod-z",
    run: undo,
    help: "Undoes what you typed last.",
    needs: "You have not changed this text since you opened it.",
  },
  {
    name: "Redo",
    keys: "Shift-Mod-z",
    run: redo,
    help: "Repeats what you undid.",
    needs: "You have not undone anything.",
  },
  heading(
    "Heading",
    2,
    "Turns the paragraph at the cursor into a heading. The text below the heading becomes a section of the page.",
  ),
  mark("Bold", "Mod-b", marks.strong, "Makes the selected words bold."),
  mark("Italic", "Mod-i", marks.em, "Makes the selected words italic."),
  list(
    { name: "List", keys: "Mod-Shift-8", help: "Makes a list with a bullet before each item." },
    nodes.bullet_list,
  ),
  {
    name: "Quotation",
    keys: "Mod-Shift-9",
    help: "Sets the paragraph apart as a quotation.",
    needs: needsParagraph,
    run: (state, dispatch) =>
      (isInside(state, nodes.blockquote) ? lift : wrapIn(nodes.blockquote))(state, dispatch),
    isOn: (state) => isInside(state, nodes.blockquote),
  },
  heading("Subheading", 3, "Turns the paragraph at the cursor into a smaller heading, inside a section."),
  {
    name: "Highlight the card",
    help: "In a heading: gives the section of the heading a coloured background.",
    needs: "Put the cursor into a heading first.",
    run: highlight,
    isOn: ({ selection: { $from } }) => Boolean($from.parent.attrs.isHighlighted),
  },
  list(
    { name: "Numbered list", keys: "Mod-Shift-7", help: "Makes a list with a number before each item." },
    nodes.ordered_list,
  ),
  {
    name: "Indent",
    keys: "Mod-]",
    help: "Moves the list item at the cursor one step to the right, so that it belongs to the item above. The Tab key does the same.",
    needs: "Put the cursor into an item of a list first. The item must not be the first one.",
    run: sinkListItem(nodes.list_item),
  },
  {
    name: "Outdent",
    keys: "Mod-[",
    help: "Moves the list item at the cursor one step to the left, so that it no longer belongs to the item above. The keys Shift+Tab do the same.",
    needs: "Put the cursor into an item of a list that is inside another list first.",
    run: outdent,
  },
  {
    name: "Table",
    run: table,
    help: "Adds a table of two columns below the paragraph at the cursor.",
    needs:
      "Lists, quotations and tables cannot contain a table. Put the cursor into another paragraph first.",
  },
  {
    name: "Add row",
    run: addRowAfter,
    help: "In a table: adds a row below the row at the cursor.",
    needs: needsTable,
  },
  {
    name: "Add column",
    run: addColumnAfter,
    help: "In a table: adds a column to the right of the column at the cursor.",
    needs: needsTable,
  },
  {
    name: "Delete row",
    run: deleteBodyRow,
    help: "In a table: removes the row at the cursor. The first row contains the headings.",
    needs: "Put the cursor into a row of a table first. The row of headings must stay.",
  },
  {
    name: "Delete column",
    run: inTable(deleteColumn),
    help: "In a table: removes the column at the cursor.",
    needs: "Put the cursor into a table with several columns first.",
  },
  { name: "Delete table", run: deleteTable, help: "Removes the whole table.", needs: needsTable },
  ...[...valuesAsWritten].map(([written, { title, help }]) => ({
    name: title,
    help,
    needs: "Put the cursor into a text that is not a heading first.",
    run: insert(nodes.value, { written }),
  })),
];

/** The characters that change a paragraph when they are typed at the start of a line, each with its effect. */
const typed: readonly { typed: string; what: string; rule: InputRule }[] = [
  {
    typed: "## and a space",
    what: "At the start of a line: a heading. With ###, a subheading",
    rule: textblockTypeInputRule(/^(##+)\s$/, nodes.heading, ([, signs]) => ({
      level: Math.min(signs?.length ?? 2, 6),
    })),
  },
  {
    typed: "> and a space",
    what: "At the start of a line: a quotation",
    rule: wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
  },
  {
    typed: "- and a space",
    what: "At the start of a line: a list",
    rule: wrappingInputRule(/^\s*([-*])\s$/, nodes.bullet_list),
  },
  {
    typed: "1. and a space",
    what: "At the start of a line: a numbered list",
    rule: wrappingInputRule(/^(\d+)\.\s$/, nodes.ordered_list, ([, number]) => ({ order: Number(number) })),
  },
];

const rules = inputRules({ rules: typed.map(({ rule }) => rule) });

/** Returns a command that opens the dialog of the selected node, for example of a citation. */
const openSelected =
  (open: (at: number) => boolean): Command =>
  ({ selection }) =>
    selection instanceof NodeSelection && open(selection.from);

/**
 * Goes to the end of the next cell of a table. The Tab key, as in a word processor, also selects the words of the cell. People who press
 * Enter to begin a new line would then replace these words without noticing.
 */
const nextCell: Command = (state, dispatch) =>
  goToNextCell(1)(
    state,
    dispatch && ((tr) => dispatch(tr.setSelection(Selection.near(tr.doc.resolve(tr.selection.to), -1)))),
  );

/** In the last cell of a table, adds a row and puts the cursor into its first cell. */
const beginRow: Command = (state, dispatch, view) => {
  if (!addRowAfter(state, dispatch)) return false;
  if (view) goToNextCell(1)(view.state, view.dispatch);
  return true;
};

/** The keyboard shortcuts of a text field that do not belong to a button above it. */
const otherKeys: readonly { keys: string; what: string; run: (open: (at: number) => boolean) => Command }[] =
  [
    { keys: "Mod-y", what: "Redo", run: () => orNothing(redo) },
    {
      keys: "Shift-Enter",
      what: "Begin a new line in the same paragraph",
      run: () => chainCommands(exitCode, lineBreak),
    },
    { keys: "Mod-Enter", what: "In code: begin a new paragraph below the code", run: () => exitCode },
    {
      keys: "Enter",
      what: "On a citation or a picture: change it. In a table: go to the next cell",
      run: (open) => chainCommands(openSelected(open), nextCell, isInTable, splitListItem(nodes.list_item)),
    },
    {
      keys: "Tab",
      what: "In a table: go to the next cell, or begin a new row. In a list: move the item one step to the right",
      // If the cursor is neither in a table nor in a list item that can be indented, Tab moves the focus out of the text.
      run: () => chainCommands(goToNextCell(1), beginRow, sinkListItem(nodes.list_item)),
    },
    {
      keys: "Shift-Tab",
      what: "In a table: go to the cell before. In a list: move the item one step to the left",
      run: () => chainCommands(goToNextCell(-1), outdent),
    },
  ];

/** The keyboard shortcuts of a text field that do not belong to a button above it, each with a description. */
export const textKeys: readonly { keys: string; what: string }[] = [
  ...otherKeys,
  { keys: "Mod-v", what: "Paste text, or a picture" },
];

/** The characters that have an effect when they are typed into a text field, each with a description. */
export const typedCharacters: readonly { typed: string; what: string }[] = [
  { typed: "[", what: "After a word: cite a source" },
  ...typed,
];

/** Joins adjacent lists of the same type, because Markdown cannot separate them. */
const joinLists = new Plugin({
  appendTransaction(transactions, _old, { doc, tr }) {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    const places: number[] = [];
    doc.descendants((node, at, parent, index) => {
      const { type, attrs } = parent?.maybeChild(index - 1) ?? {};
      if (/_list$/.test(node.type.name) && type === node.type && attrs?.marker === node.attrs.marker)
        places.push(at);
      return !node.isTextblock;
    });
    for (const at of places.reverse()) tr.join(at);
    return places.length > 0 ? tr : null;
  },
});

/**
 * Extends the selection over a whole table. If a selection ends at the beginning of a cell, the plugin `tableEditing` keeps only the part
 * of the selection in this cell.
 */
const extendOverTable =
  (direction: 1 | -1): Command =>
  ({ doc, tr, selection: { $anchor, $head } }, dispatch, view) => {
    if ($head.depth === 0 || !view?.endOfTextblock(direction === 1 ? "down" : "up")) return false;
    const edge = direction === 1 ? $head.after(1) : $head.before(1);
    const { nodeAfter, nodeBefore } = doc.resolve(edge);
    const table = direction === 1 ? nodeAfter : nodeBefore;
    if (table?.type !== nodes.table) return false;
    const beyond = Selection.findFrom(doc.resolve(edge + direction * table.nodeSize), direction, true);
    if (!beyond) return false;
    dispatch?.(tr.setSelection(TextSelection.between($anchor, beyond.$head)).scrollIntoView());
    return true;
  };

/** Adds an empty paragraph after a picture or table at the end of the text, so that people can write there. */
const openEnd = new Plugin({
  appendTransaction: (transactions, _old, { doc, tr }) =>
    transactions.some(({ docChanged }) => docChanged) && needsEnd(doc)
      ? tr.insert(doc.content.size, nodes.paragraph.create())
      : null,
});

/**
 * If a citation is selected, puts the cursor after it. If a picture or a horizontal rule is selected, puts the cursor into a new paragraph
 * after it. Does nothing for any other selection.
 */
export const leaveSelected: Command = ({ selection, tr }, dispatch) => {
  if (!(selection instanceof NodeSelection)) return false;
  const { node, to } = selection;
  if (node.isBlock) tr.insert(to, nodes.paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, node.isBlock ? to + 1 : to)).scrollIntoView());
  return true;
};

/**
 * Inserts typed text after a selected citation or picture, instead of replacing it. A click on a citation or picture selects it, so people
 * would replace it without noticing.
 */
const keepSelected = new Plugin({
  props: {
    handleTextInput(view, _from, _to, text) {
      if (!leaveSelected(view.state, view.dispatch)) return false;
      view.dispatch(view.state.tr.insertText(text).scrollIntoView());
      return true;
    },
    // An input method, for example the keyboard of a phone, changes the page itself, so the cursor leaves the selected node before. At the
    // key, before the input method begins, the cursor leaves only citations. On a phone, the key may also be Backspace, which must still
    // delete a selected picture.
    handleDOMEvents: {
      keydown(view, event) {
        const { selection } = view.state;
        if (isComposing(event) && selection instanceof NodeSelection && selection.node.isInline)
          leaveSelected(view.state, view.dispatch);
      },
      compositionstart: (view) => void leaveSelected(view.state, view.dispatch),
    },
  },
});

/**
 * Returns the plugins of a text.
 * @param open opens the dialog of the node at a position, and returns false if the node has no dialog
 * @param dialogs the dialogs that keys open
 */
export const plugins = (open: (at: number) => boolean, dialogs: Record<string, Command>): Plugin[] => [
  rules,
  keymap({
    ...Object.fromEntries(actions.flatMap(({ keys, run }) => (keys ? [[keys, run] as const] : []))),
    "Mod-z": orNothing(undo),
    "Shift-Mod-z": orNothing(redo),
    ...dialogs,
    ...Object.fromEntries(otherKeys.map(({ keys, run }) => [keys, run(open)] as const)),
  }),
  // These two keys are not in the list of keyboard shortcuts, because they do the same in every text field.
  keymap({ "Shift-ArrowDown": extendOverTable(1), "Shift-ArrowUp": extendOverTable(-1) }),
  keymap(baseKeymap),
  history({ depth: 500 }),
  keepSelected,
  gapCursor(),
  dropCursor({ width: 2, class: "drop-cursor", color: false }),
  tableEditing(),
  joinLists,
  openEnd,
];
