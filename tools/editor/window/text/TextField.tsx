import { NodeSelection, type EditorState, type Transaction } from "@tiptap/pm/state";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ControlProps } from "../forms/controls";
import { useForm } from "../forms/store";
import { leaveField, useFocusFromUrl } from "../forms/useFocusFromUrl";
import { usePlace } from "../router";
import { CiteDialog } from "./CiteDialog";
import { LanguageDialog, LinkDialog, PictureDialog, type PictureAttrs } from "./dialogs";
import { MarkdownField } from "./MarkdownField";
import { fromMarkdown } from "./fromMarkdown";
import { LeftOutNotice } from "./LeftOutNotice";
import { RefusedFiles } from "./RefusedFiles";
import { schema } from "./schema";
import { leaveSelected, putBlock, putInLine } from "./keys";
import type { LeftOut } from "./paste";
import { TextView, type DialogName } from "./textView";
import { Toolbar } from "./Toolbar";

const { marks, nodes } = schema;

/**
 * Looks for a mark at the selection, for example a link. Returns its attributes, and the start and end of the text that has this mark.
 * Parts of this text may have other marks, too.
 */
export function markAt({ selection, doc }: EditorState, type: (typeof marks)["link"]) {
  const { $from, from, to, empty } = selection;
  const mark = type.isInSet(empty ? $from.marks() : (doc.nodeAt(from)?.marks ?? []));
  let [start, end] = [from, to];
  if (mark) {
    const places: [number, number][] = [];
    $from.parent.forEach((node, offset) => {
      const at = $from.start() + offset;
      if (!mark.isInSet(node.marks)) return;
      const last = places.at(-1);
      if (last?.[1] === at) last[1] = at + node.nodeSize;
      else places.push([at, at + node.nodeSize]);
    });
    const [first = from, after = to] =
      places.find(([first, after]) => first <= from && from < after) ??
      places.find(([, after]) => after === from) ??
      [];
    [start, end] = [Math.min(first, from), Math.max(after, to)];
  }
  return { attrs: mark?.attrs, from: start, to: end };
}

/**
 * Returns the position that a selection has in a newer version of a text. Returns undefined if the paragraph with the selection has
 * changed.
 * @param before the Markdown of the former version
 * @param after the Markdown of the newer version
 */
export function selectionIn(
  before: string,
  after: string,
  [from, to]: readonly [number, number],
): readonly [number, number] | undefined {
  const [old, now] = [fromMarkdown(before), fromMarkdown(after)];
  if (to > old.content.size) return undefined;
  const index = old.resolve(from).index(0);
  const block = old.maybeChild(index);
  const start = old.resolve(from).posAtIndex(index, 0);
  if (!block || to > start + block.nodeSize) return undefined;
  const same: { at: number; offset: number }[] = [];
  now.forEach((node, offset, at) => {
    if (node.eq(block)) same.push({ at, offset });
  });
  const [nearest] = same.sort((a, b) => Math.abs(a.at - index) - Math.abs(b.at - index));
  return nearest && [from - start + nearest.offset, to - start + nearest.offset];
}

/** A field that shows a text as readers see it. The value of the field is Markdown. */
export function TextField({ id, label, value, change, describedBy, isInvalid }: ControlProps) {
  const { file, references, store } = useForm();
  const markdown = typeof value === "string" ? value : "";
  const lang = references?.language ?? "en-GB";
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<TextView>();
  const [state, setState] = useState<EditorState>();
  const [dialog, setDialog] = useState<DialogName>();
  const [pastes, setPastes] = useState<readonly LeftOut[]>([]);
  /** The names of dropped files that a text cannot contain. */
  const [refused, setRefused] = useState<readonly string[]>([]);
  /** The pictures that were pasted or dropped. The Picture dialog shows the first one. */
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const markdownId = `${id}-markdown`;
  const { field } = usePlace();
  const [isMarkdown, setIsMarkdown] = useState(field === markdownId);
  const keepCursor = (cursor: [number, number]) => store.cursors.set(id, cursor);
  const latest = useRef({ markdown, change, file, references, keepCursor });
  useEffect(() => {
    latest.current = { markdown, change, file, references, keepCursor };
  });

  useEffect(() => {
    if (!frame.current) return undefined;
    const made = new TextView(frame.current, latest.current.markdown, {
      context: () => latest.current,
      onOpen: setDialog,
      onState: (next) => {
        setState(next);
        latest.current.keepCursor([next.selection.from, next.selection.to]);
      },
      onPaste: setPastes,
      onPictures: (given) => {
        setPictures(given);
        setDialog("picture");
      },
      onRefuse: setRefused,
      onChange: (changed) => latest.current.change(changed),
    });
    setView(made);
    return () => made.destroy();
  }, []);

  // Shows the new text if another window has saved one, or if the draft was discarded.
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

  // The element of the text gets its id only when the view exists. Before that, `useFocusFromUrl` could not find the element.
  const place = useFocusFromUrl(view ? id : "");
  useEffect(() => {
    if (place?.snippet) view?.goTo(place.snippet);
    else if (place?.cursor) view?.select(place.cursor);
  }, [place, view]);

  const close = () => {
    setPictures([]);
    // The dialog is closed before the text gets the focus, because nothing outside an open dialog can have the focus.
    flushSync(() => setDialog(undefined));
    view?.editor.focus();
  };
  /** Closes the dialog and changes the text. The dialog is closed first, because a text without the focus does not scroll. */
  const finish = (change: (transaction: Transaction, now: EditorState) => Transaction) => {
    close();
    if (view) view.editor.dispatch(change(view.editor.state.tr, view.editor.state).scrollIntoView());
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
      {/* The notice is in the bar, because the bar stays in view. People often paste a long text far below the beginning of the field. */}
      <div className="text-bar">
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
        <RefusedFiles names={refused} hide={() => setRefused([])} />
        <LeftOutNotice pastes={pastes} hide={() => view?.forgetPastes()} />
      </div>
      <div ref={frame} className="text-frame" hidden={isMarkdown} />
      {isMarkdown && view && (
        <MarkdownField
          id={markdownId}
          label={label}
          lang={lang}
          value={view.markdown}
          onInput={(markdown) => view.write(markdown)}
          onRun={(command) => view.run(command)}
        />
      )}
      <p className="text-foot">
        <span>{state && wordsIn(state)}</span>
        <button
          type="button"
          aria-pressed={isMarkdown}
          onClick={() => {
            view?.showTyped();
            // The name of the Markdown field is removed from the address. Otherwise the Markdown field would take the focus each time that
            // it is shown.
            if (field === markdownId) leaveField(file);
            setIsMarkdown(!isMarkdown);
          }}
        >
          Show the Markdown
        </button>
      </p>
      {dialog === "cite" && (
        <CiteDialog
          {...asked}
          close={() => {
            close();
            // The cursor leaves the citation, so that somebody can go on writing after it.
            if (attrsOf("citation")) view?.run(leaveSelected);
          }}
          written={attrsOf("citation")?.written as string | undefined}
          cite={(written) =>
            finish((tr, { selection: { from, empty } }) => {
              // If a typed bracket has opened the dialog, the citation replaces this bracket.
              const isTyped = empty && tr.doc.textBetween(Math.max(0, from - 1), from) === "[";
              if (isTyped) tr.delete(from - 1, from);
              const made = nodes.citation.create({ written });
              return attrsOf("citation") ? tr.replaceSelectionWith(made, false) : putInLine(tr, made);
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
          key={pictures.length}
          {...asked}
          given={pictures[0]}
          picture={pictures.length === 0 ? (attrsOf("picture") as PictureAttrs | undefined) : undefined}
          put={(attrs) => {
            const made = nodes.picture.create({ ...attrs });
            const change = (tr: Transaction) =>
              pictures.length === 0 && attrsOf("picture")
                ? tr.replaceSelectionWith(made)
                : putBlock(tr, made);
            if (pictures.length < 2) finish(change);
            else {
              view?.editor.dispatch(change(view.editor.state.tr));
              setPictures(pictures.slice(1));
            }
          }}
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
