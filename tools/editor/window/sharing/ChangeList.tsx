/** The list of changes: the changes that the next share will send, and the changes that the last share received. */
import { useId, useState } from "react";
import { resultLines, type ShareResult } from "../../../sharing/shareResult";
import { focusIfLost } from "../forms/focusAfterRender";
import type { Overview } from "../../server/overview";
import { DraftLink } from "../DraftLink";
import { send } from "../send";
import { StillElsewhere } from "../StillElsewhere";
import { useServerData } from "../useServerData";
import { RequestDialog, Lines, type Texts } from "./RequestDialog";
import { FileChanges } from "../../common/Changes";
import { News, useNews } from "./News";
import { ChangedFile } from "./ChangedFile";
import { TakeBack } from "./TakeBack";

const texts: Texts = {
  title: "Share your changes",
  goOn: "Share",
  waiting: "Sharing your changes. This may take a minute…",
  failed: "Nothing has been shared yet",
  unknown: "It is not known whether your changes were shared",
  repeat: "Then share again. The editor finds out which changes were already sent.",
  retry: "Select Share again when you have corrected everything in this list.",
  conflicted: "You and somebody else changed the same place. Choose the wording to keep.",
  mine: "Your wording",
  theirs: (author) => `The wording of ${author || "somebody else"}`,
  keep: { mine: "Keep mine", theirs: "Keep theirs" },
};

function buttonFor(count: number): string {
  if (count === 0) return "Receive the changes of others";
  return count === 1 ? "Share this change" : `Share these ${count} changes`;
}

interface FormsNoticeProps {
  /** The sentence that comes before the list of forms, with a space at its end. */
  before?: string;
  /** The kind of the changes that the forms have. */
  what: string;
  drafts: Overview["drafts"];
}

/** A notice with links to forms whose changes the next share does not send. */
const FormsNotice = ({ before = "", what, drafts }: FormsNoticeProps) =>
  drafts.length > 0 && (
    <p className="notice">
      {before}
      {drafts.length === 1 ? "This form has" : "These forms have"} {what}:{" "}
      {drafts.map((draft, index) => (
        <span key={`${draft.address} ${draft.form}`}>
          {index > 0 && ", "}
          <DraftLink {...draft} />
        </span>
      ))}
    </p>
  );

interface Props {
  title: string;
  overview: Overview | undefined;
  isDue: boolean;
}

export function ChangeList({ title, overview, isDue }: Props) {
  const { answer, failure, isReloading } = useServerData("changeList", isDue);
  const { news } = useNews(answer !== undefined) ?? {};
  const { answer: still } = useServerData("stillUnshared", answer !== undefined);
  const [isSharing, setSharing] = useState(false);
  // The files whose changes are being undone. The section of a file cannot contain this state, because the section disappears when the
  // change is undone, while the dialog still shows the result.
  const [taking, setTaking] = useState<string[]>();
  const [status, setStatus] = useState("");
  const heading = useId();
  const done = (text: string) => {
    setStatus(text);
    // The button that was selected has disappeared, so the heading gets the focus instead.
    document.getElementById(heading)?.focus();
  };
  const list = answer?.type === "done" ? answer.done : undefined;
  const received = list?.received;
  const { drafts = [] } = overview ?? {};
  const typed = drafts.filter(({ isHeldBack }) => !isHeldBack);
  const heldBack = drafts.filter(({ isHeldBack }) => isHeldBack);
  return (
    <div className="sheet">
      <div className="form-bar">
        <h1 id={heading} ref={focusIfLost} tabIndex={-1}>
          {title}
        </h1>
        <p role="status" aria-label="What is shared">
          {status} {(!answer || isReloading) && !failure && "Comparing with the shared version…"}{" "}
          {!isReloading && list?.changes.length === 0 && "You have no changes to share."}
        </p>
        {list && (
          <button
            type="button"
            className="main"
            // A button with `disabled` would lose the focus. While the list is reloaded, it shows changes that are shared or held back already.
            aria-disabled={isReloading}
            onClick={() => !isReloading && setSharing(true)}
          >
            {buttonFor(list.changes.length)}
          </button>
        )}
      </div>
      {failure !== undefined && <p role="alert">{failure}</p>}
      {answer?.type === "refusals" && <Lines lines={answer.lines} />}
      {list && list.changes.length > 0 && (
        <p>
          Everybody who works on the site receives these changes. On some sites, they go online by themselves
          after a few minutes. On others, somebody must publish them.
        </p>
      )}
      <FormsNotice before="Only saved changes are shared. " what="unsaved changes" drafts={typed} />
      <FormsNotice what="changes that you hold back from sharing" drafts={heldBack} />
      {still && list && list.changes.length > 0 && <StillElsewhere still={still} />}
      {list?.changes.map((change) => (
        <ChangedFile
          key={change.file}
          change={change}
          done={done}
          base={list.base}
          takeBack={setTaking}
          isOutdated={isReloading}
        />
      ))}
      {news && <News news={news} />}
      {received && received.changes.length > 0 && (
        <details>
          <summary>What you received when you last shared</summary>
          <FileChanges files={received.changes} versions={received.versions} />
        </details>
      )}
      {taking && <TakeBack close={() => setTaking(undefined)} chosen={{ id: "unshared", files: taking }} />}
      {isSharing && (
        <RequestDialog
          texts={texts}
          close={() => setSharing(false)}
          ask={(entered) => send("share", { ...entered, shown: list?.tree })}
          done={(shared: ShareResult) => ({
            title: "Up to date with everybody else",
            body: <Lines lines={resultLines(shared)} />,
          })}
        />
      )}
    </div>
  );
}
