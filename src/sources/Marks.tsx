import { createContext, Fragment, useContext } from "react";
import { sourceId } from "../lib/citationIds";
import { nameOf } from "./nameOf";
import type { Mark } from "./toReferences";

type Citation = Queries.CitationFragment;

/** The marks of every list of sources on the page that is shown. */
export const PageMarks = createContext<ReadonlyMap<readonly Citation[], readonly Mark<Citation>[]>>(
  new Map(),
);

/** The numbers of the sources of a text that is not Markdown, shown after it, as in Markdown (gatsby-node/citedSources.ts). */
export function Marks({ sources }: { sources: readonly Citation[] }) {
  return useContext(PageMarks)
    .get(sources)
    ?.map(({ number, id }, index) => (
      <sup key={index}>
        <a href={`#${sourceId(number)}`} id={id} aria-label={`Source ${number}`}>
          {`[${number}]`}
        </a>
      </sup>
    ));
}

/** A line that names the sources of a card, each with its number. Shows nothing where there are none. */
export function CardSources({ sources }: { sources: readonly Citation[] }) {
  const marks = useContext(PageMarks).get(sources);
  if (!marks || marks.length === 0) return null;
  const heading = marks.length === 1 ? "Source: " : "Sources: ";
  return (
    <p className="fine-print">
      {marks.map((mark, index) => (
        <Fragment key={index}>
          {index > 0 ? "; " : heading}
          <a href={`#${sourceId(mark.number)}`} id={mark.id}>
            {`${nameOf(mark.citation)} [${mark.number}]`}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
