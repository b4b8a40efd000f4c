import { graphql } from "gatsby";
import { Fragment, type ReactNode } from "react";
import { correctionSentences } from "../lib/correction";

interface Props {
  update: Queries.UpdateFragment;
  /** What is shown between the day and the sentence. */
  children?: ReactNode;
}

/** One change of a page: its day, what was changed, the sentence about it, and the words that a correction replaced. */
export function UpdateText({ update, children }: Props) {
  const { on, day, text } = update;
  return (
    <>
      <time dateTime={on}>{day}</time>. {children}
      {text}
      {correctionSentences(update).map(({ says, as: Element, words }) => (
        <Fragment key={says}>
          {Element ? ` ${says} ` : ` ${says}`}
          {Element && <Element>{words}</Element>}
        </Fragment>
      ))}
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
