/** The panel at the bottom: unsaved forms, problems of the content, and unused pictures, each with its links and buttons. */
import { useId, useState } from "react";
import { DraftLink } from "./DraftLink";
import { ConfirmPrompt } from "./forms/ConfirmPrompt";
import { focusAfterRender } from "./forms/focusAfterRender";
import { isAddedInForm } from "./forms/editSession";
import { countPlaces } from "../common/countPlaces";
import { momentOf } from "../common/shownDate";
import type { Overview } from "../server/overview";
import { isSmallWindow } from "./Notice";
import { Problem } from "./Problems";
import { send, sentenceOf } from "./send";

interface Props {
  overview: Overview | undefined;
  failure: string | undefined;
  /** The file whose form is open. The panel does not list the draft of this form, because the form itself says that it is not saved. */
  path: string | undefined;
}

export const problemsId = "foot";

const counted = (count: number, one: string, several: string) =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${several}`];

/** Returns the summary of the panel: the numbers of problems, unsaved forms and unused files. */
const summaryOf = (problems: number, drafts: number, unused: number): string =>
  [
    ...counted(problems, "thing to correct", "things to correct"),
    ...counted(drafts, "form not saved", "forms not saved"),
    ...counted(unused, "file that no page uses", "files that no page uses"),
  ].join(", ");

export function ProblemsPanel({ overview, failure, path }: Props) {
  const [answer, setAnswer] = useState("");
  const [isOpen, setOpen] = useState(() => !isSmallWindow());
  const { drafts = [], problems = [] } = overview ?? {};
  // A file that somebody is adding in a form does not count as unused, although no field contains it yet. For example, it may be in the
  // dialog of a picture.
  const unused = (overview?.unused ?? []).filter((file) => !isAddedInForm(file));
  const others = drafts.filter((draft) => draft.path !== path && !draft.isHeldBack);
  const lines = [
    ...problems.map((problem) => (
      <li key={problem.sentence}>
        <Problem {...problem} />
      </li>
    )),
    ...others.map((draft) => (
      <li key={`${draft.address} ${draft.form}`}>
        <DraftLink {...draft} />: typed {momentOf(draft.when)}, not saved yet.
      </li>
    )),
    ...unused.map((file) => (
      <Unused key={file} file={file} refused={(error) => setAnswer(sentenceOf(error))} />
    )),
  ];
  return (
    <section
      id={problemsId}
      tabIndex={-1}
      role="status"
      aria-label="Problems in the content"
      className={problems.length > 0 ? "wrong" : ""}
    >
      {failure !== undefined && <p>{failure}</p>}
      {lines.length > 0 && (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{summaryOf(countPlaces(problems), others.length, unused.length)}</summary>
          <ul>{lines}</ul>
        </details>
      )}
      {answer}
    </section>
  );
}

/**
 * A picture or document that no content uses, with a button that deletes it. Somebody may have added the file by mistake, and once it is
 * shared, everybody has it for ever.
 */
function Unused({ file, refused }: { file: string; refused: (error: unknown) => void }) {
  const [isAsked, setAsked] = useState(false);
  const button = useId();
  const keep = () => {
    setAsked(false);
    focusAfterRender(button);
  };
  const remove = () => void send("deleteFile", { path: file }).catch(refused);
  const name = file.replace(/^.*\//, "");
  return (
    <li>
      {name}: no page uses this file.{" "}
      {isAsked ? (
        <ConfirmPrompt text={`Delete ${name}?`} keep={keep}>
          <button type="button" onClick={remove}>
            Delete it
          </button>
        </ConfirmPrompt>
      ) : (
        <button type="button" id={button} className="quiet" onClick={() => setAsked(true)}>
          Delete the file
        </button>
      )}
    </li>
  );
}
