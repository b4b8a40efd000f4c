/** The view of a text. The view shows the text, and handles typing, clicks, pasting and dropping. */
import { isHistoryTransaction, undoDepth } from "@tiptap/pm/history";
import type { Node, Slice } from "@tiptap/pm/model";
import {
  EditorState,
  NodeSelection,
  Selection,
  TextSelection,
  type Command,
  type Transaction,
} from "@tiptap/pm/state";
import { EditorView } from "@tiptap/pm/view";
import { findTable } from "@tiptap/pm/tables";
import { isComposing } from "../isComposing";
import { scrollToMiddle } from "../scrollToMiddle";
import { nodeViews, numbering, type TextContext } from "./chips";
import { fromMarkdown } from "./fromMarkdown";
import { canCite, canLink, isPlain, plugins, withEnd } from "./keys";
import { cleanHtml, copies, isOnlyPictures, leftOutOf, readPlain, type LeftOut } from "./paste";
import { schema } from "./schema";
import { toMarkdown } from "./toMarkdown";

export type DialogName = "cite" | "link" | "picture" | "language";

const dialogOf: Record<string, DialogName> = { citation: "cite", picture: "picture" };

interface Options {
  context: () => TextContext;
  onOpen: (dialog: DialogName) => void;
  onState: (state: EditorState) => void;
  onChange: (markdown: string) => void;
  /**
   * Called after a paste, and after a paste was undone or redone. Receives the parts that each paste has left out or changed, except the
   * pastes that are undone.
   */
  onPaste: (pastes: readonly LeftOut[]) => void;
  /** Called with the pictures that were pasted or dropped. The cursor is then at the place where the pictures must be inserted. */
  onPictures: (pictures: File[]) => void;
  /** Called with the names of files that a text cannot contain, after they were pasted or dropped. */
  onRefuse: (names: string[]) => void;
}

/** A paste that has left out or changed something. */
interface Paste {
  leftOut: LeftOut;
  /** The number of steps in the undo history after the paste. If an undo leaves fewer steps, the paste is undone. */
  depth: number;
  isUndone: boolean;
}

const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type, name }) => type.startsWith("image/") || /\.hei[cf]$/i.test(name));

/** Returns the names of the files that a text cannot contain. */
const othersIn = (data: DataTransfer | null): string[] => {
  const pictures = new Set(picturesIn(data));
  return [...(data?.files ?? [])].filter((file) => !pictures.has(file)).map(({ name }) => name);
};

/** Matches text that is a web address and nothing else. */
const wholeAddress = /^https?:\/\/[^\s/]+\.\S+$/;

/**
 * The pause in typing, in milliseconds, after which typed Markdown is parsed. It is not parsed after each keystroke, because parsing a long
 * text takes longer than the time between two keystrokes.
 */
const parseDelay = 500;

/**
 * If the cursor is at the beginning of a heading, inserts several pasted paragraphs before the heading, and returns true. ProseMirror would
 * make a heading of the first paragraph, and add the words of the old heading to the last paragraph.
 */
function pasteBeforeHeading(view: EditorView, { content }: Slice): boolean {
  const { doc, selection, tr } = view.state;
  const { $from, empty } = selection;
  const { parent, parentOffset, depth } = $from;
  const isBeforeHeading = empty && depth === 1 && parentOffset === 0 && parent.type === schema.nodes.heading;
  if (!isBeforeHeading || parent.content.size === 0 || content.childCount < 2) return false;
  if (!doc.canReplace($from.index(0), $from.index(0), content)) return false;
  const at = $from.before();
  tr.insert(at, content);
  view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(at + content.size), -1)).scrollIntoView());
  return true;
}

const isCell = ({ type }: Node): boolean => /cell$/.test(String(type.spec.tableRole));

/**
 * If the selection is in one cell of a table, adds pasted or dropped content to this cell, and returns true. The words of paragraphs,
 * headings and list items are joined by spaces, because a cell has only one line. Pictures and tables are inserted below the table.
 * ProseMirror would put the second paragraph into the next cell, in place of its words, and a list would divide the table. The content is
 * left to ProseMirror if it is one paragraph, or if it consists of several cells, which replace the cells from the cursor on.
 */
function addToCell(view: EditorView, tr: Transaction, { content }: Slice): boolean {
  const { selection } = tr;
  const { $from, $to } = selection;
  const table = findTable($from);
  if (!table || !(selection instanceof TextSelection) || !$from.sameParent($to)) return false;
  let cells = 0;
  content.descendants((node) => void (cells += isCell(node) ? 1 : 0));
  const { firstChild } = content;
  const isOneParagraph = content.childCount === 1 && firstChild?.type === schema.nodes.paragraph;
  // Copied cells are in a row or a table. ProseMirror also puts pasted paragraphs into cells, but not into a row.
  const isOfCells =
    cells > 1 && content.content.every(({ type: { spec } }) => /table|row/.test(String(spec.tableRole)));
  if (content.size === 0 || isOneParagraph || isOfCells || firstChild?.isInline) return false;
  const [words, below]: [Node[], Node[]] = [[], []];
  const collect = (node: Node) => {
    if (node.isInline) words.push(node);
    else if (node.isTextblock) {
      if (words.length > 0 && node.content.size > 0) words.push(schema.text(" "));
      node.forEach(collect);
    } else if (node.isAtom || (node.type === schema.nodes.table && cells > 1)) below.push(node);
    else node.forEach(collect);
  };
  content.forEach(collect);
  const isBehindWord = /\S$/.test($from.parent.textBetween(0, $from.parentOffset));
  const isBeforeWord = /^\S/.test($to.parent.textBetween($to.parentOffset, $to.parent.content.size));
  if (words.length > 0 && isBehindWord) words.unshift(schema.text(" "));
  if (words.length > 0 && isBeforeWord) words.push(schema.text(" "));
  const [end, earlier] = [table.pos + table.node.nodeSize, tr.steps.length];
  tr.replaceWith($from.pos, $to.pos, words);
  const mapping = tr.mapping.slice(earlier);
  const after = mapping.map($to.pos);
  tr.insert(mapping.map(end), below);
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, after)).scrollIntoView());
  return true;
}

/** Returns the text of a row of a table that is written as Markdown. Without a header row above it, the row would not be parsed. */
function textOfRow(row: string): string {
  const columns = row.split("|").length;
  let text = "";
  fromMarkdown(`${"|x".repeat(columns)}|\n${"|-".repeat(columns)}|\n${row.trim()}`).descendants((node) => {
    if (node.type === schema.nodes.table_row) text = node.textContent;
  });
  return text;
}

/**
 * Returns the position after a piece of a text. If the piece is a picture, returns the selection of this picture. Returns undefined if the
 * text does not contain the piece.
 * @param snippet the piece as Markdown
 */
function placeOf(snippet: string, doc: Node): Selection | undefined {
  let plain = "";
  let src: unknown;
  // If the piece is a row of a table, the cursor goes after its last cell. The piece of a problem ends there, with the words of the
  // problem.
  const [cell] = /^\s*\|/.test(snippet) ? (/[^|]*[^|\s][^|]*(?=[|\s]*$)/.exec(snippet) ?? []) : [];
  const row = cell === undefined ? undefined : textOfRow(snippet);
  // The backslash at the end of a line is a line break only if another line follows. A piece ends with its line.
  const withoutBreak = (cell ?? snippet).trim().replace(/(?<!\\)((?:\\\\)*)\\$/, "$1");
  fromMarkdown(withoutBreak).descendants((node) => {
    if (node.isTextblock) plain ||= node.textContent.trim();
    if (node.type === schema.nodes.picture) src ??= node.attrs.src;
  });
  const searchFor = (
    part: Node,
    start: number,
    isMeant: (text: string) => boolean,
  ): Selection | undefined => {
    let found: Selection | undefined;
    part.descendants((node, offset) => {
      if (found) return false;
      const at = start + offset;
      if (src !== undefined && node.attrs.src === src) found = NodeSelection.create(doc, at);
      const { textContent: text, isTextblock } = node;
      if (!isTextblock || plain === "" || !isMeant(text)) return !found;
      const after = Math.min(at + 1 + text.indexOf(plain) + plain.length, at + 1 + node.content.size);
      found = TextSelection.near(doc.resolve(after), -1);
      return false;
    });
    return found;
  };
  // The piece is usually a line or the beginning of a line. Other texts may contain the same words, so they are looked for last.
  const search = (part: Node, start: number): Selection | undefined =>
    searchFor(part, start, (text) => text.trim() === plain) ??
    searchFor(part, start, (text) => text.startsWith(plain)) ??
    searchFor(part, start, (text) => text.includes(plain));
  // Several rows of a table may have the same last cell, so the function first looks for a row with all words of the piece. If somebody has
  // changed this row since, the function looks for the last cell in the whole text.
  let inRow: Selection | undefined;
  if (row !== undefined)
    doc.descendants((node, at) => {
      if (node.type !== schema.nodes.table_row || !node.textContent.startsWith(row)) return !inRow;
      inRow ??= search(node, at + 1);
      return false;
    });
  return inRow ?? search(doc, 0);
}

/** The view of one text, in an element of the page. */
export class TextView {
  readonly editor: EditorView;
  /** The Markdown of the text. */
  markdown: string;
  /** Markdown that was typed and is not shown yet. */
  private typed: string | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The parts that the current paste leaves out or changes. Undefined while nothing is pasted. */
  private leftOut: LeftOut | undefined;
  private pastes: readonly Paste[] = [];

  constructor(
    frame: HTMLElement,
    markdown: string,
    private readonly options: Options,
  ) {
    this.markdown = markdown;
    const hasCurlyQuotes = () => /[“”‘’]/.test(this.markdown);
    this.editor = new EditorView(frame, {
      state: this.stateOf(markdown),
      nodeViews: nodeViews(options.context),
      dispatchTransaction: (transaction) => {
        const state = this.editor.state.apply(transaction);
        this.editor.updateState(state);
        options.onState(state);
        this.notePastes(transaction, state);
        if (!transaction.docChanged || this.typed !== undefined) return;
        this.markdown = toMarkdown(state.doc);
        options.onChange(this.markdown);
      },
      handleClickOn: (_view, _at, node, nodeAt, _event, isDirect) => {
        if (!isDirect || !dialogOf[node.type.name]) return false;
        const { state } = this.editor;
        this.editor.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, nodeAt)));
        return this.openAt(nodeAt);
      },
      handleTextInput: ({ state: { doc, selection } }, from, to, text) => {
        if (isPlain(doc.resolve(from).parent) || selection instanceof NodeSelection) return false;
        // A bracket that is typed after a word opens the dialog for a citation. If nobody chooses a source in the dialog, the bracket
        // remains in the text.
        if (text !== "[" || !/\S$/.test(doc.textBetween(Math.max(0, from - 1), from))) return false;
        const tr = this.editor.state.tr.insertText(text, from, to);
        // The selection is set explicitly, because the state of the editor may not contain the latest position of the cursor yet.
        this.editor.dispatch(tr.setSelection(TextSelection.create(tr.doc, from + text.length)));
        options.onOpen("cite");
        return true;
      },
      handleDOMEvents: {
        // Reads the position of the cursor before a key is handled. A busy browser delivers a key before it reports the last movement of
        // the cursor. Enter would then split the paragraph at the former position.
        keydown: (_view, event) => {
          if (!isComposing(event)) document.dispatchEvent(new Event("selectionchange"));
        },
        // A click on a link puts the cursor into its text and does not follow the link.
        click: (_view, event) => {
          if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
        },
      },
      clipboardSerializer: copies,
      handlePaste: (view, { clipboardData }, slice) => {
        const pictures = picturesIn(clipboardData);
        // Pictures are ignored if the clipboard also contains text, because Word adds a picture of the copied text.
        if (pictures.length > 0 && isOnlyPictures(clipboardData?.getData("text/html") ?? "")) {
          this.leftOut = undefined;
          options.onPictures(pictures);
          return true;
        }
        const others = othersIn(clipboardData);
        // Files are refused only if the clipboard does not contain HTML. Programs that copy text may also add a file in another format. The
        // text is then pasted, and the file is ignored.
        if (others.length > 0 && clipboardData?.getData("text/html") === "") {
          this.leftOut = undefined;
          options.onRefuse(others);
          return true;
        }
        const { selection: former } = view.state;
        // A selected citation is not replaced, because a click selects it.
        if (former instanceof NodeSelection && former.node.isInline)
          view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, former.to)));
        const address = clipboardData?.getData("text/plain").trim() ?? "";
        const { selection, tr } = view.state;
        if (!wholeAddress.test(address) || !(selection instanceof TextSelection) || selection.empty)
          return addToCell(view, tr, slice) || pasteBeforeHeading(view, slice);
        const href = address.replace(/^http:/, "https:");
        view.dispatch(tr.addMark(selection.from, selection.to, schema.marks.link.create({ href })));
        return true;
      },
      handleDrop: (view, { dataTransfer, clientX, clientY }, slice, isMoved) => {
        const pictures = picturesIn(dataTransfer);
        const others = othersIn(dataTransfer);
        if (others.length > 0) options.onRefuse(others);
        const at = view.posAtCoords({ left: clientX, top: clientY })?.pos ?? view.state.doc.content.size;
        const { doc, tr } = view.state;
        if (pictures.length === 0) {
          if (others.length > 0) return true;
          if (isMoved) tr.deleteSelection();
          tr.setSelection(TextSelection.near(tr.doc.resolve(tr.mapping.map(at))));
          return addToCell(view, tr, slice);
        }
        this.leftOut = undefined;
        view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(at))));
        options.onPictures(pictures);
        return true;
      },
      transformPastedHTML: (html) => {
        this.leftOut = leftOutOf(html);
        return cleanHtml(html, hasCurlyQuotes());
      },
      clipboardTextParser: (text) => readPlain(text, hasCurlyQuotes()),
    });
    options.onState(this.editor.state);
  }

  /** Records the paste that a transaction carries out, undoes or redoes, and calls `onPaste`. */
  private notePastes(transaction: Transaction, state: EditorState): void {
    const { leftOut } = this;
    this.leftOut = undefined;
    const depth = undoDepth(state) as number;
    const isUndoOrRedo = isHistoryTransaction(transaction);
    if (isUndoOrRedo) this.pastes = this.pastes.map((paste) => ({ ...paste, isUndone: paste.depth > depth }));
    // A paste that is undone is forgotten after another change, because it can no longer be redone.
    else if (transaction.docChanged) this.pastes = this.pastes.filter(({ isUndone }) => !isUndone);
    // A paste of pictures only does not change the text, so it cannot be undone.
    if (leftOut)
      this.pastes = [...this.pastes, { leftOut, depth: transaction.docChanged ? depth : 0, isUndone: false }];
    if (leftOut || (isUndoOrRedo && this.pastes.length > 0)) this.tellPastes();
  }

  private tellPastes(): void {
    this.options.onPaste(this.pastes.flatMap(({ leftOut, isUndone }) => (isUndone ? [] : [leftOut])));
  }

  /** Forgets the parts that the pastes so far have left out or changed. */
  forgetPastes(): void {
    this.pastes = [];
    this.tellPastes();
  }

  /** Shows another text, and deletes the undo history of the former text. */
  replace(markdown: string): void {
    clearTimeout(this.timer);
    this.pastes = this.pastes.flatMap((paste) => (paste.isUndone ? [] : [{ ...paste, depth: 0 }]));
    this.typed = undefined;
    this.markdown = markdown;
    this.editor.updateState(this.stateOf(markdown));
    this.options.onState(this.editor.state);
  }

  /** Replaces the text by typed Markdown. The Markdown is parsed and shown after a pause in typing. Undo restores the former text. */
  write(markdown: string): void {
    this.markdown = markdown;
    this.typed = markdown;
    this.options.onChange(markdown);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.showTyped(), parseDelay);
  }

  /** Parses and shows the Markdown that the latest call of `write` received, unless it has been shown already. */
  showTyped(): void {
    clearTimeout(this.timer);
    const { typed } = this;
    if (typed === undefined) return;
    const doc = withEnd(fromMarkdown(typed));
    const { tr, doc: old } = this.editor.state;
    // While `typed` is set, a dispatched transaction does not write new Markdown. The Markdown therefore stays as it was typed.
    this.editor.dispatch(tr.replaceWith(0, old.content.size, doc.content));
    this.typed = undefined;
  }

  destroy(): void {
    clearTimeout(this.timer);
    this.editor.destroy();
  }

  run(command: Command): void {
    this.showTyped();
    command(this.editor.state, this.editor.dispatch.bind(this.editor), this.editor);
  }

  /**
   * Puts the cursor after a piece of the text, or selects the picture of the piece, and scrolls there. The piece may contain Markdown. If the
   * text does not contain the piece, the cursor stays, and its line is scrolled into view.
   */
  goTo(snippet: string): void {
    this.showTyped();
    const { state } = this.editor;
    const selection = placeOf(snippet, state.doc);
    this.focusAt(selection ?? state.selection);
  }

  /** Sets the selection, focuses the text, and scrolls the line of the cursor to the middle of the window. */
  private focusAt(selection: Selection): void {
    this.editor.dispatch(this.editor.state.tr.setSelection(selection));
    this.editor.focus();
    const { from } = selection;
    const shown = selection instanceof NodeSelection ? this.editor.nodeDOM(from) : undefined;
    const node = shown ?? this.editor.domAtPos(from).node;
    const element = node instanceof Element ? node : node.parentElement;
    if (element) scrollToMiddle(element);
  }

  /** Selects a part of the text, or puts the cursor there, and scrolls there. */
  select([from, to]: readonly [number, number]): void {
    const { doc } = this.editor.state;
    const [start, end] = [from, to].map((at) => doc.resolve(Math.min(at, doc.content.size)));
    if (start && end) this.focusAt(TextSelection.between(start, end));
  }

  private stateOf(markdown: string): EditorState {
    const doc = withEnd(fromMarkdown(markdown));
    const opens =
      (dialog: DialogName, can: (state: EditorState) => boolean): Command =>
      (state, dispatch) => {
        if (dispatch && can(state)) this.options.onOpen(dialog);
        return true;
      };
    const keys = { "Mod-k": opens("link", canLink), "Mod-Shift-c": opens("cite", canCite) };
    return EditorState.create({ doc, plugins: [...plugins((at) => this.openAt(at), keys), numbering] });
  }

  private openAt(at: number): boolean {
    const dialog = dialogOf[this.editor.state.doc.nodeAt(at)?.type.name ?? ""];
    if (dialog) this.options.onOpen(dialog);
    return dialog !== undefined;
  }
}
