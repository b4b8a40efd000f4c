import { graphql } from "gatsby";
import { Fragment } from "react";
import { sourceId } from "../lib/citationIds";
import { citationLink } from "../lib/linkProps";

interface Props {
  sources: readonly Queries.CitationFragment[];
}

/** The numbers of a text's sources, shown after a text that is not Markdown; gatsby-node/htmlTree.ts adds those in Markdown. */
export const CitationNumbers = ({ sources }: Props) =>
  sources.length > 0 && (
    <sup>
      {sources.map((source) => (
        <a key={source.id} {...citationLink(source)}>{`[${source.number}]`}</a>
      ))}
    </sup>
  );

/** A line that names the sources of a card, each with its number; renders nothing for a card without sources. */
export function CardSources({ sources }: Props) {
  if (sources.length === 0) return null;
  const heading = sources.length === 1 ? "Source: " : "Sources: ";
  return (
    <p className="fine-print">
      {sources.map(({ number, id, name }, index) => (
        <Fragment key={id}>
          {index > 0 ? "; " : heading}
          <a href={`#${sourceId(number)}`} id={id}>
            {`${name} [${number}]`}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

export const query = graphql`
  fragment Citation on Citation {
    number
    id
    name
  }
`;
