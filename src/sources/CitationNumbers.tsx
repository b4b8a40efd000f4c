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
 * Returns an entry's citations with their numbers on the page, and whether each is the page's first citation of its source. In a browser, a
 * number is undefined while the page has none: `gatsby develop` may deliver a new entry before the page's new list of sources.
 * @throws in the build, if the page has no number for a citation, because the entry's kind does not name the page in `shownOn`
 */
function useNumbered(sources: Props["sources"]) {
  const all = useContext(CitedSources);
  return sources.map((source) => {
    const index = all.findIndex(({ written }) => written === source.written);
    if (index === -1 && typeof window === "undefined")
      throw new Error(
        `The page has no number for the citation at ${source.at}. Add shownOn to the kind of this entry.`,
      );
    const number = index === -1 ? undefined : index + 1;
    return { ...source, number, isFirst: all[index]?.firstAt === source.at };
  });
}

/** The citation numbers after a text that is not Markdown. gatsby-node/sections.ts adds the numbers in Markdown. */
export function CitationNumbers({ sources }: Props) {
  const numbered = useNumbered(sources).flatMap(({ number, ...source }) =>
    number === undefined ? [] : { ...source, number },
  );
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
      {numbered.map(({ at, name, number, isFirst }, index) => {
        const link = number !== undefined && citationLink({ number, isFirst });
        return (
          <Fragment key={at}>
            {index > 0 ? "; " : heading}
            {link ? (
              <a href={link.href} id={link.id}>
                {`${name} [${number}]`}
              </a>
            ) : (
              name
            )}
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
