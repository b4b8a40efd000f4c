import type { EditorState, Transaction } from "@tiptap/pm/state";
import { NodeSelection } from "@tiptap/pm/state";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { CiteDialog } from "./CiteDialog";
import type { TextContext } from "./context";
import { LanguageDialog } from "./LanguageDialog";
import { LinkDialog } from "./LinkDialog";
import { MarkdownField } from "./MarkdownField";
import { PictureDialog, type PictureAttrs } from "./PictureDialog";
import { schema } from "./schema";
import { TextView, type DialogName } from "./textView";
import { Toolbar } from "./Toolbar";

export type { TextContext } from "./context";

export interface TextFieldProps {
  id: string;
  /** The name of the field for those who hear it. */
  label: string;
  /** Markdown; another value than the last one written replaces the text and its history. */
  value: string;
  onChange: (markdown: string) => void;
  describedBy?: string | undefined;
  isInvalid?: boolean;
  /** The language of the page, for spelling and voices. */
  lang: string;
  context: TextContext;
  /** Words behind which the cursor goes. */
  cursorAt?: string | undefined;
  /** Draws a form for a new source; `onMade` takes its anchor once it is kept. */
  newSource?: ((onMade: (anchor: string) => void) => ReactNode) | undefined;
}

const { marks, nodes } = schema;

/** A mark of the selection, and where it begins and ends. */
function markAt({ selection, doc }: EditorState, type: (typeof marks)["link"]) {
  const { $from, from, to, empty } = selection;
  const mark = type.isInSet(empty ? $from.marks() : (doc.nodeAt(from)?.marks ?? []));
  let [start, end] = [from, to];
  if (mark && empty)
    $from.parent.forEach((node, offset) => {
      const at = $from.start() + offset;
      if (mark.isInSet(node.marks) && at <= from && from <= at + node.nodeSize)
        [start, end] = [at, at + node.nodeSize];
    });
  return { attrs: mark?.attrs, from: start, to: end };
}

/** A text as readers see it. It reads and writes Markdown; what is not touched keeps its bytes. */
export function TextField(props: TextFieldProps) {
  const { id, label, value, lang, context, describedBy, isInvalid, cursorAt, newSource } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<TextView>();
  const [state, setState] = useState<EditorState>();
  const [dialog, setDialog] = useState<DialogName>();
  const [isMarkdown, setIsMarkdown] = useState(false);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (!frame.current) return undefined;
    const made = new TextView(frame.current, latest.current.value, {
      context: () => latest.current.context,
      onOpen: setDialog,
      onState: setState,
      onChange: (markdown) => latest.current.onChange(markdown),
    });
    setView(made);
    return () => made.editor.destroy();
  }, []);

  // What another window saved, or a draft that was thrown away.
  useEffect(() => {
    if (view && value !== view.markdown) view.replace(value);
  }, [value, view]);

  useEffect(() => {
    if (cursorAt) view?.goTo(cursorAt);
  }, [cursorAt, view]);

  useEffect(() => {
    view?.editor.setProps({
      attributes: {
        id,
        lang,
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        spellcheck: "true",
        ...(describedBy && { "aria-describedby": describedBy }),
        ...(isInvalid && { "aria-invalid": "true" }),
      },
    });
  }, [view, id, lang, label, describedBy, isInvalid]);

  const close = () => {
    // The text takes no focus while the dialog is over it.
    flushSync(() => setDialog(undefined));
    view?.editor.focus();
  };
  /** Changes the text and closes the dialog. */
  const finish = (change: (transaction: Transaction, now: EditorState) => Transaction) => {
    if (view) view.editor.dispatch(change(view.editor.state.tr, view.editor.state).scrollIntoView());
    close();
  };
  const setMark = (type: (typeof marks)["link"], attrs: Record<string, string> | undefined, words = "") =>
    finish((tr, now) => {
      const { from, to } = markAt(now, type);
      tr.removeMark(from, to, type);
      if (!attrs) return tr;
      const mark = type.create(attrs);
      return from === to ? tr.insert(from, schema.text(words, [mark])) : tr.addMark(from, to, mark);
    });
  const selected = state?.selection instanceof NodeSelection ? state.selection.node : undefined;
  const attrsOf = (name: string) => (selected?.type.name === name ? selected.attrs : undefined);

  return (
    <div className="text-field">
      {state && !isMarkdown && (
        <Toolbar
          state={state}
          label={label}
          controls={id}
          onOpen={setDialog}
          onRun={(command) => {
            view?.run(command);
            view?.editor.focus();
          }}
        />
      )}
      <div ref={frame} className="text-frame" hidden={isMarkdown} />
      {isMarkdown && view && (
        <MarkdownField
          id={`${id}-markdown`}
          label={label}
          lang={lang}
          value={view.markdown}
          onInput={(markdown) => view.write(markdown)}
          onRun={(command) => view.run(command)}
        />
      )}
      <p className="text-foot">
        <span>{state && wordsIn(state)}</span>
        <button type="button" aria-pressed={isMarkdown} onClick={() => setIsMarkdown(!isMarkdown)}>
          Show the Markdown
        </button>
      </p>
      {dialog === "cite" && (
        <CiteDialog
          context={context}
          written={attrsOf("citation")?.written as string | undefined}
          newSource={newSource}
          onClose={close}
          onCite={(written) =>
            finish((tr, { selection: { from, empty } }) => {
              // The bracket that opened the dialog.
              const isTyped = empty && tr.doc.textBetween(Math.max(0, from - 1), from) === "[";
              if (isTyped) tr.delete(from - 1, from);
              return tr.replaceSelectionWith(nodes.citation.create({ written }), false);
            })
          }
        />
      )}
      {dialog === "link" && state && (
        <LinkDialog
          context={context}
          href={markAt(state, marks.link).attrs?.href as string | undefined}
          onClose={close}
          onLink={(href, title) => setMark(marks.link, href === undefined ? undefined : { href }, title)}
        />
      )}
      {dialog === "picture" && (
        <PictureDialog
          context={context}
          picture={attrsOf("picture") as PictureAttrs | undefined}
          onClose={close}
          onPicture={(attrs) => finish((tr) => tr.replaceSelectionWith(nodes.picture.create({ ...attrs })))}
        />
      )}
      {dialog === "language" && state && (
        <LanguageDialog
          lang={(markAt(state, marks.language).attrs?.lang as string | undefined) ?? ""}
          onClose={close}
          onLanguage={(code) => setMark(marks.language, code === "" ? undefined : { lang: code })}
        />
      )}
    </div>
  );
}

function wordsIn({ doc }: EditorState): string {
  const text = doc.textBetween(0, doc.content.size, " ", " ");
  const count = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
  return count === 1 ? "1 word" : `${count.toLocaleString("en-GB")} words`;
}
