import { graphql } from "gatsby";
import { createContext, Fragment, useContext } from "react";
import { citationLink } from "../lib/linkProps";

/** The sources that the page cites, in the order of their numbers. */
export const CitedSources = createContext<
  readonly Pick<Queries.CitedSourceFragment, "written" | "firstAt">[]
>([]);

interface Props {
  sources: readonly Queries.CitationFragment[];
}

/**
 * Returns an entry's citations with their numbers on the page, and whether each is the page's first citation of its source.
 * @throws if the page has no number for a citation, because the entry's kind does not name the page in `shownOn`
 */
function useNumbered(sources: Props["sources"]) {
  const all = useContext(CitedSources);
  return sources.map((source) => {
    const index = all.findIndex(({ written }) => written === source.written);
    if (index === -1)
      throw new Error(
        `The page has no number for the citation at ${source.at}. Add shownOn to the kind of this entry.`,
      );
    return { ...source, number: index + 1, isFirst: all[index]?.firstAt === source.at };
  });
}

/** The citation numbers after a text that is not Markdown. gatsby-node/sections.ts adds the numbers in Markdown. */
export function CitationNumbers({ sources }: Props) {
  const numbered = useNumbered(sources);
  return (
    numbered.length > 0 && (
      <sup>
        {numbered.map((source) => (
          <a key={source.at} {...citationLink(source)}>{`[${source.number}]`}</a>
        ))}
      </sup>
    )
  );
}

/** A line with the names of a card's sources, each with its number. It renders nothing for a card without sources. */
export function CardSources({ sources }: Props) {
  const numbered = useNumbered(sources);
  if (numbered.length === 0) return null;
  const heading = numbered.length === 1 ? "Source: " : "Sources: ";
  return (
    <p className="fine-print">
      {numbered.map((source, index) => {
        const { href, id } = citationLink(source);
        return (
          <Fragment key={source.at}>
            {index > 0 ? "; " : heading}
            <a href={href} id={id}>
              {`${source.name} [${source.number}]`}
            </a>
          </Fragment>
        );
      })}
    </p>
  );
}

export const query = graphql`
  fragment Citation on Citation {
    at
    written
    name
  }
`;
