import { graphql } from "gatsby";
import type { ReactNode } from "react";

interface Props {
  update: Queries.UpdateFragment;
  /** What is shown between the day and the sentence. */
  children?: ReactNode;
}

/** One change of a page: its day, what was changed, and the sentence about it. */
export function UpdateText({ update: { on, day, text }, children }: Props) {
  return (
    <>
      <time dateTime={on}>{day}</time>. {children}
      {text}
    </>
  );
}

export const query = graphql`
  fragment Update on Update {
    on
    day
    text
    isCorrection
    entry
    path
    page
  }
`;
