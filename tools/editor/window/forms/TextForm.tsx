/**
 * A form that shows a file as plain text, so that problems can be corrected that no other form can show. The cursor is at the first
 * problem.
 */
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { detailsOf, send, sentenceOf } from "../send";
import { Dialog } from "../Dialog";
import { Conflicts, forgetAnswers, meanwhile, type ConflictAnswer } from "../sharing/Conflicts";
import type { Details } from "../../common/requestError";
import type { EditSession } from "./editSession";

interface Props {
  session: EditSession;
  title: string;
  broken: { line: number; column: number; sentence: string };
  done: () => void;
}

export function TextForm({ session, title, broken, done }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState(broken.sentence);
  const [conflicts, setConflicts] = useState<Details["conflicts"]>();
  const { kept } = useSyncExternalStore(session.subscribe, session.keeping);
  useEffect(() => {
    const { current } = area;
    if (!current || broken.sentence === "") return;
    const lines = current.value.split("\n");
    const start = lines.slice(0, broken.line - 1).join("\n").length + (broken.line > 1 ? 1 : 0);
    current.focus();
    current.setSelectionRange(start + broken.column - 1, start + (lines[broken.line - 1]?.length ?? 0));
    // Scrolls to the line with the cursor, because browsers scroll to the cursor only when somebody types.
    current.scrollTop = (current.scrollHeight / lines.length) * (broken.line - 4);
  }, [broken]);
  const save = async (answers: ConflictAnswer[] = []) => {
    try {
      const answer = await session.save(async ({ path, form, before, text = "", adopted }) => {
        await send("saveText", { path, form, before, text, adopted, answers });
        forgetAnswers(answers);
        return { path, address: location.pathname, before: text, following: [] };
      });
      if (answer) done();
    } catch (error) {
      void session.flush();
      setMessage(sentenceOf(error));
      setConflicts(detailsOf(error).conflicts);
    }
  };
  // If the draft could not be stored, this form stays open, because only this form has the unsaved changes.
  const showForm = async () => {
    if (await session.flush()) done();
  };
  return (
    <form
      aria-label={`${title}, as a file`}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="form-bar">
        <h1>
          {title} <small>as a file</small>
        </h1>
        <p role="status" className={typeof kept === "object" ? "fault" : undefined}>
          {broken.sentence === "" && message}{" "}
          {typeof kept === "object" && `The editor could not store what you typed. ${kept.failure}`}
        </p>
        {broken.sentence === "" && (
          <button type="button" className="quiet" onClick={() => void showForm()}>
            Back to the form
          </button>
        )}
        <button className="main">Save the text</button>
      </div>
      {broken.sentence !== "" && (
        <p role="alert" className="notice wrong">
          {message}
        </p>
      )}
      {conflicts && (
        <Dialog title="Two wordings of the same text" close={() => setConflicts(undefined)}>
          <Conflicts texts={meanwhile} conflicts={conflicts} choose={(answers) => void save(answers)} />
        </Dialog>
      )}
      <textarea
        ref={area}
        className="whole"
        aria-label="Text of the file"
        spellCheck={false}
        wrap="off"
        rows={30}
        defaultValue={session.text}
        onChange={({ target }) => session.write(target.value)}
      />
    </form>
  );
}
