/** The dialog for sharing and undoing, one step at a time. */
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { ShownProblem } from "../../common/requestError";
import { Dialog, Input } from "../Dialog";
import { Problems } from "../Problems";
import { follow } from "../router";
import { sentenceOf } from "../send";
import type { Answered, SharingResponse } from "../../server/sharingActions";
import { Conflicts, forgetAnswers, type ConflictTexts } from "./Conflicts";

/** The texts of the dialog. Sharing and undoing have different texts. */
export interface Texts extends ConflictTexts {
  title: string;
  waiting: string;
  /**
   * The heading above the reasons why nothing was done. `unknown` is the heading if it is not known whether the request was carried out.
   */
  failed: string;
  unknown: string;
  /** The advice that follows `unknown` and the reason why no response has arrived. */
  repeat?: string;
  /** The last sentence below problems that must be corrected first. The sentence says what to select after the correction. */
  retry: string;
}

interface Props<Done> {
  texts: Texts;
  ask: (entered: Answered) => Promise<SharingResponse<Done>>;
  /** True if the request changes nothing, so the dialog can be closed before the response. */
  isReading?: boolean;
  /** Returns the heading and the content that the dialog shows after a successful request. */
  done: (result: Done) => { title: string; body: ReactNode };
  close: () => void;
}

/** Sends a request and asks the questions that the server returns, until the request succeeds or fails. */
export function RequestDialog<Done>({ texts, ask, isReading = false, done, close }: Props<Done>) {
  const [entered, setEntered] = useState<Answered>({ answers: [] });
  const [response, setResponse] = useState<SharingResponse<Done>>();
  const request = useRef(ask);
  const { repeat } = texts;
  useEffect(() => {
    setResponse(undefined);
    request.current(entered).then(
      (response) => {
        if (response.type === "done") forgetAnswers(entered.answers);
        setResponse(response);
      },
      (error: unknown) => {
        const lines = [sentenceOf(error), ...(repeat === undefined ? [] : [repeat])];
        setResponse({ type: "unknown", lines });
      },
    );
  }, [entered, repeat]);
  const outcome = response?.type === "done" ? done(response.done) : undefined;
  const headings = { refusals: texts.failed, unknown: texts.unknown };
  const isRefused = response?.type === "refusals" || response?.type === "unknown";
  const title = outcome?.title ?? (isRefused ? headings[response.type] : texts.title);
  return (
    <Dialog title={title} close={close} step={response?.type} isBusy={!response && !isReading}>
      {!response && <p role="status">{texts.waiting}</p>}
      {outcome?.body}
      {outcome && (
        <p className="dialog-foot">
          <button type="button" className="main" onClick={close}>
            Done
          </button>
        </p>
      )}
      {response?.type === "name" && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const [input] = event.currentTarget.getElementsByTagName("input");
            setEntered({ ...entered, name: input?.value });
          }}
        >
          <Input label="Your name, as others will see it next to your changes" autoComplete="name" required />
          <button className="main">{texts.goOn}</button>
        </form>
      )}
      {response?.type === "conflicts" && (
        <Conflicts
          texts={texts}
          conflicts={response.conflicts}
          choose={(more) => setEntered({ ...entered, answers: [...entered.answers, ...more] })}
        />
      )}
      {response?.type === "personalData" && (
        <>
          <p role="alert">{response.headline}</p>
          <LinkedProblems problems={response.problems} close={close} />
          <p className="dialog-foot">
            <button type="button" className="main" onClick={goToFirst(response.problems, close)}>
              Go back and remove them
            </button>
            <button type="button" onClick={() => setEntered({ ...entered, confirmedId: response.id })}>
              Share anyway
            </button>
          </p>
        </>
      )}
      {isRefused && <Refusals {...response} retry={texts.retry} close={close} />}
    </Dialog>
  );
}

/** Returns a function that closes the dialog and goes to the first place that a form shows. */
const goToFirst = (problems: readonly ShownProblem[], close: () => void) => () => {
  close();
  const first = problems.flatMap(({ places }) => places).find(({ address }) => address !== undefined);
  if (first?.address !== undefined) follow(first.address, first.snippet);
};

interface RefusalsProps {
  lines: readonly string[];
  problems?: readonly ShownProblem[];
  retry: string;
  close: () => void;
}

/** Problems with links to their fields. A link also closes the dialog, because the dialog would cover the field. */
const LinkedProblems = ({ problems, close }: { problems: readonly ShownProblem[]; close: () => void }) => (
  // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its links also work with the keyboard
  <div onClick={({ target }) => target instanceof Element && target.closest("a") && close()}>
    <Problems problems={problems} />
  </div>
);

/** The reasons why nothing was done. */
function Refusals({ lines, problems = [], retry, close }: RefusalsProps) {
  const count = problems.reduce((sum, { places }) => sum + places.length, 0);
  const correct = count === 1 ? "Correct this place first:" : `Correct these ${count} places first:`;
  return (
    <>
      <Lines lines={lines} />
      {problems.length > 0 && (
        <>
          <p>{correct}</p>
          <LinkedProblems problems={problems} close={close} />
          <p>Your work is safe on this computer. {retry}</p>
        </>
      )}
      <p className="dialog-foot">
        <button type="button" onClick={close}>
          Close
        </button>
      </p>
    </>
  );
}

export const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
