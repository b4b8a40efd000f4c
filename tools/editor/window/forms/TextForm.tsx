/** A file as plain text, for problems that no form can show. The cursor is at the first problem. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { Answer } from "../../server/actions";
import { detailsOf, send, sentenceOf } from "../send";
import { Dialog } from "../Dialog";
import { Conflicts, meanwhile, type ConflictAnswer } from "../sharing/Conflicts";
import type { Details } from "../../common/requestError";
import { useDraft, type Kept } from "./useDraft";
import { formId } from "./windowForms";

interface Props {
  path: string;
  title: string;
  form: Answer<"openForm"> & { broken: { line: number; column: number; sentence: string } };
  done: () => void;
}

export function TextForm({ path, title, form, done }: Props) {
  const { broken, text = "", before = "", draft: kept } = form;
  const area = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState(broken.sentence);
  const [conflicts, setConflicts] = useState<Details["conflicts"]>();
  const [keeping, setKeeping] = useState<Kept>("kept");
  const id = formId(path);
  // When the form closes, React clears the ref of the text area before the last draft is stored.
  const typed = useRef(text);
  const read = useCallback(() => ({ path, form: id, before, text: typed.current }), [path, id, before]);
  const draft = useDraft(read, setKeeping);
  useEffect(() => {
    const { current } = area;
    if (!current || broken.sentence === "") return;
    const lines = current.value.split("\n");
    const start = lines.slice(0, broken.line - 1).join("\n").length + (broken.line > 1 ? 1 : 0);
    current.focus();
    current.setSelectionRange(start + broken.column - 1, start + (lines[broken.line - 1]?.length ?? 0));
    // Browsers scroll to the cursor only once something is typed.
    current.scrollTop = (current.scrollHeight / lines.length) * (broken.line - 4);
  }, [broken]);
  const save = async (answers: ConflictAnswer[] = []) => {
    draft.cancel();
    const adopted = kept && kept.form !== id ? kept : undefined;
    try {
      await send("saveText", { ...read(), answers, adopted });
      done();
    } catch (error) {
      draft.schedule();
      setMessage(sentenceOf(error));
      setConflicts(detailsOf(error).conflicts);
    }
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
        <p role="status">
          {broken.sentence === "" && message} {typeof keeping === "object" && `Not kept: ${keeping.failure}`}
        </p>
        {broken.sentence === "" && (
          <button type="button" className="quiet" onClick={() => void draft.flush().then(done)}>
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
        <Dialog title="Two wordings of one place" close={() => setConflicts(undefined)}>
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
        defaultValue={text}
        onChange={({ target }) => {
          typed.current = target.value;
          draft.schedule();
        }}
      />
    </form>
  );
}
