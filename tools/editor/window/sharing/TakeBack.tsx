/** The dialog of Undo a change: saved and shared changes, each with a button that undoes it. */
import { useEffect, useRef, useState, type ReactNode } from "react";
import { pictureName } from "../../../../src/content-model/fields";
import type { HistoryEntry } from "../../../sharing/takeBack";
import type { Answer } from "../../server/actions";
import { focusAfterRender } from "../forms/focusAfterRender";
import { ConfirmPrompt } from "../forms/ConfirmPrompt";
import { momentOf } from "../../common/shownDate";
import { dialogTitle } from "../Dialog";
import { changed, send, sentenceOf } from "../send";
import { RequestDialog, type Texts } from "./RequestDialog";
import { Changes, FileChanges } from "../../common/Changes";

const texts: Texts = {
  title: "Undo a change",
  goOn: "Undo it",
  waiting: "Undoing the change…",
  failed: "Nothing was undone",
  unknown: "It is not known whether the change was undone",
  retry: "Undo the change again when you have corrected everything in this list.",
  conflicted: "This was changed again later. Choose the wording to keep.",
  mine: "As it is now",
  theirs: () => "As it was before",
  keep: { mine: "Keep it as it is now", theirs: "Restore it as it was before" },
};

/** The change to undo. If `files` is given, the change is undone only in these files. */
interface Taken {
  id: string;
  files?: string[];
}

/** The id of the changes that are not shared yet. */
const unshared = "unshared";

interface Props {
  close: () => void;
  /** The change to undo. If it is undefined, the dialog shows the history. */
  chosen?: Taken;
  /** The file whose history is shown. If it is undefined, the dialog shows the history of all files. */
  path?: string;
}

type History = Extract<Answer<"history">, { type: "done" }>["done"];

export function TakeBack({ close, chosen, path }: Props) {
  const [taken, setTaken] = useState(chosen);
  const isDone = useRef(false);
  // The form behind the dialog may show a version of the file from before the undo or the restoring, so the whole page is loaded again.
  const end = () => (isDone.current ? location.reload() : close());
  const title = path === undefined ? texts.title : "Earlier versions";
  if (!taken)
    return (
      <RequestDialog
        key="history"
        // This request only reads the list of changes. If it is not answered, nothing was undone, so `unknown` has the text of an ordinary
        // failure.
        texts={{ ...texts, title, waiting: "Loading the changes…", unknown: texts.failed }}
        close={end}
        isReading
        ask={async () => {
          // The two lists are shown together. The undone versions are above the changes, so they would move the buttons of the changes
          // away from the pointer if they appeared later.
          const [history, deleted] = await Promise.all([
            send("history", { path }),
            path === undefined ? loadDeleted() : undefined,
          ]);
          return history.type === "done" ? { type: "done", done: { first: history.done, deleted } } : history;
        }}
        done={({ first, deleted }) => ({
          title,
          body: (
            <>
              {deleted && <Deleted {...deleted} onRestore={() => (isDone.current = true)} />}
              <Entries first={first} path={path} take={setTaken} />
            </>
          ),
        })}
      />
    );
  return (
    <RequestDialog
      key="taken"
      texts={texts}
      close={end}
      ask={async (entered) => {
        const answer = await send("takeBack", { ...taken, ...entered });
        isDone.current ||= answer.type === "done";
        return answer;
      }}
      done={(what) => ({
        title: "Undone",
        body: (
          <>
            <p>Undone: {what}.</p>
            <p>
              {taken.id === unshared ? (
                <>
                  Nobody else has received this change. If it contained new words, pictures or documents,{" "}
                  <strong>Undo a change</strong> can bring them back.
                </>
              ) : (
                "Share now, so that this change is undone for everybody else too."
              )}
            </p>
          </>
        ),
      })}
    />
  );
}

interface EntriesProps {
  first: History;
  path: string | undefined;
  take: (taken: Taken) => void;
}

/** Saved and shared changes, the newest first. Older changes are added on request. */
function Entries({ first, path, take }: EntriesProps) {
  const [{ entries, more }, setShown] = useState(first);
  const [failure, setFailure] = useState("");
  useEffect(() => {
    const reload = () =>
      void send("history", { path }).then(
        (answer) => answer.type === "done" && setShown(answer.done),
        (error: unknown) => setFailure(sentenceOf(error)),
      );
    addEventListener(changed, reload);
    return () => removeEventListener(changed, reload);
  }, [path]);
  const showMore = async () => {
    try {
      const answer = await send("history", { ...more });
      if (answer.type === "refusals") setFailure(answer.lines.join(" "));
      if (answer.type !== "done") return;
      const { entries: older, ...rest } = answer.done;
      setShown({ ...rest, entries: [...entries, ...older] });
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  };
  // The history of one file is one list in the order of time, because people often continue the text of another person.
  const all =
    path === undefined
      ? [
          { heading: "Your changes", own: entries.filter(({ isOwn }) => isOwn) },
          { heading: "Changes by others", own: entries.filter(({ isOwn }) => !isOwn) },
        ]
      : [{ heading: "All changes", own: entries }];
  const groups = all.filter(({ own }) => own.length > 0);
  // In the history of one file, a change is undone only in this file.
  const only = ({ changes }: HistoryEntry) =>
    path !== undefined && { files: changes.map(({ file }) => file) };
  return (
    <>
      {entries.length === 0 && <p>Nothing has been changed yet.</p>}
      {groups.map(({ heading, own }) => (
        <section key={heading} aria-label={heading}>
          {groups.length > 1 && <h3>{heading}</h3>}
          <ol className="history">
            {own.map((entry) => (
              <Change
                key={entry.id}
                entry={entry}
                id={`change-${entry.id}`}
                take={(taken) => take({ ...taken, ...only(entry) })}
              />
            ))}
          </ol>
        </section>
      ))}
      {more && (
        <button type="button" onClick={() => void showMore()}>
          Show earlier changes
        </button>
      )}
      <p role="alert">{failure}</p>
    </>
  );
}

function Change({ entry, id, take }: { entry: HistoryEntry; id: string; take: (taken: Taken) => void }) {
  const { when, author, changes, isShared, versions } = entry;
  return (
    <li>
      <strong id={id}>{entry.summary}</strong>
      <p>
        {momentOf(when)}, {author}
        {isShared ? "" : ", not shared yet"}
      </p>
      <details>
        <summary>What was changed</summary>
        <FileChanges files={changes} versions={versions} />
      </details>
      <p className="acts">
        <button type="button" aria-describedby={id} onClick={() => take({ id: entry.id })}>
          Undo this change
        </button>
      </p>
      {changes.length > 1 && (
        <ul className="parts">
          {changes.map(({ file, summary }, index) => (
            <li key={file}>
              <span id={`${id}-${index}`}>{summary}</span>{" "}
              <button
                type="button"
                aria-describedby={`${id}-${index}`}
                onClick={() => take({ id: entry.id, files: [file] })}
              >
                Undo only this
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

type DeletedFile = Answer<"deletedFiles">[number];

/**
 * Returns whether a deleted file is a picture or document that no page used any more. The dialog lists these files in a folded list,
 * because nobody looks for them among the changes of texts.
 */
const isAbandoned = ({ file, undone }: DeletedFile) => file !== undefined && undone === undefined;

const abandonedLabel = "Deleted pictures and documents";

interface LoadedFiles {
  first: readonly DeletedFile[];
  /** The reason why the files could not be loaded, or an empty text. */
  failure: string;
}

/** Loads the files that were deleted or undone before they were shared. */
const loadDeleted = (): Promise<LoadedFiles> =>
  send("deletedFiles", {}).then(
    (first) => ({ first, failure: "" }),
    (error: unknown) => ({ first: [], failure: sentenceOf(error) }),
  );

/** Says why and when a file was deleted or undone. */
function Reason({ deleted }: { deleted: DeletedFile }) {
  const { id, name, undone, unshared, when } = deleted;
  const title = <strong id={id}>{undone ?? name}</strong>;
  const time = momentOf(when);
  const onlyHere = "Only this computer has a copy.";
  if (isAbandoned(deleted))
    return (
      <>
        {title}: deleted {time}, because no page used it. {onlyHere}
      </>
    );
  if (undone !== undefined)
    return (
      <>
        Undone or not chosen {time}, before it was shared: {title}. {onlyHere}
      </>
    );
  if (unshared !== undefined)
    return (
      <>
        {title}: deleted or undone {time}, with a change that was not shared: {unshared}. Only this computer
        has a copy with this change. To restore it without this change, undo its deletion in the list of
        changes instead.
      </>
    );
  return (
    <>
      {title}: deleted or undone {time}, before it was shared. {onlyHere}
    </>
  );
}

/** The files that were deleted or undone before they were shared. The history does not contain such files. */
function Deleted({ first, failure, onRestore }: LoadedFiles & { onRestore: () => void }) {
  const [files, setFiles] = useState(first);
  const [status, setStatus] = useState<ReactNode>(failure);
  const [asked, setAsked] = useState<string>();
  useEffect(() => {
    const load = () =>
      void send("deletedFiles", {}).then(setFiles, (error: unknown) => setStatus(sentenceOf(error)));
    addEventListener(changed, load);
    return () => removeEventListener(changed, load);
  }, []);
  const act = (result: Promise<ReactNode>) => {
    focusAfterRender(dialogTitle);
    void result.then(setStatus, (error: unknown) => setStatus(sentenceOf(error)));
  };
  const restore = async (deleted: DeletedFile) => {
    const { id, name, undone, unshared } = deleted;
    const { form, isCopy } = await send("bringBack", { id });
    onRestore();
    const what = undone ?? name;
    if (isAbandoned(deleted)) return `Restored: ${what}. To show it, choose it in the form of a page.`;
    const withChange = unshared === undefined ? "" : `, with the change that was not shared: ${unshared}`;
    if (form === undefined)
      return `${undone === undefined ? "Restored" : "Changed again"}: ${what}${withChange}`;
    if (isCopy)
      return (
        <>
          {name} exists again, and everybody has it. So this copy is in a new form, and it is not saved yet.{" "}
          <a href={form} target="_self">
            Open the form
          </a>
          , and copy what you need. Or give the copy another address, and select <strong>Save</strong>.
        </>
      );
    // The link loads the whole page again. The same form may be open behind this dialog, and would not show the restored version.
    return (
      <>
        {name} was changed in the meantime. The restored version is in its form, but it is not saved yet.{" "}
        <a href={form} target="_self">
          Open the form
        </a>
        , and select <strong>Save</strong> there. The later changes are kept.
      </>
    );
  };
  const deleteForGood = async (id: string, name: string) => {
    await send("forgetDeleted", { id });
    return `Deleted for good: ${name}`;
  };
  const listOf = (label: string, listed: readonly DeletedFile[]) => (
    <ul aria-label={label} className="history">
      {listed.map((one) => {
        const { id, name, undone, changes, file } = one;
        return (
          <li key={id}>
            {isAbandoned(one) && pictureName.test(file ?? "") && <img src={`/-/${file}`} alt="" />}
            <p>
              <Reason deleted={one} />
            </p>
            {changes.length > 0 && (
              <details>
                <summary>What was changed</summary>
                <Changes file={file ?? name} changes={changes} />
              </details>
            )}
            <p className="acts">
              <button type="button" aria-describedby={id} onClick={() => act(restore(one))}>
                {undone === undefined ? "Restore it" : "Make this change again"}
              </button>
              {asked === id ? (
                <ConfirmPrompt
                  text="Delete it for good? Nobody else has a copy, so you cannot restore it."
                  keep={() => {
                    setAsked(undefined);
                    focusAfterRender(`${id}-delete`);
                  }}
                >
                  <button type="button" onClick={() => act(deleteForGood(id, undone ?? name))}>
                    Delete it for good
                  </button>
                </ConfirmPrompt>
              ) : (
                <button type="button" id={`${id}-delete`} aria-describedby={id} onClick={() => setAsked(id)}>
                  Delete for good
                </button>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
  const abandoned = files.filter(isAbandoned);
  const others = files.filter((one) => !isAbandoned(one));
  return (
    <>
      <p role="status">{status}</p>
      {others.length > 0 && listOf("Deleted", others)}
      {abandoned.length > 0 && (
        <details className="history">
          <summary>
            {abandonedLabel} ({abandoned.length})
          </summary>
          {listOf(abandonedLabel, abandoned)}
        </details>
      )}
    </>
  );
}

/** A button that opens the history of one file. In the history, each change can be undone. */
export function HistoryButton({ path }: { path: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="quiet" onClick={() => setOpen(true)}>
        Earlier versions
      </button>
      {isOpen && <TakeBack close={() => setOpen(false)} path={path} />}
    </>
  );
}
