import { graphql } from "gatsby";
import type { ReactNode } from "react";

interface Props {
  update: Queries.UpdateFragment;
  /** What is shown between the day and the sentence. */
  children?: ReactNode;
}

/** Matches the end of words that need a full stop. */
const unfinished = /(?<![.?!…])$/;

/** One change of a page: its day, what was changed, the sentence about it, and the words that a correction replaced. */
export function UpdateText({ update: { on, day, text, was, now, isHidden }, children }: Props) {
  return (
    <>
      <time dateTime={on}>{day}</time>. {children}
      {text}
      {was !== null && (
        <>
          {" It said: "}
          <del>{was.replace(unfinished, ".")}</del>
        </>
      )}
      {isHidden && " What it said is not repeated here, since that would do harm."}
      {now !== null && (
        <>
          {" It says now: "}
          <ins>{now.replace(unfinished, ".")}</ins>
        </>
      )}
    </>
  );
}

export const query = graphql`
  fragment Update on Update {
    on
    day
    text
    isCorrection
    was
    now
    isHidden
    entry
    path
    page
  }
`;
