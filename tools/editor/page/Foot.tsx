/** What was typed and not saved, mistakes in the content, and pictures that nothing uses; each with what can be done about it. */
import { useState } from "react";
import { momentOf } from "../forms/shownDate";
import type { Overview } from "../overview";
import { Problem } from "./Problems";
import { send, sentenceOf } from "./send";

interface Props {
  overview: Overview | undefined;
  failure: string | undefined;
  /** The file whose form is open, which says itself what is not saved. */
  path: string | undefined;
}

export const footId = "foot";

export function Foot({ overview, failure, path }: Props) {
  const [answer, setAnswer] = useState("");
  const { drafts = [], problems = [], unused = [] } = overview ?? {};
  const others = drafts.filter((draft) => draft.path !== path);
  const lines = [
    ...(failure === undefined ? [] : [<li key="failure">{failure}</li>]),
    ...problems.map((problem) => (
      <li key={problem.sentence}>
        <Problem {...problem} />
      </li>
    )),
    ...others.map(({ name, when, address, form }) => (
      <li key={`${address} ${form ?? ""}`}>
        <a href={address}>{name}</a>: typed {momentOf(when)}, not saved yet.
      </li>
    )),
    ...unused.map((file) => (
      <Unused key={file} file={file} refused={(error) => setAnswer(sentenceOf(error))} />
    )),
  ];
  return (
    <section
      id={footId}
      tabIndex={-1}
      role="status"
      aria-label="Problems in the content"
      className={problems.length > 0 ? "wrong" : ""}
    >
      {lines.length > 0 && <ul>{lines}</ul>}
      {answer}
    </section>
  );
}

/** A picture or document that nothing uses, which somebody may have added by mistake: once shared, everybody has it for ever. */
function Unused({ file, refused }: { file: string; refused: (error: unknown) => void }) {
  const [isAsked, setAsked] = useState(false);
  const remove = () => void send("deleteFile", { path: file }).catch(refused);
  return (
    <li>
      {file}: no page uses this file.{" "}
      <button type="button" className="quiet" onClick={isAsked ? remove : () => setAsked(true)}>
        {isAsked ? "Yes, delete the file" : "Delete the file"}
      </button>
    </li>
  );
}
