/** What keys do in a text, and the commands behind its buttons. */
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
import { inputRules, textblockTypeInputRule, wrappingInputRule } from "@tiptap/pm/inputrules";
import { keymap } from "@tiptap/pm/keymap";
import type { MarkType, NodeType } from "@tiptap/pm/model";
import { liftListItem, sinkListItem, splitListItem, wrapInList } from "@tiptap/pm/schema-list";
import { NodeSelection, Plugin, TextSelection, type Command, type EditorState } from "@tiptap/pm/state";
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  tableEditing,
} from "@tiptap/pm/tables";
import { valueTitles } from "../../../src/content-model/values";
import { schema } from "./schema";

const { nodes, marks } = schema;

const isInside = ({ selection: { $from } }: EditorState, type: NodeType): boolean =>
  Array.from({ length: $from.depth + 1 }, (_each, depth) => $from.node(depth).type).includes(type);

/** Marks the heading's card as the highlighted one, or no longer. */
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

/** A table of two columns and two rows below its head. */
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
  const tr = state.tr.replaceSelectionWith(made);
  dispatch?.(
    tr
      .setSelection(TextSelection.near(tr.doc.resolve(tr.mapping.map(state.selection.from, -1))))
      .scrollIntoView(),
  );
  return true;
};

const insert =
  (type: NodeType, attrs: object): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(type.create(attrs), false).scrollIntoView());
    return true;
  };

/** The head of a table is its first row. */
const deleteBodyRow: Command = (state, dispatch) =>
  !isInside(state, nodes.table_header) && deleteRow(state, dispatch);

interface Action {
  name: string;
  keys?: string;
  run: Command;
  /** Whether the selection has it already. */
  isOn?: (state: EditorState) => boolean;
  /** Shown only where it can do something. */
  isContextual?: boolean;
}

const heading = (name: string, level: number): Action => {
  const isOn = ({ selection: { $from } }: EditorState) =>
    $from.parent.type === nodes.heading && $from.parent.attrs.level === level;
  const run: Command = (state, dispatch) =>
    (isOn(state) ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level }))(state, dispatch);
  return { name, keys: `Mod-Alt-${level}`, run, isOn };
};

const mark = (name: string, keys: string, type: MarkType): Action => ({
  name,
  keys,
  run: toggleMark(type),
  isOn: ({ selection: { from, to, empty, $from }, storedMarks, doc }) =>
    empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type),
});

/** What the selected paragraphs are put into, or taken out of. */
const container = (name: string, keys: string, type: NodeType, wrap: Command, unwrap: Command): Action => ({
  name,
  keys,
  run: (state, dispatch) => (isInside(state, type) ? unwrap : wrap)(state, dispatch),
  isOn: (state) => isInside(state, type),
});
const list = (name: string, keys: string, type: NodeType) =>
  container(name, keys, type, wrapInList(type), liftListItem(nodes.list_item));

/** The buttons above a text, in their order, with their keys. */
export const actions: readonly Action[] = [
  heading("Heading", 2),
  heading("Subheading", 3),
  {
    name: "Highlight the card",
    run: highlight,
    isOn: ({ selection: { $from } }) => Boolean($from.parent.attrs.isHighlighted),
    isContextual: true,
  },
  mark("Bold", "Mod-b", marks.strong),
  mark("Italic", "Mod-i", marks.em),
  container("Quotation", "Mod-Shift-9", nodes.blockquote, wrapIn(nodes.blockquote), lift),
  list("List", "Mod-Shift-8", nodes.bullet_list),
  list("Numbered list", "Mod-Shift-7", nodes.ordered_list),
  { name: "Table", run: table },
  { name: "Add row", run: addRowAfter, isContextual: true },
  { name: "Add column", run: addColumnAfter, isContextual: true },
  { name: "Delete row", run: deleteBodyRow, isContextual: true },
  { name: "Delete column", run: deleteColumn, isContextual: true },
  { name: "Delete table", run: deleteTable, isContextual: true },
  ...[...valueTitles].map(([written, name]) => ({ name, run: insert(nodes.value, { written }) })),
];

const rules = inputRules({
  rules: [
    textblockTypeInputRule(/^(##+)\s$/, nodes.heading, ([, signs]) => ({
      level: Math.min(signs?.length ?? 2, 6),
    })),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    wrappingInputRule(/^\s*([-*])\s$/, nodes.bullet_list),
    wrappingInputRule(/^(\d+)\.\s$/, nodes.ordered_list, ([, number]) => ({ order: Number(number) })),
  ],
});

/** Opens what is selected as one thing, say a citation. */
const openSelected =
  (open: (at: number) => boolean): Command =>
  ({ selection }) =>
    selection instanceof NodeSelection && open(selection.from);

/** Markdown has no two lists of one kind beside each other. */
const joinLists = new Plugin({
  appendTransaction(transactions, _old, { doc, tr }) {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    const places: number[] = [];
    doc.forEach((node, at, index) => {
      const { type, attrs } = doc.maybeChild(index - 1) ?? {};
      if (/_list$/.test(node.type.name) && type === node.type && attrs?.marker === node.attrs.marker)
        places.push(at);
    });
    for (const at of places.reverse()) tr.join(at);
    return places.length > 0 ? tr : null;
  },
});

/**
 * @param open opens the dialog of the node at a position; false if it has none
 * @param dialogs opened by keys
 */
export const plugins = (open: (at: number) => boolean, dialogs: Record<string, Command>): Plugin[] => [
  rules,
  keymap({
    ...Object.fromEntries(actions.flatMap(({ keys, run }) => (keys ? [[keys, run] as const] : []))),
    ...dialogs,
    "Mod-z": undo,
    "Mod-y": redo,
    "Shift-Mod-z": redo,
    "Shift-Enter": chainCommands(exitCode, lineBreak),
    "Mod-Enter": exitCode,
    "Mod-]": sinkListItem(nodes.list_item),
    "Mod-[": liftListItem(nodes.list_item),
    Enter: chainCommands(openSelected(open), goToNextCell(1), isInTable, splitListItem(nodes.list_item)),
    // Elsewhere it leaves the text.
    Tab: goToNextCell(1),
    "Shift-Tab": goToNextCell(-1),
  }),
  keymap(baseKeymap),
  history({ depth: 500 }),
  tableEditing(),
  joinLists,
];
