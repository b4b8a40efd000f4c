/** The form of a file: its fields, and the actions for the whole file. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { Answer } from "../../server/actions";
import { addressOf, missingAddresses, movedEntry, nameOf, type Route } from "../../common/addresses";
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
import { Conflicts, meanwhile, type ConflictAnswer } from "../sharing/Conflicts";
import { ApprovalButtons, hasApprovals } from "../approving/ApprovalButtons";
import { ApprovalState, type States } from "../approving/ApprovalState";
import { DeleteButton } from "./DeleteButton";
import { deleteReplacedUploads } from "./deleteReplacedUploads";
import { Field } from "./Field";
import { Fields } from "./Fields";
import { focusIfLost } from "./focusAfterRender";
import { inFormOrder } from "./inFormOrder";
import { InUse } from "./InUse";
import type { FormMistake } from "../../server/mistakes";
import { momentOf } from "../../common/shownDate";
import { proposalsFor } from "../../common/proposals";
import { FormContext, FormStore } from "./store";
import { DiscardButton } from "./DiscardButton";
import { tellTyped } from "./typedValues";
import { useDraft, type Kept } from "./useDraft";
import { formId } from "./windowForms";
import { fieldSpecs } from "./fieldSpecs";

type Values = Readonly<Record<string, unknown>>;
type OpenedForm = Answer<"openForm"> & { values: Values };

interface Props {
  route: Route & { path: string };
  form: OpenedForm;
  title: string;
  approvals: States;
  references: References | undefined;
  /**
   * Reads the file again. If `entry` is given, opens that entry of the list. `still` is kept for the new form: the places that have the old
   * version of a changed detail.
   */
  reopen: (status?: string, entry?: string, still?: Still[]) => void;
  openText: () => void;
  /** The message that the form shows at first. The message comes from the form that this form replaces. */
  firstStatus: string;
  /** The places that have the old version of a detail, from the save of the form that this form replaces. */
  firstStill?: Still[] | undefined;
}

export function Form(props: Props) {
  const { route, form, approvals, title, references, reopen, openText, firstStatus, firstStill = [] } = props;
  const { kind, path } = route;
  const isNew = path.endsWith("/");
  const { draft: kept } = form;
  const [store] = useState(() => new FormStore(form.values));
  const state = useRef({ before: form.before, isSaving: false, isDiscarding: false });
  const [mistakes, setMistakes] = useState<readonly FormMistake[]>([]);
  const [conflicts, setConflicts] = useState<NonNullable<Details["conflicts"]>>([]);
  const [still, setStill] = useState(firstStill);
  const [inUse, setInUse] = useState<Details["inUse"]>();
  const [status, setStatus] = useState(firstStatus);
  const [isDirty, setDirty] = useState(Boolean(kept));
  const id = formId(path);
  const read = useCallback(
    () => ({ path, form: id, before: state.current.before, values: store.values }),
    [path, id, store],
  );
  const onSame = useCallback(() => setDirty(false), []);
  const [keeping, setKeeping] = useState<Kept>("kept");
  const onKept = useCallback((kept: Kept) => {
    setKeeping(kept);
    // The server answers again, so the message that it does not answer is outdated.
    if (kept === "kept") setStatus((said) => (said === lost ? "" : said));
  }, []);
  const draft = useDraft(read, onKept, onSame);

  useEffect(
    () =>
      store.subscribe(() => {
        // What is typed now is discarded, too. A draft would keep it.
        if (state.current.isDiscarding) return;
        draft.schedule();
        setDirty(true);
        setStatus("");
      }),
    [store, draft],
  );

  useEffect(() => {
    if (!isNew) return undefined;
    const tell = () => tellTyped(store.values);
    tell();
    const stop = store.subscribe(tell);
    return () => {
      stop();
      tellTyped(undefined);
    };
  }, [isNew, store]);

  const save = async (answers: ConflictAnswer[] = [], confirmed?: string) => {
    const now = state.current;
    if (now.isSaving || now.isDiscarding) return;
    now.isSaving = true;
    if (store.copying.size > 0) {
      setStatus("Waiting for a file that is still being copied…");
      await Promise.all(store.copying);
    }
    const filledIn = [
      ...missingAddresses(kind, store.values),
      ...(isNew ? proposalsFor(kind, store.values) : []),
    ];
    store.fillIn(filledIn);
    draft.cancel();
    setStatus("Saving…");
    const { values } = store;
    const adopted = kept?.form === id ? undefined : kept;
    try {
      const saved = await send("save", { ...read(), values, answers, adopted, confirmed });
      now.before = saved.before;
      setMistakes([]);
      setInUse(undefined);
      setStill(saved.still);
      setConflicts([]);
      void deleteReplacedUploads(store.added, store.values);
      const isAsSent = store.values === values;
      setDirty(!isAsSent);
      const done = [
        "Saved.",
        saved.isMerged &&
          "The form now also contains changes that were saved in another window or program in the meantime.",
        saved.movedFrom &&
          `Links to ${saved.movedFrom} redirect to the new address. If nobody can have used the old address, remove it in Old addresses.`,
        ...saved.notFollowing.map(([field, next]) =>
          notFollowing(labelOf(field.replace(/^.*\./, "")), String(store.get(field)), next),
        ),
      ];
      const text = done.filter(Boolean).join(" ");
      setStatus(text);
      if (saved.path !== path) {
        draft.cancel();
        // Words that were typed during the save go to the form at the new address.
        if (!isAsSent)
          await send("saveDraft", {
            path: saved.path,
            form: formId(saved.path),
            before: saved.before,
            values: store.values,
          });
        go(saved.address, { replace: true, status: text, still: saved.still });
      } else if (!isAsSent) draft.schedule();
      else {
        const anchor = saved.following.find(([field]) => field.endsWith(".anchor"))?.[1];
        const moved = movedEntry(kind, values);
        if (saved.isMerged || moved !== undefined) reopen(text, anchor ?? moved, saved.still);
        else if (saved.following.length > 0) {
          // The form stays open, so that the cursor stays where somebody is typing.
          store.fillIn(saved.following);
          draft.cancel();
          setDirty(false);
          setStatus(text);
          if (anchor !== undefined) nameInAddress(addressOf(path, anchor));
        }
      }
    } catch (error) {
      // Empties the fields that were filled in. Their values come from other fields, such as the title, which may have to be corrected.
      for (const [name, value] of filledIn) if (store.get(name) === value) store.set(name, undefined);
      draft.schedule();
      void draft.flush();
      const { mistakes: found = [], conflicts: both = [], isGone, inUse: used } = detailsOf(error);
      const wrong = inFormOrder(kind, store.values, found);
      if (isGone) now.before = undefined;
      setMistakes(wrong);
      setInUse(used);
      setStatus(sentenceOf(error));
      setConflicts(both);
      const [first] = wrong;
      if (first) go(`#${first.field}`, { replace: true, snippet: first.snippet });
    } finally {
      now.isSaving = false;
    }
  };

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      // A field reads what was typed into it, for example a date, when the focus leaves it.
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
    const now = state.current;
    now.isDiscarding = true;
    draft.cancel();
    setStatus("Discarding…");
    try {
      for (const one of [kept?.form, id]) if (one !== undefined) await send("dropDraft", { path, form: one });
      await deleteReplacedUploads(store.added, {});
      reopen("Discarded.");
    } catch (error) {
      now.isDiscarding = false;
      draft.schedule();
      setStatus(sentenceOf(error));
    }
  };

  const measureBar = useBarHeight();
  const isApprovedAsWhole = kind.shape === "markdown";
  const approvalButtons = <ApprovalButtons path={path} keep={draft.flush} done={reopen} />;
  const context = {
    store,
    Field,
    file: isNew ? `${kind.source}/` : nameOf(path),
    mistakes,
    references,
    kind,
  };
  return (
    <FormContext.Provider value={context}>
      <div role="form" className="form" aria-label={title}>
        <div className="form-bar" ref={measureBar}>
          <h1 ref={focusIfLost} tabIndex={-1}>
            {title}
          </h1>
          <div className="form-state">
            <p role="status" aria-label="Saving">
              {status || (isDirty ? notSaved(keeping) : "")}
              {!isDirty && still.length > 0 && (
                <>
                  {" "}
                  <button type="button" className="quiet" onClick={showStillElsewhere}>
                    Other places still use the old version: show them
                  </button>
                </>
              )}
            </p>
            {mistakes.length > 0 && <NextMistake mistakes={mistakes} />}
            {isDirty && <DiscardButton act={() => void discard()} />}
          </div>
          <button type="button" className="main" onClick={() => void save()}>
            Save
          </button>
        </div>
        {kept && isDirty && (
          <p className="notice">
            {kept.isHeldBack
              ? "This form contains changes that were saved, and then held back with “Don’t share yet”. Save them when others may receive them, or discard them."
              : `This form contains changes that were typed ${momentOf(kept.when)} but not saved. Save or discard them.`}
          </p>
        )}
        {mistakes.length > 0 && (
          <Notice
            role="alert"
            isWrong
            sentence={
              <strong>
                {mistakes.length === 1 ? "1 thing to correct" : `${mistakes.length} things to correct`}
              </strong>
            }
          >
            <ul>
              {mistakes.map(({ field: name, sentence, snippet }) => (
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
        {!isNew && isApprovedAsWhole && (
          <ApprovalState path={path} first={approvals}>
            {approvalButtons}
          </ApprovalState>
        )}
        {conflicts.length > 0 && (
          <Dialog title="Two wordings of one place" close={() => setConflicts([])}>
            <Conflicts texts={meanwhile} conflicts={conflicts} choose={(answers) => void save(answers)} />
          </Dialog>
        )}
        <Fields kind={kind} isNew={isNew} />
        {!isNew && (
          <p className="foot">
            <button type="button" className="quiet" onClick={() => void draft.flush().then(openText)}>
              Show the file
            </button>
            <HistoryButton path={path} />
            {hasApprovals(fieldSpecs(kind.schema)) && !isApprovedAsWhole && approvalButtons}
            {kind.shape === "markdown" && (
              <DeleteButton path={path} title={title} one={kind.one} cancelDraft={draft.cancel} />
            )}
          </p>
        )}
      </div>
    </FormContext.Provider>
  );
}

/** Keeps the height of the form's bar in the CSS variable `--bar`, for the bar of a text. A long title or message takes two lines. */
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

/** Returns the line about a form that is not saved. */
function notSaved(keeping: Kept): string {
  if (typeof keeping === "object") return `Not kept: ${keeping.failure}`;
  return keeping === "kept" ? "Not saved yet. What you type is kept." : "Not saved yet.";
}

/** A button that goes from one problem of the form to the next, in the order of the form. */
function NextMistake({ mistakes }: { mistakes: readonly FormMistake[] }) {
  const [at, setAt] = useState(0);
  useEffect(() => setAt(0), [mistakes]);
  const count = mistakes.length === 1 ? "1 thing to correct" : `${mistakes.length} things to correct`;
  return (
    <button
      type="button"
      className="quiet next-mistake"
      onClick={() => {
        const next = (at + 1) % mistakes.length;
        const { field = "", snippet } = mistakes[next] ?? {};
        setAt(next);
        go(`#${field}`, { replace: true, snippet });
      }}
    >
      {count}
      {mistakes.length > 1 && ": next"}
    </button>
  );
}
