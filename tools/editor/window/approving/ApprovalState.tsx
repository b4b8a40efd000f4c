/**
 * A notice at the top of the form of a testimony or page. It says whether the testimony or page is approved, and contains the buttons for
 * the next step.
 */
import { useEffect, useState, type ReactNode } from "react";
import type { Answer } from "../../server/actions";
import { Notice } from "../Notice";
import { changed, send } from "../send";

/** The approvals of a file, with the state of each. */
export type States = Answer<"fileApprovals">;

/**
 * Returns the sentence that tells the user whether a page or testimony is approved. A page is approved by a reader, and a testimony by its
 * writer.
 */
function sentenceOf({ field, sentence, state: { by, on = "", type } }: States[number]): string {
  const isReview = field === "reviewed";
  if (type === "approved")
    return isReview ? `Read and approved by ${by} on ${on}.` : `Approved by ${by} on ${on}.`;
  if (type === "missing") return sentence ?? "";
  const again = isReview ? "Have it read again" : "Ask again";
  return `${by} approved an earlier version on ${on}. It has changed since. ${again}: send a new review copy, then record the answer.`;
}

interface Props {
  path: string;
  /**
   * The states of the approvals when the form was opened. The form is shown only when these states are known, because a notice that
   * appeared later would move the fields under the pointer. A new page does not have approvals yet, so the list stays empty until the form
   * is opened again after the first save.
   */
  first: States;
  /** The buttons that make a review copy and record an approval. */
  children: ReactNode;
}

export function ApprovalState({ path, first, children }: Props) {
  const [states, setStates] = useState(first);
  // When the form is opened again, it may for a moment be rendered with the former states. This effect replaces them as soon as `first`
  // contains the new states.
  useEffect(() => setStates(first), [first]);
  useEffect(() => {
    let isShown = true;
    const ask = () =>
      void send("fileApprovals", { path }).then(
        (found) => isShown && setStates(found),
        () => undefined,
      );
    addEventListener(changed, ask);
    return () => {
      isShown = false;
      removeEventListener(changed, ask);
    };
  }, [path]);
  if (states.length === 0) return null;
  const isDue = states.some(({ state }) => state.type !== "approved");
  return (
    <Notice label="Approval" isWrong={isDue} isUnfolded={isDue} sentence={states.map(sentenceOf).join(" ")}>
      <div className="approval">{children}</div>
    </Notice>
  );
}
