import { NodeSelection, type EditorState, type Transaction } from "@tiptap/pm/state";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ControlProps } from "../forms/controls";
import { useForm } from "../forms/store";
import { useAddressed } from "../forms/useAddressed";
import { CiteDialog } from "./CiteDialog";
import { LanguageDialog, LinkDialog, PictureDialog, type PictureAttrs } from "./dialogs";
import { MarkdownField } from "./MarkdownField";
import { schema } from "./schema";
import { TextView, type DialogName } from "./textView";
import { Toolbar } from "./Toolbar";

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
export function TextField({ id, label, value, change, describedBy, isInvalid }: ControlProps) {
  const { file, references } = useForm();
  const markdown = typeof value === "string" ? value : "";
  const lang = references?.language ?? "en-GB";
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<TextView>();
  const [state, setState] = useState<EditorState>();
  const [dialog, setDialog] = useState<DialogName>();
  const [isLeftOut, setLeftOut] = useState(false);
  const [isMarkdown, setIsMarkdown] = useState(false);
  const latest = useRef({ markdown, change, file, references });
  useEffect(() => {
    latest.current = { markdown, change, file, references };
  });

  useEffect(() => {
    if (!frame.current) return undefined;
    const made = new TextView(frame.current, latest.current.markdown, {
      context: () => latest.current,
      onOpen: setDialog,
      onState: setState,
      onPaste: setLeftOut,
      onChange: (changed) => latest.current.change(changed),
    });
    setView(made);
    return () => made.editor.destroy();
  }, []);

  // What another window saved, or a draft that was thrown away.
  useEffect(() => {
    if (view && markdown !== view.markdown) view.replace(markdown);
  }, [markdown, view]);

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

  // The text has its id only once it is drawn.
  const place = useAddressed(view ? id : "");
  useEffect(() => {
    if (place?.snippet) view?.goTo(place.snippet);
  }, [place, view]);

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
  const setMark = (type: (typeof marks)["link"], attrs: Record<string, string> | undefined, text = "") =>
    finish((tr, now) => {
      const { from, to } = markAt(now, type);
      tr.removeMark(from, to, type);
      if (!attrs) return tr;
      const mark = type.create(attrs);
      if (from !== to) return tr.addMark(from, to, mark);
      const isAfterWord = /[^\s([“‘]$/.test(now.doc.textBetween(Math.max(0, from - 1), from));
      return tr.insert(from, [...(isAfterWord ? [schema.text(" ")] : []), schema.text(text, [mark])]);
    });
  const asked = { file, references, close };
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
          onInput={(markdown) => {
            view.write(markdown);
            return view.markdown;
          }}
          onRun={(command) => view.run(command)}
        />
      )}
      <p className="text-foot">
        <span>{state && wordsIn(state)}</span>
        <span role="status">{isLeftOut && "Pictures were not pasted. Put each in with Picture."}</span>
        <button type="button" aria-pressed={isMarkdown} onClick={() => setIsMarkdown(!isMarkdown)}>
          Show the Markdown
        </button>
      </p>
      {dialog === "cite" && (
        <CiteDialog
          {...asked}
          written={attrsOf("citation")?.written as string | undefined}
          cite={(written) =>
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
          {...asked}
          href={markAt(state, marks.link).attrs?.href as string | undefined}
          link={(href, title) => setMark(marks.link, href === undefined ? undefined : { href }, title)}
        />
      )}
      {dialog === "picture" && (
        <PictureDialog
          {...asked}
          picture={attrsOf("picture") as PictureAttrs | undefined}
          put={(attrs) => finish((tr) => tr.replaceSelectionWith(nodes.picture.create({ ...attrs })))}
        />
      )}
      {dialog === "language" && state && (
        <LanguageDialog
          close={close}
          lang={(markAt(state, marks.language).attrs?.lang as string | undefined) ?? ""}
          mark={(code) => setMark(marks.language, code === "" ? undefined : { lang: code })}
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
