import { graphql } from "gatsby";
import { Fragment, type ReactNode } from "react";
import { correctionSentences } from "../lib/correction";
import { builtPaths } from "../lib/paths";
import { Heading, RuledBlock } from "./Heading";

/** The id of the list of a page's changes. */
export const updatesId = "updates_list";

interface Props {
  /** The changes, of which the newest is first. */
  updates: readonly Queries.UpdateFragment[];
}

/**
 * The line at the top of a page with the day of its last change, and a link to the list of all its changes. The component renders nothing
 * for a page without changes.
 */
export function LastUpdated({ updates: [newest] }: Props) {
  if (newest === undefined) return null;
  return (
    <p className="fine-print">
      Last updated <time dateTime={newest.on}>{newest.day}</time>.{" "}
      <a href={`#${updatesId}`}>What has changed</a>
    </p>
  );
}

interface UpdateTextProps {
  update: Queries.UpdateFragment;
  /** Content between the day and the sentence, for example a link to the changed entry. */
  children?: ReactNode;
}

/** One change: its day, `children`, the sentence about the change, and the words that a correction removed or added. */
function UpdateText({ update, children }: UpdateTextProps) {
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

/** The list of a page's changes, at the end of the page. The component renders nothing for a page without changes. */
export function PageUpdates({ updates }: Props) {
  if (updates.length === 0) return null;
  return (
    <section aria-labelledby={updatesId} sx={{ variant: "cards.ruled" }}>
      <Heading id={updatesId} sx={{ fontSize: "h3", mb: 3 }}>
        Updates to this page
      </Heading>
      <ul sx={{ variant: "text.notes" }}>
        {updates.map((update, index) => (
          <li key={index}>
            <UpdateText update={update}>
              {update.isCorrection && <strong>Correction. </strong>}
              {update.entry !== null && (
                <>
                  <a href={update.path}>{update.entry}</a>:{" "}
                </>
              )}
            </UpdateText>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The list of all corrections of the site, with a link to the feed. The component renders nothing for a site without changes. */
export function Corrections({ updates }: Props) {
  if (updates.length === 0) return null;
  const corrections = updates.filter(({ isCorrection }) => isCorrection);
  return (
    <RuledBlock id="corrections_list" title={corrections.length > 0 ? "Corrections" : "Updates"}>
      {corrections.length > 0 && (
        <ul sx={{ variant: "text.notes" }}>
          {corrections.map((update, index) => (
            <li key={index}>
              <UpdateText update={update}>
                <a href={update.path}>
                  {update.entry === null ? update.pageTitle : `${update.pageTitle}: ${update.entry}`}
                </a>
                :{" "}
              </UpdateText>
            </li>
          ))}
        </ul>
      )}
      <p sx={{ maxWidth: "measure" }}>
        A feed reader can show you all important changes to this site:{" "}
        <a href={builtPaths.updates}>feed of updates</a>.
      </p>
    </RuledBlock>
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
    pageTitle
  }
`;
