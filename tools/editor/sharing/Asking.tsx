/** The dialog for sharing and taking back, one step at a time. */
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { Answered, SharingResponse } from "../sharingActions";
import { sentenceOf } from "../page/send";
import { Conflicts, type ConflictWords } from "./Conflicts";

/** The texts of the dialog for one of its two uses. */
export interface Words extends ConflictWords {
  title: string;
  /** The status while waiting for the server. */
  waiting: string;
  /** The heading above refusals. */
  failed: string;
}

interface DialogProps {
  title: string;
  close: () => void;
  children: ReactNode;
}

export function Dialog({ title, close, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // Each step begins with its heading.
  useEffect(() => heading.current?.focus(), [title]);
  return (
    <dialog ref={dialog} aria-labelledby="dialog-title" onClose={close}>
      <h1 id="dialog-title" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <div className="step">{children}</div>
      <form method="dialog">
        <button>Close</button>
      </form>
    </dialog>
  );
}

interface Props<Done> {
  words: Words;
  ask: (entered: Answered) => Promise<SharingResponse<Done>>;
  /** The heading and the content of the outcome. */
  done: (result: Done) => { title: string; body: ReactNode };
  close: () => void;
}

/** Sends a request and asks for whatever the server still needs, until it succeeds or fails. */
export function Asking<Done>({ words, ask, done, close }: Props<Done>) {
  const [entered, setEntered] = useState<Answered>({ answers: [] });
  const [response, setResponse] = useState<SharingResponse<Done>>();
  const request = useRef(ask);
  useEffect(() => {
    setResponse(undefined);
    request
      .current(entered)
      .then(setResponse, (error: unknown) => setResponse({ is: "refusals", lines: [sentenceOf(error)] }));
  }, [entered]);
  const step = () => {
    if (!response) return { title: words.title, body: <p role="status">{words.waiting}</p> };
    if (response.is === "done") return done(response.done);
    if (response.is === "name")
      return {
        title: words.title,
        body: <NameForm enter={(name) => setEntered({ ...entered, name })} goOn={words.goOn} />,
      };
    if (response.is === "conflicts") {
      const choose = (more: Answered["answers"]) =>
        setEntered({ ...entered, answers: [...entered.answers, ...more] });
      return {
        title: words.title,
        body: <Conflicts {...{ words, choose }} conflicts={response.conflicts} />,
      };
    }
    return { title: words.failed, body: <Lines lines={response.lines} /> };
  };
  const { title, body } = step();
  return <Dialog {...{ title, close }}>{body}</Dialog>;
}

export const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

function NameForm({ enter, goOn }: { enter: (name: string) => void; goOn: string }) {
  const [name, setName] = useState("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== "") enter(name);
      }}
    >
      <label htmlFor="own-name">Your name, as others will see it next to your changes</label>
      <input
        id="own-name"
        autoComplete="name"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <button className="main">{goOn}</button>
    </form>
  );
}
