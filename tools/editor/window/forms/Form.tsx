/** The form of a file: its fields, and the actions for the whole file. */
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import { flushSync } from "react-dom";
import type { Kind } from "../../../../src/content-model/kind";
import { addressOf, kindName, listField, movedEntry, nameOf, type Route } from "../../common/addresses";
import { go, nameInAddress } from "../router";
import { detailsOf, lost, send, sentenceOf } from "../send";
import { showStillElsewhere, StillElsewhere } from "../StillElsewhere";
import type { Details } from "../../common/requestError";
import { Notice } from "../Notice";
import { HistoryButton } from "../sharing/TakeBack";
import type { References } from "../../server/references";
import type { Still } from "../../server/stillElsewhere";
import { labelOf } from "../../../merge/naming";
import { Dialog } from "../Dialog";
import { Conflicts, forgetAnswers, meanwhile, type ConflictAnswer } from "../sharing/Conflicts";
import { ApprovalButtons, hasApprovals } from "../approving/ApprovalButtons";
import { ApprovalState, type States } from "../approving/ApprovalState";
import { DeleteButton } from "./DeleteButton";
import { deleteReplacedUploads } from "./deleteReplacedUploads";
import { Field } from "./Field";
import { Fields } from "./Fields";
import { focusIfLost } from "./focusAfterRender";
import { inFormOrder } from "./inFormOrder";
import { InUse } from "./InUse";
import type { FormMistake } from "../../common/requestError";
import { momentOf } from "../../common/shownDate";
import { fieldsToFillIn } from "../../common/proposals";
import { FormContext, type FormStore } from "./store";
import { DiscardButton } from "./DiscardButton";
import { tellTyped } from "./typedValues";
import type { EditSession, Keeping } from "./editSession";
import { fieldSpecs } from "./fieldSpecs";
import { leaveField } from "./useFocusFromUrl";

interface Props {
  route: Route & { path: string };
  session: EditSession;
  title: string;
  approvals: States;
  references: References | undefined;
  /**
   * Reads the file again. If `entry` is given, opens that entry of the list. The new form shows `still`, the places that contain the old
   * version of a changed detail. The field that `focused` returns gets the focus again.
   */
  reopen: (
    status?: string,
    entry?: string,
    still?: Still[],
    focused?: () => FocusedField | undefined,
  ) => void;
  openText: () => void;
  /** The message that the form shows at first. It comes from the form that this form has replaced. */
  firstStatus: string;
  /**
   * The places that still contain the old version of a changed detail. They were found when the form that this form has replaced was saved.
   */
  firstStill?: Still[] | undefined;
}

export function Form(props: Props) {
  const {
    route,
    session,
    approvals,
    title,
    references,
    reopen,
    openText,
    firstStatus,
    firstStill = [],
  } = props;
  const { kind, path } = route;
  const isNew = path.endsWith("/");
  const { store } = session;
  const { draft, isDirty, isDiscarding, kept } = useSyncExternalStore(session.subscribe, session.keeping);
  const [mistakes, setMistakes] = useState<readonly FormMistake[]>([]);
  const unchanged = useUnchanged(mistakes, store);
  const [conflicts, setConflicts] = useState<NonNullable<Details["conflicts"]>>([]);
  const [still, setStill] = useState(firstStill);
  const [inUse, setInUse] = useState<Details["inUse"]>();
  const [status, setStatus] = useState(firstStatus);
  const element = useRef<HTMLDivElement>(null);
  // Neither value changes while the form is open, because a notice that appeared later would move the fields under the pointer.
  const [isWithdrawn] = useState(() => !draft && store.get("withdrawn") === true);
  const [hasCorrection] = useState(() => hasUnwrittenCorrection(store.values));
  /** True if somebody has selected Save again while the form was being saved. */
  const isSavedAgain = useRef(false);

  useEffect(
    () =>
      store.subscribe(() => {
        if (session.busy !== "discarding") setStatus("");
      }),
    [store, session],
  );

  // As soon as the server answers again, removes the message that the server does not answer.
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.keeping().kept === "kept") setStatus((said) => (said === lost ? "" : said));
      }),
    [session],
  );

  useEffect(() => {
    const tell = () => tellTyped(store.values);
    tell();
    const stop = store.subscribe(tell);
    return () => {
      stop();
      tellTyped(undefined);
    };
  }, [store]);

  const save = async (answers: ConflictAnswer[] = [], confirmed?: string) => {
    let filledIn: readonly (readonly [name: string, value: string])[] = [];
    const prepare = async () => {
      isSavedAgain.current = false;
      if (store.copying.size > 0) {
        setStatus("Waiting until the editor has received the file that you added…");
        await Promise.all(store.copying);
      }
      filledIn = fieldsToFillIn(kind, store.values, isNew);
      flushSync(() => store.fillIn(filledIn));
      // If the focus is in a field that was filled in just now, selects its text, so that typing replaces the proposal.
      const { activeElement } = document;
      if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement)
        if (filledIn.some(([name]) => name === activeElement.id)) activeElement.select();
      setStatus("Saving…");
    };
    try {
      const answer = await session.save(
        ({ values = {}, ...words }) =>
          send("save", { ...words, values, answers, confirmed, isDeletionKnown: isDeletionKnown(draft) }),
        prepare,
      );
      if (!answer) {
        isSavedAgain.current = session.busy === "saving";
        return;
      }
      forgetAnswers(answers);
      const { saved, sent, isAsSent } = answer;
      if (isSavedAgain.current && !isAsSent) void save();
      await Promise.all(store.copying);
      setMistakes([]);
      setInUse(undefined);
      setStill(saved.still);
      setConflicts([]);
      void deleteReplacedUploads(store.added, store.values);
      // The saved file now uses all remaining files in `store.added`. These files belong to the content, so the form must no longer delete
      // them.
      if (isAsSent) store.added.clear();
      const done = [
        "Saved.",
        saved.isMerged &&
          `The file now also contains changes that were saved in another window or program in the meantime.${isAsSent ? "" : " The form will contain these changes after your next save."}`,
        saved.isGivenUp &&
          "Your own wording is still on this computer. To see or restore it, select Undo a change.",
        saved.movedFrom &&
          `Links to ${saved.movedFrom} redirect to the new address. If nobody can have used the old address, remove it in Old addresses.`,
        ...saved.notFollowing.map(([field, next]) =>
          notFollowing(labelOf(field.replace(/^.*\./, "")), String(store.get(field)), next),
        ),
      ];
      if (!isAsSent) done.push("What you have typed since then is not saved yet.");
      const text = done.filter(Boolean).join(" ");
      setStatus(text);
      if (!session.isShown) return;
      const anchor = saved.following.find(([field]) => field.endsWith(".anchor"))?.[1];
      const moved = movedEntry(kind, sent.values ?? {});
      if (isAsSent && (saved.isMerged || moved !== undefined))
        reopen(text, anchor ?? moved, saved.still, () => focusedIn(element.current, store));
      else if (anchor !== undefined) nameInAddress(addressOf(path, anchor));
    } catch (error) {
      // The save has failed, so the fields that it filled in are emptied again. The values of these fields were made from other fields,
      // such as the title, which may have to be corrected.
      for (const [name, value] of filledIn) if (store.get(name) === value) store.set(name, undefined);
      void session.flush();
      const { mistakes: found = [], conflicts: both = [], inUse: used } = detailsOf(error);
      const wrong = inFormOrder(kind, store.values, found);
      setMistakes(wrong);
      setInUse(used);
      setStatus(sentenceOf(error));
      setConflicts(both);
      const [first] = wrong;
      if (first && session.isShown)
        go(`#${first.field}`, { replace: true, isVisit: true, snippet: first.snippet });
    }
  };

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      // Nothing is saved while a dialog is open. A save would delete the files that were uploaded in the dialog, because the form does not
      // refer to them yet.
      if (document.querySelector("dialog[open]")) return;
      // The field loses the focus for a moment. It reads typed text, for example a date, only when the focus leaves it.
      const { activeElement } = document;
      if (activeElement instanceof HTMLInputElement) {
        activeElement.blur();
        activeElement.focus();
      }
      void save();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });

  const discard = async () => {
    if (session.busy === "saving") setStatus("The form is being saved. Discard the changes after that.");
    if (session.busy) return;
    setStatus("Discarding…");
    const { hasFile } = session;
    const discarded = draft?.hasHeldBack ? `Discarded. ${canRestore}` : "Discarded.";
    try {
      await session.discard();
      if (hasFile || isNew || kind.shape !== "markdown") {
        // Without this call, the cursor of the next form would go to the field that the address names.
        leaveField(nameOf(path));
        reopen(discarded);
      } else go(`/${kindName(kind)}`, { deleted: addressOf(path), status: discarded });
    } catch (error) {
      setStatus(sentenceOf(error));
    }
  };

  // If the draft could not be stored, this form stays open, because only this form has the unsaved changes.
  const showFile = async () => {
    if (await session.flush()) openText();
  };

  const measureBar = useBarHeight();
  const isApprovedAsWhole = kind.shape === "markdown";
  const approvalButtons = <ApprovalButtons path={path} keep={() => session.flush()} done={reopen} />;
  const context = {
    store,
    Field,
    file: isNew ? `${kind.source}/` : nameOf(path),
    mistakes,
    unchanged,
    references,
    kind,
  };
  return (
    <FormContext.Provider value={context}>
      <div role="form" className="form" aria-label={title} ref={element}>
        <div className="form-bar" ref={measureBar}>
          <h1 ref={focusIfLost} tabIndex={-1}>
            {title}
          </h1>
          <div className="form-state">
            <p
              role="status"
              aria-label="Saving"
              className={!status && isDirty && typeof kept === "object" ? "fault" : undefined}
            >
              {status || (isDirty ? notSaved(kept) : "")}
              {!isDirty && still.length > 0 && (
                <>
                  {" "}
                  <button type="button" className="quiet" onClick={showStillElsewhere}>
                    Show the places that still use the old version
                  </button>
                </>
              )}
            </p>
            {unchanged.length > 0 && <NextMistake mistakes={unchanged} />}
            {isDirty && (
              <DiscardButton act={() => void discard()} hasHeldBack={draft?.hasHeldBack === true} />
            )}
          </div>
          <button type="button" className="main" onClick={() => void save()}>
            Save
          </button>
        </div>
        {draft && isDirty && <p className="notice">{draftNotice(draft, hasCorrection, kind)}</p>}
        {unchanged.length > 0 && (
          <Notice
            role="alert"
            isWrong
            sentence={
              <strong>
                {unchanged.length === 1 ? "1 thing to correct" : `${unchanged.length} things to correct`}
              </strong>
            }
          >
            <ul>
              {unchanged.map(({ field: name, sentence, snippet }) => (
                <li key={name + sentence}>
                  <a href={`#${name}`} data-snippet={snippet}>
                    {sentence}
                  </a>
                </li>
              ))}
            </ul>
          </Notice>
        )}
        <StillElsewhere still={still} />
        {inUse && (
          <InUse
            {...inUse}
            back={() => {
              setInUse(undefined);
              setStatus("");
            }}
            save={() => void save([], inUse.id)}
          />
        )}
        {isWithdrawn && (
          <p className="notice">
            This testimony is withdrawn. Once this is published, the site does not show it. To bring it back,
            switch off “Withdrawn” in Settings.
          </p>
        )}
        {!isNew && isApprovedAsWhole && (
          <ApprovalState path={path} first={approvals}>
            {approvalButtons}
          </ApprovalState>
        )}
        {conflicts.length > 0 && (
          <Dialog title="Two wordings of the same text" close={() => setConflicts([])}>
            <Conflicts texts={meanwhile} conflicts={conflicts} choose={(answers) => void save(answers)} />
          </Dialog>
        )}
        <div className="fields" {...{ inert: isDiscarding ? "" : undefined }}>
          <Fields kind={kind} isNew={isNew} />
        </div>
        {!isNew && (
          <p className="foot">
            <button type="button" className="quiet" onClick={() => void showFile()}>
              Show the file
            </button>
            <HistoryButton path={path} />
            {hasApprovals(fieldSpecs(kind.schema)) && !isApprovedAsWhole && approvalButtons}
            {kind.shape === "markdown" && (
              <DeleteButton
                path={path}
                title={title}
                one={kind.one}
                forget={() => void session.discard().catch(() => undefined)}
              />
            )}
          </p>
        )}
      </div>
    </FormContext.Provider>
  );
}

/**
 * Returns whether a field Changes contains a correction whose sentence is empty. The button Add a correction has added such a correction as
 * a draft, and nobody has typed its sentence yet.
 */
function hasUnwrittenCorrection(values: Readonly<Record<string, unknown>>): boolean {
  const entries = (values[listField] ?? [values]) as readonly Record<string, unknown>[];
  const told = entries.flatMap(({ changes }) => (Array.isArray(changes) ? (changes as unknown[]) : []));
  return told.some((change) => {
    const { correction, text } = change as { correction?: boolean; text?: string };
    return correction === true && !text;
  });
}

const canRestore = "To restore the changes, select Undo a change.";

/** Returns whether the notice about a draft says that the file was deleted, and that saving the draft restores the file. */
const isDeletionKnown = (draft: Keeping["draft"]) => draft?.deleted !== undefined;

/** Returns the sentences that say which unsaved changes a form contains when it is opened. */
function draftNotice(
  { isHeldBack, when, deleted }: NonNullable<Keeping["draft"]>,
  hasCorrection: boolean,
  { shape, one }: Pick<Kind, "shape" | "one">,
): string {
  const held = "changes that were saved, and then held back with “Don’t share yet”.";
  const typed = `changes that were typed ${momentOf(when)} but not saved.`;
  if (deleted) {
    const { by = "Somebody", when: then } = deleted;
    const what = shape === "markdown" ? one : "list";
    const deletion = `${by} has deleted this ${what}${then === undefined ? "" : ` ${momentOf(then)}`}.`;
    return `${deletion} This form still contains ${isHeldBack ? held : typed} If you save them, the ${what} is restored. To leave it deleted, discard them.`;
  }
  if (isHeldBack)
    return `This form contains ${held} Save them when others may receive them, or discard them.`;
  if (hasCorrection)
    return "This form contains a proposed correction that is not saved. Write one sentence about it for readers, then save or discard the changes in this form.";
  return `This form contains ${typed} Save or discard them.`;
}

/** A field that has the focus: its path, its value, the id of its control, and the selection in the control. */
export interface FocusedField {
  field: string;
  value: unknown;
  control: string;
  /** True if the control shows a Markdown text in the way that readers see it. */
  isText: boolean;
  cursor: readonly [number, number] | undefined;
}

/**
 * Returns the field of a form that has the focus. When the file is opened in a new form, this field gets the focus again, so that
 * keystrokes are not lost.
 */
function focusedIn(form: HTMLElement | null, store: FormStore): FocusedField | undefined {
  const { activeElement } = document;
  if (!activeElement?.matches("input, textarea, select, .ProseMirror") || !form?.contains(activeElement))
    return undefined;
  const { id: control } = activeElement;
  // Only the controls of fields have ids that are paths of fields. React generates the ids of all other controls, for example of those in
  // dialogs.
  if (!/^[a-z][\w.-]*$/i.test(control)) return undefined;
  // A text has a second control, which shows its Markdown.
  const field = control.replace(/-markdown$/, "");
  const { selectionStart = null, selectionEnd = null } = activeElement as Partial<HTMLInputElement>;
  const inControl =
    selectionStart === null || selectionEnd === null ? undefined : ([selectionStart, selectionEnd] as const);
  const isText = activeElement.matches(".ProseMirror");
  return { field, value: store.get(field), control, isText, cursor: store.cursors.get(control) ?? inControl };
}

/**
 * Keeps the height of the form's bar in the CSS variable `--bar`, because the bar of a text is directly below it. A long title or message
 * makes the form's bar higher.
 */
function useBarHeight() {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!bar || typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(() =>
      bar.parentElement?.style.setProperty("--bar", `${bar.getBoundingClientRect().height}px`),
    );
    observer.observe(bar);
    return () => observer.disconnect();
  }, [bar]);
  return setBar;
}

/** Returns the sentences about a filled-in field that keeps its value, although the field from which it was made has changed. */
const notFollowing = (label: string, value: string, next: string) =>
  `${label} is still “${value}”, because “${next}” is not possible there. If “${value}” contains a word that you have removed, change the field ${label} before you share.`;

/** Returns the sentence that says whether the unsaved changes of a form are stored as a draft. */
function notSaved(kept: Keeping["kept"]): string {
  if (typeof kept === "object") return `The editor could not store what you typed. ${kept.failure}`;
  return kept === "kept" ? "Not saved yet. The editor keeps what you type." : "Not saved yet.";
}

/**
 * Returns the problems whose fields nobody has changed since the save was refused. A text may have several problems, so changing a text
 * does not remove the problems that have a place in this text.
 */
function useUnchanged(mistakes: readonly FormMistake[], store: FormStore): readonly FormMistake[] {
  const [unchanged, setUnchanged] = useState(mistakes);
  useEffect(() => {
    setUnchanged(mistakes);
    const refused = new Map(mistakes.map(({ field }) => [field, store.get(field)]));
    return store.subscribe(() =>
      setUnchanged((before) => {
        const left = before.filter(
          ({ field, snippet }) => snippet !== undefined || store.get(field) === refused.get(field),
        );
        return left.length === before.length ? before : left;
      }),
    );
  }, [mistakes, store]);
  return unchanged;
}

/**
 * One problem of the form, and a button that goes to the next problem in the order of the fields. This component is in the bar of the form,
 * which is always in view. The list of all problems may be out of view, for example below a long text.
 */
function NextMistake({ mistakes }: { mistakes: readonly FormMistake[] }) {
  const [at, setAt] = useState(0);
  useEffect(() => setAt(0), [mistakes]);
  const count = mistakes.length === 1 ? "1 thing to correct" : `${mistakes.length} things to correct`;
  const sentence = (mistakes[at] ?? mistakes[0])?.sentence;
  return (
    <>
      <FoldedMessage key={sentence}>{sentence}</FoldedMessage>
      <button
        type="button"
        className="quiet next-mistake"
        onClick={() => {
          const next = (at + 1) % mistakes.length;
          const { field = "", snippet } = mistakes[next] ?? {};
          setAt(next);
          go(`#${field}`, { replace: true, isVisit: true, snippet });
        }}
      >
        {count}
        {mistakes.length > 1 && ": next"}
      </button>
    </>
  );
}

/**
 * A message of which the bar of the form shows only the first lines, so that the bar does not cover the text. If these lines are not the
 * whole message, a button unfolds it.
 */
function FoldedMessage({ children }: { children: ReactNode }) {
  const message = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const { current: element } = message;
    if (!element || typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(() => {
      // An unfolded message is not cut off. Its button stays, because it folds the message again.
      if (!element.matches(".whole")) setCut(element.scrollHeight > element.clientHeight + 1);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long message scrolls, also by keyboard */}
      <p className={isWhole ? "fault whole" : "fault"} ref={message} tabIndex={0}>
        {children}
      </p>
      {isCut && (
        <button type="button" className="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? "Show less" : "Read the whole message"}
        </button>
      )}
    </>
  );
}
