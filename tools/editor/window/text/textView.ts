/** The view of a text: how it is shown, typed, clicked and pasted. */
import { EditorState, NodeSelection, TextSelection, type Command } from "@tiptap/pm/state";
import { EditorView } from "@tiptap/pm/view";
import { nodeViews, numbering, type TextContext } from "./chips";
import { fromMarkdown } from "./fromMarkdown";
import { plugins, withEnd } from "./keys";
import { cleanHtml, copies, hasPictures, isOnlyPictures, notesIn, readPlain, type Note } from "./paste";
import { schema } from "./schema";
import { toMarkdown } from "./toMarkdown";

export type DialogName = "cite" | "link" | "picture" | "language";

const dialogOf: Record<string, DialogName> = { citation: "cite", picture: "picture" };

interface Options {
  context: () => TextContext;
  onOpen: (dialog: DialogName) => void;
  onState: (state: EditorState) => void;
  onChange: (markdown: string) => void;
  /** Called before a paste, with the parts that are left out. */
  onPaste: (leftOut: LeftOut) => void;
  /** Is given the pictures that were pasted or dropped; the cursor is where they belong. */
  onPictures: (pictures: File[]) => void;
}

/** The parts of pasted content that are left out. */
export interface LeftOut {
  hasPictures: boolean;
  notes: readonly Note[];
}

const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type, name }) => type.startsWith("image/") || /\.hei[cf]$/i.test(name));

/** A whole address, and nothing else. */
const wholeAddress = /^https?:\/\/[^\s/]+\.\S+$/;

/** Milliseconds after the last key in the Markdown until it is parsed: in a long text that takes longer than a key. */
const parseDelay = 500;

/** A text in an element of the page. */
export class TextView {
  readonly editor: EditorView;
  /** The Markdown of what it shows. */
  markdown: string;
  /** Markdown that was typed and is not shown yet. */
  private typed: string | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

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
      handleTextInput: ({ state: { doc } }, from, to, text) => {
        // Behind a word a bracket begins a citation; if none is chosen, it stays a bracket.
        if (text !== "[" || !/\S$/.test(doc.textBetween(Math.max(0, from - 1), from))) return false;
        const tr = this.editor.state.tr.insertText(text, from, to);
        // The state may not know yet that the cursor has moved here.
        this.editor.dispatch(tr.setSelection(TextSelection.create(tr.doc, from + text.length)));
        options.onOpen("cite");
        return true;
      },
      handleDOMEvents: {
        // A link is text here: a click puts the cursor into it.
        click: (_view, event) => {
          if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
        },
      },
      clipboardSerializer: copies,
      handlePaste: (view, { clipboardData }) => {
        const pictures = picturesIn(clipboardData);
        // Word puts a picture of a text beside the text.
        if (pictures.length > 0 && isOnlyPictures(clipboardData?.getData("text/html") ?? "")) {
          options.onPictures(pictures);
          return true;
        }
        const address = clipboardData?.getData("text/plain").trim() ?? "";
        const { selection, tr } = view.state;
        if (!wholeAddress.test(address) || !(selection instanceof TextSelection) || selection.empty)
          return false;
        const href = address.replace(/^http:/, "https:");
        view.dispatch(tr.addMark(selection.from, selection.to, schema.marks.link.create({ href })));
        return true;
      },
      handleDrop: (view, { dataTransfer, clientX, clientY }) => {
        const pictures = picturesIn(dataTransfer);
        if (pictures.length === 0) return false;
        const at = view.posAtCoords({ left: clientX, top: clientY })?.pos ?? view.state.doc.content.size;
        const { doc, tr } = view.state;
        view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(at))));
        options.onPictures(pictures);
        return true;
      },
      transformPastedHTML: (html) => {
        options.onPaste({ hasPictures: hasPictures(html), notes: notesIn(html) });
        return cleanHtml(html, hasCurlyQuotes());
      },
      clipboardTextParser: (text) => readPlain(text, hasCurlyQuotes()),
    });
    options.onState(this.editor.state);
  }

  /** Shows another text, without the history of the one before. */
  replace(markdown: string): void {
    clearTimeout(this.timer);
    this.typed = undefined;
    this.markdown = markdown;
    this.editor.updateState(this.stateOf(markdown));
    this.options.onState(this.editor.state);
  }

  /** Puts Markdown in place of the text, which is parsed once nobody has typed for a moment; undo brings the text back. */
  write(markdown: string): void {
    this.markdown = markdown;
    this.typed = markdown;
    this.options.onChange(markdown);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.showTyped(), parseDelay);
  }

  /** Shows the Markdown that was written last. */
  showTyped(): void {
    clearTimeout(this.timer);
    const { typed } = this;
    if (typed === undefined) return;
    const doc = withEnd(fromMarkdown(typed));
    const { tr, doc: old } = this.editor.state;
    // Until then `typed` is set, so that the text keeps the form in which it was typed.
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

  /** Puts the cursor behind a piece of the text, which may be written as Markdown, and shows it. */
  goTo(snippet: string): void {
    this.showTyped();
    let plain = "";
    fromMarkdown(snippet).descendants((node) => {
      if (node.isTextblock) plain ||= node.textContent.trim();
    });
    const { state } = this.editor;
    let found: number | undefined;
    state.doc.descendants((node, at) => {
      const from = node.isTextblock && plain !== "" ? node.textContent.indexOf(plain) : -1;
      if (from >= 0) found ??= Math.min(at + 1 + from + plain.length, at + 1 + node.content.size);
      return found === undefined;
    });
    if (found === undefined) return;
    const selection = TextSelection.near(state.doc.resolve(found), -1);
    this.editor.dispatch(state.tr.setSelection(selection));
    this.editor.focus();
    const { node } = this.editor.domAtPos(selection.from);
    // In the middle, where no bar is over it.
    (node instanceof Element ? node : node.parentElement)?.scrollIntoView({ block: "center" });
  }

  private stateOf(markdown: string): EditorState {
    const doc = withEnd(fromMarkdown(markdown));
    const opens =
      (dialog: DialogName): Command =>
      (_state, dispatch) => {
        if (dispatch) this.options.onOpen(dialog);
        return true;
      };
    const keys = { "Mod-k": opens("link"), "Mod-Shift-c": opens("cite") };
    return EditorState.create({ doc, plugins: [...plugins((at) => this.openAt(at), keys), numbering] });
  }

  private openAt(at: number): boolean {
    const dialog = dialogOf[this.editor.state.doc.nodeAt(at)?.type.name ?? ""];
    if (dialog) this.options.onOpen(dialog);
    return dialog !== undefined;
  }
}
